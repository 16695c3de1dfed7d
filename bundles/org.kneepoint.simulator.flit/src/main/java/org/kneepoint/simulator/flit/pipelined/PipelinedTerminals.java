// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketSinks;
import org.kneepoint.simulator.flit.kernel.PacketSources;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** Simulates the terminals for one cycle: ejection, generation and injection. */
final class PipelinedTerminals {
    private final Clock routerClock;
    private final Clock clock;
    private final PacketSources sources;
    private final PacketSinks sinks;
    private final PipelinedInjection injection;
    private final PipelineEvents[] eventSources;

    /** Cycle from which on nothing is generated yet, if deliveries are separate. */
    private long generated;

    PipelinedTerminals(
            PipelinedRouterState state, RouterContext context, PipelinedInjection injection) {
        this.injection = injection;
        routerClock = state.clock;
        clock = state.channelClock;
        eventSources = state.sources;
        sources = context.sources();
        sinks = context.sinks();
    }

    /**
     * Returns whether nothing is generated or injected in the present cycle without a new credit.
     */
    boolean isIdle() {
        return injection.isIdle() && sources.isIdle(clock.cycle);
    }

    /** Simulates the present cycle. */
    void runCycle() {
        acceptCredits();
        deliver();
        generate();
        injection.sendFlits();
    }

    /** From now on {@link #runAhead} and {@link #catchUp} simulate the terminals. */
    void separateDeliveries() {
        sources.deferReports();
    }

    /**
     * Simulates generation and injection in several cycles, as far as they do not depend on credits
     * that routers send meanwhile.
     *
     * @param first first cycle
     * @param last last cycle wanted
     * @param lookahead cycles that a credit takes at least
     * @return last cycle simulated
     */
    long runAhead(long first, long last, int lookahead) {
        for (clock.cycle = first; clock.cycle <= last; clock.cycle++) {
            acceptCredits();
            if (clock.cycle >= generated) {
                generate();
                generated = clock.cycle + 1;
            }
            if (clock.cycle >= first + lookahead && !injection.isCertain()) {
                return clock.cycle - 1;
            }
            injection.sendFlits();
        }
        return last;
    }

    /** Accepts what routers sent in the meantime, after {@link #runAhead} has returned. */
    void catchUp(long first, long last) {
        for (clock.cycle = first; clock.cycle <= last; clock.cycle++) {
            acceptCredits();
            deliver();
            sources.report(clock.cycle);
        }
    }

    private void acceptCredits() {
        for (PipelineEvents source : eventSources) {
            injection.credits(source.credits.due(routerClock));
        }
    }

    private void generate() {
        int woken = sources.generate(clock.cycle);
        for (int i = 0; i < woken; i++) {
            injection.activate(sources.newlyBacklogged(i));
        }
    }

    private void deliver() {
        for (PipelineEvents source : eventSources) {
            deliver(source.delivered.due(routerClock));
        }
    }

    private void deliver(int[] due) {
        for (int i = 1; i <= due[0]; i++) {
            sinks.deliver(due[i], clock.cycle);
        }
        TimerWheel.clear(due);
    }

    /** Returns the number of flits injected by a terminal. */
    long flitsInjected(int terminal) {
        return injection.sent(terminal);
    }

    /** Returns the flits of the packets whose injection has started and that are not delivered. */
    long flitsInNetwork() {
        return injection.flitsInjected() - sinks.deliveredFlits();
    }
}
