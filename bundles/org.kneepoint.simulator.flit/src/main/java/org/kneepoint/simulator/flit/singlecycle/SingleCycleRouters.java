// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulation.Engine;
import org.kneepoint.simulation.Streams;
import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.flit.network.Deadlock;
import org.kneepoint.simulator.flit.network.Packets;
import org.kneepoint.simulator.flit.network.Routes;
import org.kneepoint.simulator.flit.network.Sources;
import org.kneepoint.simulator.flit.network.Stream;
import org.kneepoint.simulator.flit.network.Wiring;

/** A network of single-cycle routers in motion; the rules are those of the package. */
public final class SingleCycleRouters implements Engine {
    private final Wiring wiring;
    private final Packets packets;
    private final Sources sources;
    final Channels channels;

    private final Injection injection;
    private final Allocation allocation;
    private final Crossing crossing;
    private final Wheel wheel;
    private final Deadlock deadlock;
    private boolean idle;
    private long cycle;

    /**
     * Builds an empty network at cycle 0.
     *
     * @param wiring the network
     * @param rules what can be set
     * @param packets the packets that {@code sources} and {@code routes} know
     * @param sources where they come from
     * @param routes where they may go
     * @param tally where they are counted
     * @param streams random streams, of which this takes {@link Stream#TIES}
     */
    public SingleCycleRouters(
            Wiring wiring,
            Rules rules,
            Packets packets,
            Sources sources,
            Routes routes,
            Tally tally,
            Streams streams) {
        this.wiring = wiring;
        this.packets = packets;
        this.sources = sources;
        channels = new Channels(wiring, rules, packets, routes);
        wheel = new Wheel(channels.outputs.longestDelay());
        injection = new Injection(channels, rules, packets, sources, routes, wiring.terminals);
        allocation = new Allocation(channels, streams.stream(Stream.TIES));
        crossing = new Crossing(channels, injection, wheel, packets, tally);
        deadlock = new Deadlock(new Standstill(channels));
    }

    @Override
    public void advance(double until) {
        while (cycle < until) {
            if (!idle || !sources.isQuiet(cycle)) {
                step();
            }
            cycle++;
        }
    }

    private void step() {
        wheel.turn(cycle, channels);
        int woken = sources.generate(cycle);
        for (int i = 0; i < woken; i++) {
            injection.wake(sources.woken(i));
        }
        injection.send(cycle);
        allocation.serve(cycle);
        int moved = crossing.move(cycle);
        idle = moved == 0 && wheel.isEmpty() && injection.isIdle();
    }

    @Override
    public int deadlocked() {
        return deadlock.packets();
    }

    @Override
    public void audit() {
        new Books(channels, wheel).check(injection.sent());
    }

    @Override
    public long flitsInside() {
        return sources.flitsWaiting() + injection.taken() - crossing.delivered();
    }

    @Override
    public double agesInside(double now) {
        return packets.ages(now);
    }

    @Override
    public int channels() {
        return wiring.channels.length;
    }

    @Override
    public long carried(int channel) {
        return channels.outputs.carried(channel);
    }

    @Override
    public int terminals() {
        return wiring.terminals;
    }

    @Override
    public long injected(int terminal) {
        return injection.sent(terminal);
    }

    @Override
    public long ejected(int terminal) {
        return channels.outputs.carried(wiring.channels.length + terminal);
    }

    @Override
    public String channelName(int channel) {
        return wiring.name(wiring.channels[channel]);
    }
}
