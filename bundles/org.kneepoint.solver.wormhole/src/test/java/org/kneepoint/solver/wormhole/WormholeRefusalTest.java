// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.testkit.Refusal;

/** Contexts that the solver rejects. */
class WormholeRefusalTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "torus routing=dimension-order-free | unusable [routing] dimension-order-free",
                "torus routing=adaptive | unusable [routing] adaptive",
                "mesh routing=adaptive | unusable [routing] adaptive",
                "mesh switching=cut-through | not-allowed [switching, solver] cut-through",
                "mesh arrivals=ge scv=2 | not-allowed [arrivals, solver] ge",
                "mesh arrivals=on-off burst=5 duty=0.5 | not-allowed [arrivals, solver] on-off",
                "mesh variant=paper lengths=exponential | not-allowed [lengths, solver, variant] exponential",
                "mesh variant=paper arrivals=bernoulli | not-allowed [arrivals, solver, variant] bernoulli",
                "mesh variant=paper switching=cut-through | not-allowed [switching, solver, variant] cut-through"
            })
    void whatTheModelsDoNotSupport(String settings, String facts) {
        assertEquals(facts, complaint(settings + " radix=4 load=0.1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "torus load=0.1 vcs=1 | not-allowed [vcs, routing] 1",
                "mesh load=0.1 vcs=65 | not-allowed [vcs] 65",
                "mesh load=0.1 vcs=0 | not-allowed [vcs] 0",
                "mesh load=0.1 buffer=0 | not-allowed [buffer] 0",
                "mesh load=0.1 buffer=1048577 | not-allowed [buffer] 1048577",
                "mesh load=0.1 length=0 | not-allowed [length] 0",
                "mesh load=0.1 length=2.5 | not-allowed [length, lengths] 2.5",
                "mesh load=-1 | not-allowed [load] -1",
                "mesh load=nan | not-allowed [load] nan",
                "mesh load=33 | not-allowed [load] 33",
                "mesh rate=1e400 | not-allowed [rate] 1e400",
                "mesh load=0.1 rate=0.1 | exclusive [load, rate]",
                "mesh length=16 | missing [load, rate]",
                "mesh load=0.1 variant=best | not-allowed [variant] best",
                "mesh load=0.1 report=all | not-allowed [report] all",
                "mesh load=0.1 routing=left | unknown [routing] left",
                "mesh load=0.1 bufer=4 | unknown [bufer] bufer"
            })
    void badInput(String settings, String facts) {
        assertEquals(facts, complaint(settings + " radix=4"));
    }

    /** The model has no shares of selection rules other than its own. */
    @Test
    void aRuleOfSelectionThatIsNotKnown() {
        NetworkContext context = WormholeSolverFixture.context("torus radix=4 load=0.1");
        Routing known = context.routing();
        Routing other =
                new Routing() {
                    @Override
                    public String name() {
                        return "other";
                    }

                    @Override
                    public DeadlockFreedom deadlockFreedom() {
                        return known.deadlockFreedom();
                    }

                    @Override
                    public Selection selection() {
                        return Selection.of("least-recently-used", false);
                    }

                    @Override
                    public void route(int r, int p, int c, int t, int s, RoutingChoices choices) {
                        known.route(r, p, c, t, s, choices);
                    }
                };
        NetworkContext changed =
                new NetworkContext(
                        context.scenario(),
                        context.network(),
                        other,
                        context.destinations(),
                        context.arrivals(),
                        context.lengths(),
                        context.capacity());
        assertEquals(
                "unusable [routing] other", Refusal.of(() -> WormholeAssumptions.require(changed)));
    }

    private static String complaint(String line) {
        return Refusal.of(() -> WormholeSolverFixture.point(line));
    }
}
