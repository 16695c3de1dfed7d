// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.kneepoint.simulator.flit.kernel.FlitEngine;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Routes;
import org.kneepoint.simulator.flit.kernel.Stream;
import org.kneepoint.simulator.flit.kernel.TimerWheel;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** A network of ideal wormhole routers in motion; the rules are those of the package. */
public final class IdealRouters extends FlitEngine {
    private static final int NONE = Lanes.NONE;
    private static final double LAST_CYCLE = 1;
    private static final double LAST_CYCLE_WITHOUT_CHANNELS = 1.5;

    private final Routes routes;
    private final Lanes lanes;
    private final Worms worms;
    private final Buffers buffers;
    private final Requests requests;
    private final Openings openings;
    private final Crossings crossings;
    private final TimerWheel underWay;
    private final Tags tags;
    private final long[] carried;
    private final boolean isSlow;
    private final boolean direct;
    private final boolean storesPackets;
    private final boolean reserves;
    private final double lastCycle;
    private int[] ended = new int[64];
    private int tails;

    /**
     * Builds an empty network at cycle 0.
     *
     * @param context the run, of whose random streams this takes {@link Stream#TIES}
     * @param terminals how terminals are attached to their routers
     */
    public IdealRouters(RouterContext context, Terminals terminals) {
        super(context);
        routes = context.routes();
        FlowControl flow = context.flow();
        var ties = context.streams().stream(Stream.TIES);
        tags = new Tags(ties);
        lanes = new Lanes(wiring, flow.vcs());
        worms = new Worms(lanes);
        buffers = new Buffers(lanes, flow.buffer(), packets);
        requests = new Requests(wiring, lanes.count());
        openings = new Openings(lanes, worms, buffers, requests, context, ties);
        crossings =
                new Crossings(context, clock, terminals, lanes, worms, buffers, requests, openings);
        isSlow = wiring.longestDelay() > 1;
        underWay = new TimerWheel(wiring.longestDelay());
        carried = new long[lanes.channels()];
        direct = terminals == Terminals.DIRECT;
        storesPackets = flow.storesPackets();
        reserves = !flow.isFlitByFlit();
        lastCycle = direct ? LAST_CYCLE_WITHOUT_CHANNELS : LAST_CYCLE;
    }

    @Override
    public void advance(double until) {
        while (clock.cycle < until) {
            int[] due = underWay.due(clock);
            if (crossings.isPending() || due[0] > 0 || !sources.isQuiet(clock.cycle)) {
                land(due);
                step();
            }
            clock.cycle++;
        }
    }

    private void step() {
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
    private void land(int[] due) {
        for (int i = 1; i <= due[0]; i++) {
            if (buffers.land(due[i]) || storesPackets) {
                forward(due[i], clock.cycle);
            }
        }
        due[0] = 0;
    }

    /** Lets sources offer what is generated now, if they offer nothing else. */
    private void wake() {
        int woken = sources.generate(clock.cycle);
        for (int i = 0; i < woken; i++) {
            int source = lanes.injection(sources.woken(i));
            if (buffers.isEmpty(source)) {
                offer(source, clock.cycle);
            }
        }
    }

    private void leave(int input) {
        if (lanes.isSource(input)) {
            if (isUnsent(input)) {
                sources.take(lanes.terminal(input), clock.cycle);
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
            int delay = isSlow ? delay(lanes.channel(output)) : 1;
            if (delay > 1) {
                buffers.expect(end);
                underWay.add(clock.cycle + delay, 0, end);
            } else if (buffers.push(end) || storesPackets) {
                forward(end, clock.cycle + 1);
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
            sources.entered(packet, clock.cycle);
        }
        if (worms.end(output) == NONE) {
            deliver(packet);
        }
        crossings.part(output);
        forward(input, clock.cycle + 1);
    }

    private void deliver(int packet) {
        if (direct) {
            packets.hops[packet]++;
        }
        sinks.deliver(packet, clock.cycle + lastCycle);
    }

    /** Returns the cycles that a flit needs to cross a channel, of a port or of a terminal. */
    private int delay(int channel) {
        return channel < wiring.ports ? wiring.delay[channel] : 1;
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
    public int terminals() {
        return direct ? 0 : wiring.terminals;
    }

    @Override
    public long flitsInjected(int terminal) {
        return flits(lanes.channel(lanes.injection(terminal)));
    }

    @Override
    protected long passed(int port) {
        return flits(port);
    }

    @Override
    protected int credits(int port) {
        return ends(port).map(buffers::room).sum();
    }

    @Override
    protected int occupancy(int port) {
        return ends(port).map(buffers::count).sum();
    }

    /** The buffers to which an output port leads. */
    private IntStream ends(int port) {
        return IntStream.range(0, lanes.of(port)).map(vc -> lanes.wiredEnd(lanes.lane(port, vc)));
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
    public long backlogFlits() {
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
    protected WaitForGraph waits() {
        return new IdealWaits(lanes, worms, buffers, requests, openings);
    }

    @Override
    public void checkInvariants() {
        worms.audit();
        buffers.audit(underWay.size());
        crossings.audit();
    }
}
