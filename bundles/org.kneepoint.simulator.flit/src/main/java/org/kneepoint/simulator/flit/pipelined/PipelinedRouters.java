// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulation.Engine;
import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.flit.network.Deadlock;
import org.kneepoint.simulator.flit.network.Packets;
import org.kneepoint.simulator.flit.network.Routes;
import org.kneepoint.simulator.flit.network.Sources;
import org.kneepoint.simulator.flit.network.Wiring;

/** A network of pipelined virtual-channel routers in motion; the rules are those of the package. */
public final class PipelinedRouters implements Engine {
    /**
     * The fewest cycles that anything takes from one router to another: flits, at least one cycle
     * of the switch and one of the link, and credits, which are sent in the cycle after.
     */
    private static final int LOOKAHEAD = 2;

    private final Wiring wiring;
    private final Packets packets;
    private final Sources sources;
    private final Moment now = new Moment();
    private final Regions regions;
    private final Schedule schedule;
    private final Terminals terminals;
    private final Routers routers;
    private final Crossbar crossbar;
    private final Deadlock deadlock;
    private final Audit audit;
    private final int window;

    /**
     * Builds an empty network at cycle 0.
     *
     * @param rules delays, virtual channels and buffers
     * @param wiring the network
     * @param packets where packets are kept
     * @param sources where they come from
     * @param routes where they may go
     * @param tally where they are counted
     * @throws org.kneepoint.api.scenario.BadInput if there is no room for so large a network
     */
    public PipelinedRouters(
            Rules rules,
            Wiring wiring,
            Packets packets,
            Sources sources,
            Routes routes,
            Tally tally) {
        this(rules, wiring, packets, sources, routes, tally, Regions.USUAL);
    }

    /** Divides the routers into regions of about so many bytes. */
    PipelinedRouters(
            Rules rules,
            Wiring wiring,
            Packets packets,
            Sources sources,
            Routes routes,
            Tally tally,
            int regionBytes) {
        this.wiring = wiring;
        this.packets = packets;
        this.sources = sources;
        Layout layout = new Layout(wiring, rules.vcs());
        Horizon horizon = new Horizon(wiring, rules.delays());
        regions = new Regions(layout, regionBytes, Wheel.slots(horizon.longest()));
        Events events = new Events(horizon, regions);
        schedule = events.schedule;
        InputPorts inputs = new InputPorts(layout, regions, rules.delays());
        OutputPorts outputs = new OutputPorts(layout, regions, rules);
        Fronts fronts = new Fronts(layout, packets);
        Requests requests = new Requests(layout, inputs);
        HandOver handOver = new HandOver(layout, rules, outputs, requests, packets);
        Selection selection = new Selection(layout, regions, inputs, fronts, handOver, requests);
        Bids bids = new Bids(layout, outputs.bidding);
        Speculation speculation =
                rules.speculative() && rules.delays().vc() > 0
                        ? new Speculation(
                                layout, rules, now, inputs, fronts, outputs, requests, handOver,
                                events)
                        : null;
        VcAllocation vcAllocation =
                new VcAllocation(
                        layout,
                        rules,
                        now,
                        inputs,
                        fronts,
                        outputs,
                        routes,
                        requests,
                        handOver,
                        selection,
                        bids,
                        speculation,
                        events);
        RouteComputation routeComputation =
                new RouteComputation(rules, now, packets, inputs, fronts, vcAllocation, events);
        crossbar =
                new Crossbar(
                        layout,
                        regions,
                        rules,
                        now,
                        packets,
                        inputs,
                        fronts,
                        outputs,
                        vcAllocation,
                        routeComputation,
                        events);
        SpeculativeAllocation speculative =
                speculation == null
                        ? null
                        : new SpeculativeAllocation(
                                layout, regions, now, inputs, outputs, speculation, bids, crossbar);
        SwitchAllocation switchAllocation =
                new SwitchAllocation(layout, regions, inputs, outputs, bids, crossbar, speculative);
        Arrivals arrivals =
                new Arrivals(
                        layout,
                        rules,
                        now,
                        events,
                        inputs,
                        outputs,
                        bids,
                        handOver,
                        routeComputation,
                        vcAllocation,
                        speculation);
        Injection injection =
                new Injection(
                        layout, regions, rules, now, packets, sources, routes, handOver, events);
        terminals = new Terminals(now, packets, sources, tally, injection, events);
        routers =
                new Routers(
                        now,
                        regions,
                        schedule,
                        bids,
                        arrivals,
                        vcAllocation,
                        switchAllocation,
                        speculative);
        deadlock =
                new Deadlock(
                        new Blockage(
                                layout,
                                rules,
                                inputs,
                                fronts,
                                outputs,
                                handOver,
                                requests,
                                selection.choices()));
        audit =
                new Audit(
                        layout, regions, rules, packets, inputs, fronts, outputs, events,
                        injection);
        window = regions.routers > 1 && !routes.areDrawn() ? LOOKAHEAD : 1;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Regions are simulated one after the other, each for as many cycles as nothing can get from
     * one to another in, so that its state comes into the cache once for all of them. The terminals
     * come first; what they send takes two cycles. Only draws of a routing on the way would depend
     * on the order, so that these have it cycle by cycle.
     */
    @Override
    public void advance(double until) {
        while (now.cycle < until) {
            if (schedule.isEmpty(now.cycle) && terminals.isIdle()) {
                now.cycle++;
            } else {
                run((int) Math.min(window, until - now.cycle));
            }
        }
    }

    private void run(int cycles) {
        long first = now.cycle;
        long last = first + cycles - 1;
        for (now.cycle = first; now.cycle <= last; now.cycle++) {
            now.region = regions.routers;
            schedule.take(now.cycle, now.region);
            terminals.run();
        }
        now.region = schedule.next(first, last, 0);
        while (now.region >= 0) {
            for (now.cycle = first; now.cycle <= last; now.cycle++) {
                if (schedule.take(now.cycle, now.region)) {
                    routers.run();
                }
            }
            now.region = schedule.next(first, last, now.region + 1);
        }
        now.cycle = last + 1;
    }

    @Override
    public int deadlocked() {
        return deadlock.packets();
    }

    @Override
    public void audit() {
        audit.run(terminals.flitsInNetwork());
    }

    @Override
    public long flitsInside() {
        return sources.flitsWaiting() + terminals.flitsInNetwork();
    }

    @Override
    public double agesInside(double time) {
        return packets.ages(time);
    }

    @Override
    public int channels() {
        return wiring.channels.length;
    }

    @Override
    public long carried(int channel) {
        return crossbar.carried(wiring.channels[channel]);
    }

    @Override
    public int terminals() {
        return wiring.terminals;
    }

    @Override
    public long injected(int terminal) {
        return terminals.injected(terminal);
    }

    @Override
    public long ejected(int terminal) {
        return crossbar.carried(wiring.exit[terminal]);
    }

    @Override
    public String channelName(int channel) {
        return wiring.name(wiring.channels[channel]);
    }
}
