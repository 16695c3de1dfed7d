// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.CreditCounters;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.PacketSources;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Injects packets from the source queues: one flit per terminal and cycle, one packet at a time.
 */
final class PipelinedInjection {
    private static final int NONE = -1;

    private final Clock clock;
    private final PacketPool packets;
    private final PacketSources sources;
    private final PacketRouting routes;
    private final VcReallocationPolicy reallocationPolicy;
    private final TimerWheel flits;
    private final TimerWheel headers;
    private final IndexSet activeTerminals;
    private final int terminals;
    private final int vcs;
    private final int shift;
    private final int delay;
    private final SwitchSettings crossbar;

    /** Router cycle in which the flits injected now arrive. */
    private long arrival;

    /** Packet being injected, or NONE, by terminal. */
    private final int[] packet;

    /** Its remaining flits. */
    private final int[] remaining;

    /** Its virtual channel, or that of the last packet. */
    private final int[] vc;

    /** Credits of the virtual channels of terminal t, from {@code t << shift} on. */
    private final CreditCounters credits;

    /** First input VC of the injection port of a terminal, and its region. */
    private final int[] routerVcs;

    private final int[] region;

    /** Flits of the packets whose injection has started, by terminal. */
    private final long[] flitsStarted;

    /** Terminals that wait for a credit. */
    private int starved;

    private long flitsInjected;

    PipelinedInjection(PipelinedRouterState state, RouterContext context) {
        clock = state.channelClock;
        crossbar = state.settings.crossbar();
        packets = state.packets;
        sources = context.sources();
        routes = context.routes();
        reallocationPolicy = state.reallocationPolicy;
        flits = state.events.flits;
        headers = state.events.headers;
        NetworkWiring wiring = state.wiring;
        terminals = wiring.terminals;
        vcs = state.numbering.vcs;
        shift = state.numbering.shift;
        delay = state.settings.delays().injectionDelay();
        activeTerminals = new IndexSet(terminals);
        packet = filled(terminals, NONE);
        remaining = new int[terminals];
        flitsStarted = new long[terminals];
        vc = filled(terminals, vcs - 1);
        credits = new CreditCounters(terminals << shift, state.flow.buffer());
        routerVcs = new int[terminals];
        region = new int[terminals];
        for (int t = 0; t < terminals; t++) {
            routerVcs[t] = wiring.injectionPort[t] << shift;
            region[t] = state.regions.of(wiring.router[wiring.injectionPort[t]]);
        }
    }

    private static int[] filled(int size, int value) {
        int[] array = new int[size];
        Arrays.fill(array, value);
        return array;
    }

    /** Adds a terminal with a packet to inject. */
    void activate(int terminal) {
        if (!activeTerminals.contains(terminal)) {
            starved -= packet[terminal] == NONE ? 0 : 1;
            activeTerminals.add(terminal);
        }
    }

    /** Processes credits returned to virtual channels of terminals. */
    void credits(int[] vcs) {
        for (int i = 1; i <= vcs[0]; i++) {
            credits.replenish(vcs[i]);
            int terminal = vcs[i] >> shift;
            if (hasFlits(terminal) && !activeTerminals.contains(terminal)) {
                starved--;
                activeTerminals.add(terminal);
            }
        }
        TimerWheel.clear(vcs);
    }

    /** Returns whether no terminal can inject. */
    boolean isIdle() {
        return activeTerminals.isEmpty();
    }

    /** Injects a flit of every terminal that can. */
    void sendFlits() {
        arrival = crossbar.firstRouterCycle(clock.cycle + delay);
        for (int t = activeTerminals.next(0); t >= 0; t = activeTerminals.next(t + 1)) {
            if (!send(t)) {
                activeTerminals.remove(t);
                starved += hasFlits(t) ? 1 : 0;
            }
        }
    }

    private boolean hasFlits(int t) {
        return packet[t] != NONE || sources.first(t) >= 0;
    }

    /**
     * Returns whether more credits would have no effect on what is injected now: no terminal lacks
     * one for its flit, or for the next virtual channel in turn.
     */
    boolean isCertain() {
        if (starved > 0) {
            return false;
        }
        for (int t = activeTerminals.next(0); t >= 0; t = activeTerminals.next(t + 1)) {
            if (!isCertain(t)) {
                return false;
            }
        }
        return true;
    }

    private boolean isCertain(int t) {
        if (packet[t] != NONE) {
            return credits.get(t << shift | vc[t]) > 0;
        }
        int first = sources.first(t);
        return first < 0
                || credits.get(t << shift | nextVc(vc[t]))
                        >= reallocationPolicy.requiredCredits(first);
    }

    private int nextVc(int vc) {
        return vc + 1 == vcs ? 0 : vc + 1;
    }

    /** Injects a flit if possible; returns whether to try again in the next cycle. */
    private boolean send(int t) {
        if (packet[t] == NONE) {
            return start(t);
        }
        int terminalVc = t << shift | vc[t];
        if (credits.get(terminalVc) == 0) {
            return false;
        }
        credits.consume(terminalVc);
        flits.add(arrival, region[t], routerVcs[t] | vc[t]);
        return advance(t);
    }

    private boolean start(int t) {
        int first = sources.first(t);
        if (first < 0) {
            return false;
        }
        int chosen = nextVcWithCredits(t, reallocationPolicy.requiredCredits(first));
        if (chosen == NONE) {
            return false;
        }
        sources.poll(t, clock.cycle);
        routes.inject(first);
        flitsInjected += packets.length[first];
        flitsStarted[t] += packets.length[first];
        packet[t] = first;
        remaining[t] = packets.length[first];
        vc[t] = chosen;
        credits.consume(t << shift | chosen);
        headers.add(arrival, region[t], routerVcs[t] | chosen, first);
        return advance(t);
    }

    /** Returns the next virtual channel, round robin, with enough credits, or NONE. */
    private int nextVcWithCredits(int t, int required) {
        int next = vc[t];
        for (int i = 0; i < vcs; i++) {
            next = nextVc(next);
            if (credits.get(t << shift | next) >= required) {
                return next;
            }
        }
        return NONE;
    }

    private boolean advance(int t) {
        if (--remaining[t] > 0) {
            return true;
        }
        sources.tailInjected(packet[t], clock.cycle);
        packet[t] = NONE;
        return sources.first(t) >= 0;
    }

    /** Returns the flits of the packets whose injection has started. */
    long flitsInjected() {
        return flitsInjected;
    }

    /** Returns the number of flits injected by a terminal. */
    long sent(int t) {
        return flitsStarted[t] - (packet[t] == NONE ? 0 : remaining[t]);
    }

    /** Returns the remaining flits of the packets being injected. */
    long flitsToSend() {
        long sum = 0;
        for (int t = 0; t < terminals; t++) {
            sum += packet[t] == NONE ? 0 : remaining[t];
        }
        return sum;
    }

    /** Returns the credits of a virtual channel of a terminal. */
    int credits(int terminal, int vc) {
        return credits.get(terminal << shift | vc);
    }
}
