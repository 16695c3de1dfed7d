// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.stream.IntStream;
import org.kneepoint.simulator.flit.kernel.FlitEngine;
import org.kneepoint.simulator.flit.kernel.FlitStreamIds;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** Engine of a network of single-cycle routers; see the rules of the package. */
public final class SingleCycleRouterEngine extends FlitEngine {
    final SingleCycleRouterState state;

    private final SingleCycleInjection injection;
    private final SingleCycleVcAllocator vcAllocator;
    private final SwitchTraversal switchTraversal;
    private final TimerWheel inTransit;
    private boolean idle;

    /**
     * Builds an empty network at cycle 0.
     *
     * @param context objects of the run; of its random streams {@link FlitStreamIds#TIES} is used
     * @param settings settings of the routers
     */
    public SingleCycleRouterEngine(RouterContext context, SingleCycleRouterSettings settings) {
        super(context);
        state = new SingleCycleRouterState(context, settings);
        inTransit = new TimerWheel(state.outputPorts.maxDelay());
        injection = new SingleCycleInjection(state, context);
        vcAllocator =
                new SingleCycleVcAllocator(state, context.streams().stream(FlitStreamIds.TIES));
        switchTraversal = new SwitchTraversal(state, injection, inTransit, context);
    }

    @Override
    public void advance(double until) {
        while (clock.cycle < until) {
            int[] due = inTransit.due(clock);
            if (!idle || due[0] > 0 || !sources.isIdle(clock.cycle)) {
                state.arrive(due);
                step(clock.cycle);
            }
            clock.cycle++;
        }
    }

    private void step(long cycle) {
        int woken = sources.generate(cycle);
        for (int i = 0; i < woken; i++) {
            injection.activate(sources.newlyBacklogged(i));
        }
        injection.send(cycle);
        vcAllocator.serve(cycle);
        int moved = switchTraversal.traverse(cycle);
        idle = moved == 0 && !switchTraversal.isWaiting() && injection.isIdle();
    }

    @Override
    public void checkInvariants() {
        new SingleCycleInvariants(state, inTransit).check(injection.flitsSent());
    }

    @Override
    protected WaitForGraph waitForGraph() {
        return new SingleCycleWaitForGraph(state);
    }

    @Override
    public long backlogFlits() {
        return sources.queuedFlits() + injection.flitsTaken() - sinks.deliveredFlits();
    }

    @Override
    public long flitsInjected(int terminal) {
        return injection.flitsSent(terminal);
    }

    @Override
    protected int credits(int port) {
        return ends(port).map(state.states::credits).sum();
    }

    @Override
    protected boolean isBlocked(int port) {
        return ends(port).anyMatch(end -> state.states.credits(end) == 0);
    }

    @Override
    protected int occupancy(int port) {
        return ends(port).map(state.states::flits).sum();
    }

    /** Returns the downstream input VCs of an output port. */
    private IntStream ends(int port) {
        return IntStream.range(0, state.flowControl.vcs())
                .map(vc -> state.outputPorts.outputVc(port, vc));
    }

    @Override
    protected long flitsSent(int port) {
        return state.flitsSent(state.outputPorts.number(port));
    }
}
