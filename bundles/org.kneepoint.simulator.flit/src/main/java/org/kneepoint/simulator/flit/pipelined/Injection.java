// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.Credits;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Routes;
import org.kneepoint.simulator.flit.kernel.Sources;
import org.kneepoint.simulator.flit.kernel.TimerWheel;
import org.kneepoint.simulator.flit.kernel.Wiring;

/** Sends packets from the source queues, one flit per terminal and cycle, one packet at a time. */
final class Injection {
    private static final int NONE = -1;

    private final Clock now;
    private final Packets packets;
    private final Sources sources;
    private final Routes routes;
    private final HandOver handOver;
    private final TimerWheel flits;
    private final TimerWheel headers;
    private final IndexSet active;
    private final int terminals;
    private final int vcs;
    private final int shift;
    private final int delay;

    /** Packet that is being sent, or NONE, by terminal. */
    private final int[] packet;

    /** Flits of it that have not yet left. */
    private final int[] left;

    /** Virtual channel that it takes, or that the last one took. */
    private final int[] vc;

    /** Credits of the virtual channels of terminal t, from t shifted on. */
    private final Credits credits;

    /** First lane of the router to which a terminal sends, and its region. */
    private final int[] end;

    private final int[] region;

    /** Flits of the packets that have begun to enter, by terminal. */
    private final long[] begun;

    private long flitsEntered;

    Injection(RouterState state, RouterContext context) {
        now = state.now;
        packets = state.packets;
        sources = context.sources();
        routes = context.routes();
        handOver = state.handOver;
        flits = state.events.flits;
        headers = state.events.headers;
        Wiring wiring = state.wiring;
        terminals = wiring.terminals;
        vcs = state.layout.vcs;
        shift = state.layout.shift;
        delay = state.rules.delays().entering();
        active = new IndexSet(terminals);
        packet = filled(terminals, NONE);
        left = new int[terminals];
        begun = new long[terminals];
        vc = filled(terminals, vcs - 1);
        credits = new Credits(terminals << shift, state.flow.buffer());
        end = new int[terminals];
        region = new int[terminals];
        for (int t = 0; t < terminals; t++) {
            end[t] = wiring.entry[t] << shift;
            region[t] = state.regions.of(wiring.router[wiring.entry[t]]);
        }
    }

    private static int[] filled(int size, int value) {
        int[] array = new int[size];
        Arrays.fill(array, value);
        return array;
    }

    /** A terminal has something to send. */
    void wake(int terminal) {
        active.add(terminal);
    }

    /** Credits have come: virtual channels of terminals. */
    void credits(int[] lanes) {
        for (int i = 1; i <= lanes[0]; i++) {
            credits.give(lanes[i]);
            int terminal = lanes[i] >> shift;
            if (packet[terminal] != NONE || sources.first(terminal) >= 0) {
                active.add(terminal);
            }
        }
        lanes[0] = 0;
    }

    /** Returns whether no terminal can send. */
    boolean isIdle() {
        return active.isEmpty();
    }

    /** Lets every terminal send that can. */
    void run() {
        for (int t = active.next(0); t >= 0; t = active.next(t + 1)) {
            if (!send(t)) {
                active.remove(t);
            }
        }
    }

    /** Sends a flit if possible; returns whether to try again in the next cycle. */
    private boolean send(int t) {
        if (packet[t] == NONE) {
            return start(t);
        }
        int lane = t << shift | vc[t];
        if (credits.of(lane) == 0) {
            return false;
        }
        credits.take(lane);
        flits.add(now.cycle + delay, region[t], end[t] | vc[t]);
        return advance(t);
    }

    private boolean start(int t) {
        int first = sources.first(t);
        if (first < 0) {
            return false;
        }
        int chosen = choose(t, handOver.room(first));
        if (chosen == NONE) {
            return false;
        }
        sources.take(t, now.cycle);
        routes.start(first);
        flitsEntered += packets.length[first];
        begun[t] += packets.length[first];
        packet[t] = first;
        left[t] = packets.length[first];
        vc[t] = chosen;
        credits.take(t << shift | chosen);
        headers.add(now.cycle + delay, region[t], end[t] | chosen, first);
        return advance(t);
    }

    /** Returns the next virtual channel in turn that has room, or NONE. */
    private int choose(int t, int room) {
        int next = vc[t];
        for (int i = 0; i < vcs; i++) {
            next = next + 1 == vcs ? 0 : next + 1;
            if (credits.of(t << shift | next) >= room) {
                return next;
            }
        }
        return NONE;
    }

    private boolean advance(int t) {
        if (--left[t] > 0) {
            return true;
        }
        sources.entered(packet[t], now.cycle);
        packet[t] = NONE;
        return sources.first(t) >= 0;
    }

    /** Returns the flits of the packets that have entered or begun to. */
    long flitsEntered() {
        return flitsEntered;
    }

    /** Returns the flits that a terminal has sent. */
    long sent(int t) {
        return begun[t] - (packet[t] == NONE ? 0 : left[t]);
    }

    /** Returns the flits that have yet to leave of the packets that have begun to enter. */
    long flitsLeft() {
        long sum = 0;
        for (int t = 0; t < terminals; t++) {
            sum += packet[t] == NONE ? 0 : left[t];
        }
        return sum;
    }

    /** Returns the credits of a virtual channel of a terminal. */
    int credits(int terminal, int vc) {
        return credits.of(terminal << shift | vc);
    }
}
