// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** What is not solved, and the line that says why. */
class WormholeRefusalTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "torus routing=dimension-order-free | routing=dimension-order-free adapts to what is free, or keeps"
                        + " virtual channels back to be free of deadlock; the model knows fixed"
                        + " shares only: try routing=dimension-order, or simulate torus",
                "torus routing=adaptive | routing=adaptive adapts to what is free, or keeps"
                        + " virtual channels back to be free of deadlock; the model knows fixed"
                        + " shares only: try routing=dimension-order, or simulate torus",
                "mesh routing=adaptive | routing=adaptive adapts to what is free, or keeps"
                        + " virtual channels back to be free of deadlock; the model knows fixed"
                        + " shares only: try routing=dimension-order, or simulate mesh",
                "mesh switching=cut-through | solver wormhole is for switching=wormhole only, not"
                        + " for switching=cut-through: try simulate mesh",
                "mesh arrivals=ge scv=2 | solver wormhole is for arrivals=poisson or"
                        + " arrivals=bernoulli, not for arrivals=ge: try simulate mesh",
                "mesh arrivals=on-off burst=5 duty=0.5 | solver wormhole is for arrivals=poisson or"
                        + " arrivals=bernoulli, not for arrivals=on-off: try simulate mesh",
                "mesh variant=paper lengths=exponential | solver wormhole variant=paper is for"
                        + " lengths=fixed only, not for lengths=exponential: try simulate mesh",
                "mesh variant=paper arrivals=bernoulli | solver wormhole variant=paper is for"
                        + " arrivals=poisson only, not for arrivals=bernoulli: try simulate mesh",
                "mesh variant=paper switching=cut-through | solver wormhole variant=paper is for"
                        + " switching=wormhole only, not for switching=cut-through: try simulate"
                        + " mesh",
            })
    void whatTheModelsCannotTreat(String words, String line) {
        assertEquals(line, complaint(words + " radix=4 load=0.1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "torus load=0.1 vcs=1 | vcs=1 is not allowed: routing dimension-order takes 2 to 64"
                        + " virtual channels",
                "mesh load=0.1 vcs=65 | vcs=65 is not allowed: vcs (virtual channels) takes a whole"
                        + " number, 1 to 64",
                "mesh load=0.1 vcs=0 | vcs=0 is not allowed: vcs (virtual channels) takes a whole"
                        + " number, 1 to 64",
                "mesh load=0.1 buffer=0 | buffer=0 is not allowed: buffer (flits) takes a whole"
                        + " number, 1 to 1048576",
                "mesh load=0.1 buffer=1048577 | buffer=1048577 is not allowed: buffer (flits) takes"
                        + " a whole number, 1 to 1048576",
                "mesh load=0.1 length=0 | length=0 is not allowed: length (flits) takes a number, 1"
                        + " to 1000000",
                "mesh load=0.1 length=2.5 | length=2.5 is no whole number, as lengths=fixed needs:"
                        + " take 2 or 3, or lengths=uniform or bimodal",
                "mesh load=-1 | load=-1 is not allowed: load (flits per node per cycle) takes a"
                        + " number, 0 to 32",
                "mesh load=nan | load=nan is not allowed: load (flits per node per cycle) takes a"
                        + " number, 0 to 32",
                "mesh load=33 | load=33 is not allowed: load (flits per node per cycle) takes a"
                        + " number, 0 to 32",
                "mesh rate=1e400 | rate=1e400 is not allowed: rate (messages per node per cycle)"
                        + " takes a number, 0 to 32",
                "mesh load=0.1 rate=0.1 | load and rate exclude each other: give only one of them",
                "mesh length=16 | missing: give load= (offered load) or rate= (offered message"
                        + " rate)",
                "mesh load=0.1 variant=best | variant=best is not allowed: variant takes refined,"
                        + " paper",
                "mesh load=0.1 report=all | report=all is not allowed: report takes none, channels",
                "mesh load=0.1 routing=left | unknown routing 'left': known are adaptive,"
                        + " adaptive-one-way, dimension-order, o1turn, valiant",
                "mesh load=0.1 bufer=4 | unknown parameter 'bufer': did you mean buffer?",
            })
    void badInput(String words, String line) {
        assertEquals(line, complaint(words + " radix=4"));
    }

    /** The shares of a rule of its own are known to the router that has it, not to the model. */
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
        BadInput line = assertThrows(BadInput.class, () -> WormholeAssumptions.require(changed));
        assertEquals(
                "routing=other selects an output by the rule least-recently-used, whose shares the"
                        + " model does not know: try routing=dimension-order, or simulate torus",
                line.getMessage());
    }

    private static String complaint(String line) {
        return assertThrows(BadInput.class, () -> WormholeSolverFixture.point(line)).getMessage();
    }
}
