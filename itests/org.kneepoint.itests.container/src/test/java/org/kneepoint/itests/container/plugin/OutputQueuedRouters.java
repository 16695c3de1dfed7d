// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.FlitEngine;
import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Routers whose outputs queue whole packets. A channel, of a terminal or a router, sends a flit per
 * cycle; a packet whose tail has arrived waits for its next output after the delay of the router.
 * Channels are numbered by port, those of the terminals behind them.
 */
final class OutputQueuedRouters extends FlitEngine {
    private static final int NONE = -1;
    private static final int VC_BITS = 6;

    private final PacketRouting routes;
    private final int hop;
    private final TimerWheel arrivals;
    private final IndexSet busy;
    private final int[] list;
    private final int[] first;
    private final int[] last;
    private final int[] left;
    private final int[] vc;
    private final long[] sent;
    private long entered;

    OutputQueuedRouters(RouterContext context, int hop) {
        super(context);
        this.hop = hop;
        routes = context.routes();
        int channels = wiring.ports + wiring.terminals;
        arrivals = new TimerWheel(wiring.maxDelay() + hop);
        busy = new IndexSet(channels);
        list = new int[channels];
        first = new int[channels];
        Arrays.fill(first, NONE);
        last = new int[channels];
        left = new int[channels];
        vc = new int[channels];
        sent = new long[channels];
    }

    @Override
    public void advance(double until) {
        while (clock.cycle < until) {
            arrive(arrivals.due(clock));
            generate();
            int size = busy.list(list);
            for (int i = 0; i < size; i++) {
                send(list[i]);
            }
            clock.cycle++;
        }
    }

    private void arrive(int[] due) {
        for (int i = 1; i < due[0]; i += 2) {
            int port = due[i] >> VC_BITS;
            int packet = due[i + 1];
            routes.findCandidates(packet, port, due[i] & (1 << VC_BITS) - 1);
            int out = routes.port(0);
            vc[out] = Long.numberOfTrailingZeros(routes.vcs(0));
            routes.outputAllocated(packet, out, vc[out]);
            append(out, packet);
        }
        due[0] = 0;
    }

    private void generate() {
        int woken = sources.generate(clock.cycle);
        for (int i = 0; i < woken; i++) {
            start(sources.newlyBacklogged(i));
        }
    }

    private void start(int terminal) {
        if (left[wiring.ports + terminal] == 0 && sources.first(terminal) != NONE) {
            int packet = sources.poll(terminal, clock.cycle);
            routes.inject(packet);
            entered += packets.length[packet];
            append(wiring.ports + terminal, packet);
        }
    }

    private void append(int channel, int packet) {
        packets.next[packet] = NONE;
        if (first[channel] == NONE) {
            first[channel] = packet;
            left[channel] = packets.length[packet];
            busy.add(channel);
        } else {
            packets.next[last[channel]] = packet;
        }
        last[channel] = packet;
    }

    private void send(int channel) {
        sent[channel]++;
        if (--left[channel] == 0) {
            end(channel, first[channel]);
        }
    }

    /** The tail of a packet has left. */
    private void end(int channel, int packet) {
        first[channel] = packets.next[packet];
        if (first[channel] == NONE) {
            busy.remove(channel);
        } else {
            left[channel] = packets.length[first[channel]];
        }
        if (channel >= wiring.ports) {
            int terminal = channel - wiring.ports;
            arrivals.add(clock.cycle + hop, 0, wiring.injectionPort[terminal] << VC_BITS, packet);
            sources.tailInjected(packet, clock.cycle);
            start(terminal);
        } else if (wiring.ejectingTerminal[channel] != NetworkWiring.NONE) {
            sinks.deliver(packet, clock.cycle + 1);
        } else {
            int at = wiring.peer[channel] << VC_BITS | vc[channel];
            arrivals.add(clock.cycle + wiring.delay[channel] - 1 + hop, 0, at, packet);
        }
    }

    @Override
    protected long flitsSent(int port) {
        return sent[port];
    }

    @Override
    public long flitsInjected(int terminal) {
        return sent[wiring.ports + terminal];
    }

    @Override
    public long backlogFlits() {
        return sources.queuedFlits() + entered - sinks.deliveredFlits();
    }

    @Override
    public void checkInvariants() {
        long left = entered;
        for (int terminal = 0; terminal < wiring.terminals; terminal++) {
            left -= sent[wiring.ports + terminal];
            FlitInvariants.require(
                    flitsInjected(terminal) <= clock.cycle,
                    number -> "terminal " + number,
                    terminal,
                    "sent more than a flit per cycle");
        }
        FlitInvariants.require(left >= 0, number -> "flits", 0, "more were sent than entered");
    }
}
