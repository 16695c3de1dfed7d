// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulation.Engine;
import org.kneepoint.simulation.Streams;
import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.flit.network.Deadlock;
import org.kneepoint.simulator.flit.network.Packets;
import org.kneepoint.simulator.flit.network.Routes;
import org.kneepoint.simulator.flit.network.Sources;
import org.kneepoint.simulator.flit.network.Stream;
import org.kneepoint.simulator.flit.network.Switching;
import org.kneepoint.simulator.flit.network.Wiring;

/** A network of ideal wormhole routers in motion; the rules are those of the package. */
public final class IdealRouters implements Engine {
    private static final int NONE = Lanes.NONE;
    private static final double LAST_CYCLE = 1;
    private static final double LAST_CYCLE_WITHOUT_CHANNELS = 1.5;

    private final Wiring wiring;
    private final Packets packets;
    private final Sources sources;
    private final Routes routes;
    private final Tally tally;
    private final Lanes lanes;
    private final Worms worms;
    private final Buffers buffers;
    private final Requests requests;
    private final Crossings crossings;
    private final Transit transit;
    private final Tags tags;
    private final Deadlock deadlock;
    private final long[] carried;
    private final boolean direct;
    private final boolean storesPackets;
    private final boolean reserves;
    private final double lastCycle;
    private final int extraHops;
    private int[] ended = new int[64];
    private int tails;
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
    public IdealRouters(
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
        this.routes = routes;
        this.tally = tally;
        var ties = streams.stream(Stream.TIES);
        tags = new Tags(ties);
        lanes = new Lanes(wiring, rules.vcs());
        worms = new Worms(lanes);
        buffers = new Buffers(lanes, rules.buffer(), packets);
        requests = new Requests(wiring, lanes.count());
        Openings openings = new Openings(lanes, worms, buffers, requests, rules.handOver(), ties);
        crossings =
                new Crossings(
                        wiring, lanes, worms, buffers, requests, openings, packets, routes, rules);
        transit = new Transit(wiring);
        deadlock = new Deadlock(new Standstill(lanes, worms, buffers, requests, openings));
        carried = new long[lanes.channels()];
        direct = rules.terminals() == Terminals.DIRECT;
        storesPackets = rules.switching() == Switching.STORE_AND_FORWARD;
        reserves = rules.handOver() != Reuse.AFTER_TAIL;
        lastCycle = direct ? LAST_CYCLE_WITHOUT_CHANNELS : LAST_CYCLE;
        extraHops = direct ? 1 : 0;
    }

    @Override
    public void advance(double until) {
        while (cycle < until) {
            if (crossings.isPending() || !transit.isEmpty() || !sources.isQuiet(cycle)) {
                step();
            }
            cycle++;
        }
    }

    private void step() {
        land();
        wake();
        crossings.decide();
        int flits = crossings.size();
        for (int i = 0; i < flits; i++) {
            leave(crossings.input(i));
        }
        tails = 0;
        for (int i = 0; i < flits; i++) {
            enter(crossings.output(i));
        }
        for (int i = 0; i < tails; i++) {
            finish(ended[i]);
        }
        crossings.clear();
    }

    /** Lets flits that were under way for more than a cycle arrive. */
    private void land() {
        int due = transit.take(cycle);
        for (int i = 0; i < due; i++) {
            if (buffers.land(transit.lane(i)) || storesPackets) {
                forward(transit.lane(i), cycle);
            }
        }
    }

    /** Lets sources offer what is generated now, if they offer nothing else. */
    private void wake() {
        int woken = sources.generate(cycle);
        for (int i = 0; i < woken; i++) {
            int source = lanes.injection(sources.woken(i));
            if (buffers.isEmpty(source)) {
                offer(source, cycle);
            }
        }
    }

    private void leave(int input) {
        if (lanes.isSource(input)) {
            if (isUnsent(input)) {
                sources.take(lanes.terminal(input), cycle);
            }
        } else if (reserves) {
            crossings.offer(worms.feeder(input));
        }
        buffers.pop(input);
    }

    /** Whether no flit of the packet that a source offers has left yet. */
    private boolean isUnsent(int source) {
        return buffers.count(source) == packets.length[buffers.front(source)];
    }

    private void enter(int output) {
        int end = worms.end(output);
        if (end != NONE) {
            int delay = transit.delay(lanes.channel(output));
            if (delay > 1) {
                buffers.expect(end);
                transit.add(cycle + delay, end);
            } else if (buffers.push(end) || storesPackets) {
                forward(end, cycle + 1);
            }
        }
        if (worms.pass(output) == 0) {
            if (tails == ended.length) {
                ended = Arrays.copyOf(ended, 2 * tails);
            }
            ended[tails++] = output;
        }
    }

    /** Ends the flow whose tail has crossed, and lets the packet behind it begin. */
    private void finish(int output) {
        int input = worms.from(output);
        int packet = buffers.leave(input);
        carried[lanes.channel(output)] += packets.length[packet];
        if (lanes.isSource(input)) {
            sources.entered(packet, cycle);
        }
        if (worms.end(output) == NONE) {
            deliver(packet);
        }
        crossings.part(output);
        forward(input, cycle + 1);
    }

    private void deliver(int packet) {
        tally.delivered(
                packets.destination[packet],
                packets.generated[packet],
                packets.entered[packet],
                cycle + lastCycle,
                packets.length[packet],
                packets.hops[packet] + extraHops);
        packets.release(packet);
    }

    /** Turns to what comes next in an input lane, from a cycle on. */
    private void forward(int lane, long from) {
        int output = worms.into(lane);
        if (output != NONE) {
            crossings.claim(output);
        } else if (!buffers.isEmpty(lane)) {
            request(lane, from);
        } else if (lanes.isSource(lane)) {
            offer(lane, from);
        }
    }

    /** Lets an empty source offer its next packet, if there is one. */
    private void offer(int source, long from) {
        int packet = sources.first(lanes.terminal(source));
        if (packet == NONE) {
            return;
        }
        routes.start(packet);
        tags.draw(packet);
        buffers.fill(source, packet);
        if (direct) {
            request(source, from);
        } else {
            crossings.join(source, source);
        }
    }

    /** Requests an output for the header in front of an input lane, if it does not and may. */
    private void request(int lane, long from) {
        int packet = buffers.front(lane);
        boolean stays = storesPackets && buffers.count(lane) < buffers.whole(packet);
        if (stays || requests.of(lane) != Requests.NONE) {
            return;
        }
        int port = lanes.inPort(lane);
        int found = routes.find(packet, port, lanes.vc(lane));
        int router = wiring.router[port];
        requests.enter(lane, router, packet, from, tags.of(packet), routes, found);
        crossings.ask(router);
    }

    @Override
    public int channels() {
        return wiring.channels.length;
    }

    @Override
    public long carried(int channel) {
        return flits(wiring.channels[channel]);
    }

    @Override
    public int terminals() {
        return direct ? 0 : wiring.terminals;
    }

    @Override
    public long injected(int terminal) {
        return flits(lanes.channel(lanes.injection(terminal)));
    }

    @Override
    public long ejected(int terminal) {
        return flits(wiring.exit[terminal]);
    }

    /** Returns the flits that have crossed a channel, one of a terminal or of a port. */
    private long flits(int channel) {
        long flits = carried[channel];
        for (int vc = 0; vc < lanes.of(channel); vc++) {
            flits += crossed(lanes.lane(channel, vc));
        }
        return flits;
    }

    /** Returns how many flits of the packet in an output lane have crossed into it. */
    private int crossed(int output) {
        int input = worms.from(output);
        return input == NONE ? 0 : packets.length[buffers.front(input)] - worms.left(output);
    }

    @Override
    public String channelName(int channel) {
        return wiring.name(wiring.channels[channel]);
    }

    @Override
    public long flitsInside() {
        long flits = sources.flitsWaiting() + buffers.flits();
        for (int terminal = 0; terminal < wiring.terminals; terminal++) {
            int source = lanes.injection(terminal);
            if (!buffers.isEmpty(source) && !isUnsent(source)) {
                flits += buffers.count(source);
            }
        }
        for (int output = 0; output < lanes.count(); output++) {
            if (worms.end(output) == NONE) {
                flits += crossed(output);
            }
        }
        return flits;
    }

    @Override
    public double agesInside(double now) {
        return packets.ages(now);
    }

    @Override
    public int deadlocked() {
        return deadlock.packets();
    }

    @Override
    public void audit() {
        worms.audit();
        buffers.audit(transit.size());
        crossings.audit();
    }
}
