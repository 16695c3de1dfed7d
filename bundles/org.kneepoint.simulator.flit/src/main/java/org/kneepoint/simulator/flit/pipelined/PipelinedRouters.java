// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.stream.IntStream;
import org.kneepoint.simulator.flit.kernel.FlitEngine;
import org.kneepoint.simulator.flit.kernel.RegionSchedule;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** A network of pipelined virtual-channel routers in motion; the rules are those of the package. */
public final class PipelinedRouters extends FlitEngine {
    /**
     * The fewest cycles that anything takes from one router to another: flits, at least one cycle
     * of the switch and one of the link, and credits, which are sent in the cycle after.
     */
    private static final int LOOKAHEAD = 2;

    private final RouterState state;
    private final Regions regions;
    private final RegionSchedule schedule;
    private final Selection selection;
    private final Terminals terminals;
    private final Routers routers;
    private final Crossbar crossbar;
    private final PipelinedAudit audit;
    private final int window;

    /**
     * Builds an empty network at cycle 0.
     *
     * @param context the run
     * @param rules what can be set of these routers
     * @throws org.kneepoint.api.scenario.BadInput if there is no room for so large a network
     */
    public PipelinedRouters(RouterContext context, Rules rules) {
        this(context, rules, Regions.USUAL);
    }

    /** Divides the routers into regions of about so many bytes. */
    PipelinedRouters(RouterContext context, Rules rules, int regionBytes) {
        super(context);
        state = new RouterState(context, rules, clock, regionBytes);
        regions = state.regions;
        schedule = state.events.schedule;
        selection = new Selection(state);
        boolean speculates = rules.speculative() && rules.delays().vc() > 0;
        Speculation speculation = speculates ? new Speculation(state) : null;
        VcAllocation vcAllocation =
                new VcAllocation(state, context.routes(), selection, speculation);
        RouteComputation routeComputation = new RouteComputation(state, vcAllocation);
        crossbar = new Crossbar(state, vcAllocation, routeComputation);
        SpeculativeAllocation speculative =
                speculates ? new SpeculativeAllocation(state, speculation, crossbar) : null;
        SwitchAllocation switchAllocation = new SwitchAllocation(state, crossbar, speculative);
        Arrivals arrivals = new Arrivals(state, routeComputation, vcAllocation, speculation);
        Injection injection = new Injection(state, context);
        terminals = new Terminals(state, context, injection);
        PacedSwitchAllocation paced =
                state.pace == null ? null : new PacedSwitchAllocation(state, crossbar, speculative);
        routers = new Routers(state, arrivals, vcAllocation, switchAllocation, paced, speculative);
        audit = new PipelinedAudit(state, injection);
        window = regions.routers > 1 && !context.routes().areDrawn() ? LOOKAHEAD : 1;
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
        while (clock.cycle < until) {
            if (schedule.isEmpty(clock.cycle) && terminals.isIdle()) {
                clock.cycle++;
            } else {
                run((int) Math.min(window, until - clock.cycle));
            }
        }
    }

    private void run(int cycles) {
        long first = clock.cycle;
        long last = first + cycles - 1;
        for (clock.cycle = first; clock.cycle <= last; clock.cycle++) {
            clock.region = regions.routers;
            schedule.take(clock.cycle, clock.region);
            terminals.run();
        }
        clock.region = schedule.next(first, last, 0);
        while (clock.region >= 0) {
            for (clock.cycle = first; clock.cycle <= last; clock.cycle++) {
                if (schedule.take(clock.cycle, clock.region)) {
                    routers.run();
                }
            }
            clock.region = schedule.next(first, last, clock.region + 1);
        }
        clock.cycle = last + 1;
    }

    @Override
    public void checkInvariants() {
        audit.run(terminals.flitsInNetwork());
    }

    @Override
    protected WaitForGraph waits() {
        return new PipelinedWaits(state, selection);
    }

    @Override
    public long backlogFlits() {
        return sources.flitsWaiting() + terminals.flitsInNetwork();
    }

    @Override
    public long flitsInjected(int terminal) {
        return terminals.injected(terminal);
    }

    @Override
    protected int credits(int port) {
        return lanes(port).map(state.outputs::lane).map(state.outputs::credits).sum();
    }

    @Override
    protected int occupancy(int port) {
        return lanes(wiring.peer[port]).map(state.inputs::stored).sum();
    }

    /** The lanes of a port. */
    private IntStream lanes(int port) {
        return IntStream.range(0, state.layout.vcs).map(vc -> port << state.layout.shift | vc);
    }

    @Override
    protected long passed(int port) {
        return crossbar.carried(port);
    }
}
