// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.testkit.Refusal;

/** Networks and routings that are rejected. */
class StationFlowsRefusalTest {
    private static final Network MESH = FlowCases.network("mesh radix=3");

    @Test
    void adaptiveRouting() {
        assertRefused("adaptive", "", MESH, FlowCases.routing(MESH, "adaptive"));
    }

    @Test
    void routingInCircles() {
        Routing past =
                new FixedRouting(DeadlockFreedom.ACYCLIC, (target, choices) -> choices.add(0));
        Network square = FlowCases.network("torus radix=3");
        assertRefused("rule", "terminal 0", square, past);
    }

    /** Its channel dependencies are cyclic; its routes are not. */
    @Test
    void oneWayRoundARingIsNotRefused() {
        Network ring = FlowCases.network("torus radix=4 dimensions=1");
        Routing past =
                new FixedRouting(DeadlockFreedom.ACYCLIC, (target, choices) -> choices.add(0));
        StationFlows flows = FlowCases.flows(ring, past, "uniform");
        assertEquals(3, flows.size());
        assertEquals(2 + 2, flows.meanChannels(), 1e-12);
        assertFalse(flows.isAcyclic());
    }

    @Test
    void countingWithoutEnd() {
        Network square = FlowCases.network("torus radix=3");
        Routing counting =
                new FixedRouting(DeadlockFreedom.ACYCLIC, (target, choices) -> choices.add(0)) {
                    @Override
                    public int nextState(int state, int router, int outPort, int outClass) {
                        return state + 1;
                    }
                };
        assertRefused("rule", "4096", square, counting);
    }

    @Test
    void tooFewOrTooManyVirtualChannels() {
        Network torus = FlowCases.network("torus radix=3");
        Routing routing = FlowCases.routing(torus, "valiant");
        for (int vcs : new int[] {Integer.MIN_VALUE, 0, 3, 65, Integer.MAX_VALUE}) {
            assertEquals(
                    "not-allowed [vcs, routing] " + vcs,
                    Refusal.of(
                            () ->
                                    StationFlows.of(
                                            torus,
                                            routing,
                                            FlowCases.pattern("uniform", torus),
                                            vcs,
                                            Progress.NONE)));
        }
    }

    @Test
    void noClaimOfFreedom() {
        Routing careless =
                new FixedRouting(DeadlockFreedom.NONE, (target, choices) -> choices.add(0));
        assertRefused("rule", "", MESH, careless);
    }

    /** Over a terminal that is not drawn uniformly. */
    private record NonUniformIntermediates(Network network, Routing straight)
            implements Routing, IntermediateSelector {
        @Override
        public String name() {
            return "picky";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return straight.deadlockFreedom();
        }

        @Override
        public Optional<IntermediateSelector> intermediates() {
            return Optional.of(this);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            straight.route(router, inPort, inClass, target, state, choices);
        }

        @Override
        public int first(int source, int destination, OutputState o, RandomGenerator random) {
            return network.terminals() - 1;
        }

        @Override
        public int next(
                int router,
                int phase,
                int target,
                int source,
                int destination,
                OutputState outputs,
                RandomGenerator random) {
            return router == network.ejectionRouter(target) ? destination : KEEP_TARGET;
        }
    }

    @Test
    void intermediateNodesThatAreNotDrawnUniformly() {
        assertRefused(
                "picky",
                "routing=valiant",
                MESH,
                new NonUniformIntermediates(MESH, MESH.routings().get(0)));
    }

    @Test
    void aNetworkOfTooManyTerminals() {
        Network large = FlowCases.network("hypercube dimensions=17");
        String line =
                assertThrows(
                                NetworkTooLargeException.class,
                                () -> FlowCases.flows(large, large.routings().get(0), "uniform"))
                        .getMessage();
        assertTrue(line.startsWith("hypercube dimensions=17 "), line);
        assertTrue(line.contains("65536"), line);
    }

    @Test
    void aRunThatIsCancelled() {
        AtomicInteger calls = new AtomicInteger();
        Progress impatient =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return calls.incrementAndGet() > 3;
                    }

                    @Override
                    public void report(double fraction) {
                        assertEquals((calls.get() - 1) / 9.0, fraction);
                    }
                };
        Routing routing = MESH.routings().get(0);
        assertThrows(
                CancellationException.class,
                () ->
                        StationFlows.of(
                                MESH, routing, FlowCases.pattern("uniform", MESH), 1, impatient));
        assertEquals(4, calls.get());
    }

    /** An error of the routing, not of the input. */
    @Test
    void routingThatIsBroken() {
        breaks("port 9", (t, choices) -> choices.add(9));
        breaks("port 4", (t, choices) -> choices.add(4));
        breaks("classes", (t, choices) -> choices.add(0, 2));
        breaks("from router 1 to terminal 0", (t, choices) -> {});
    }

    private static void breaks(String place, FixedRouting.Answer answer) {
        Routing routing = new FixedRouting(DeadlockFreedom.ACYCLIC, answer);
        String line =
                assertThrows(
                                IllegalStateException.class,
                                () -> FlowCases.flows(MESH, routing, "uniform"))
                        .getMessage();
        assertTrue(line.startsWith("routing rule "), line);
        assertTrue(line.contains(place), line);
    }

    private static void assertRefused(String name, String cause, Network network, Routing routing) {
        BadInput refused =
                assertThrows(BadInput.class, () -> FlowCases.flows(network, routing, "uniform"));
        assertEquals("unusable [routing] " + name, Refusal.of(refused));
        assertTrue(refused.getMessage().contains(cause), refused.getMessage());
    }

    /** The same choices everywhere. */
    private static class FixedRouting implements Routing {
        private final DeadlockFreedom freedom;
        private final Answer answer;

        FixedRouting(DeadlockFreedom freedom, Answer answer) {
            this.freedom = freedom;
            this.answer = answer;
        }

        @Override
        public String name() {
            return "rule";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return freedom;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            answer.give(target, choices);
        }

        @FunctionalInterface
        interface Answer {
            void give(int target, RoutingChoices choices);
        }
    }
}
