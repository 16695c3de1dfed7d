// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.ForwardingNetwork;
import org.kneepoint.testkit.Refusal;

class DeadlockCheckTest {
    /** Has the parameter {@code allow_deadlock}. */
    private final FakeSimulator engine =
            new FakeSimulator("engine", topology -> true, "box") {
                @Override
                public Parameters parameters() {
                    return super.parameters().and(Parameters.of(StandardParameters.ALLOW_DEADLOCK));
                }
            };

    private static final String ALLOW = StandardParameters.ALLOW_DEADLOCK.name();
    private static final String FALSE_CLAIM = "unusable [routing, " + ALLOW + "] false";

    private List<Curve> simulate(FakeSimulator simulator, String network, String... settings) {
        return new EvaluationService(
                        BareTopology.withTraffic(
                                simulator, new RingTopology(), new PairTopology("pair")))
                .evaluate(
                        SampleRequests.simulate(network, simulator, Assignments.of(settings)),
                        Progress.NONE);
    }

    private String degree(String... settings) {
        Curve curve = simulate(engine, "ring", settings).get(0);
        return curve.provenance().entries().get("deadlock freedom");
    }

    private BadInput rejected(FakeSimulator simulator, String... settings) {
        return assertThrows(BadInput.class, () -> simulate(simulator, "ring", settings));
    }

    @Test
    void aFalseClaimIsRefusedBeforeAnythingIsRun() {
        BadInput bad = rejected(engine, "nodes=4", "load=0.1,0.2");
        assertEquals(FALSE_CLAIM, Refusal.of(bad));
        String line = bad.getMessage();
        assertTrue(line.contains(" -> "), line);
        assertTrue(line.contains(ALLOW + "=true"), line);
        assertTrue(engine.seen.isEmpty());
        FakeSimulator other = new FakeSimulator("shy", topology -> true);
        String plain = rejected(other, "nodes=4", "load=0.1").getMessage();
        assertTrue(!plain.contains(ALLOW), plain);
    }

    @ParameterizedTest
    @ValueSource(strings = {"broken", "broken-humble"})
    void aNetworkThatBreaksItsContractIsNotRun(String routing) {
        String broken = "unusable [routing] " + routing;
        String[] settings = {"nodes=4", "load=0.1", "routing=" + routing};
        BadInput bad = rejected(engine, settings);
        assertEquals(broken, Refusal.of(bad));
        assertTrue(bad.getMessage().contains(" 7, packet to terminal 0 at router 1"));
        String[] bold = {"nodes=4", "load=0.1", "routing=" + routing, "allow_deadlock=true"};
        assertEquals(broken, Refusal.of(rejected(engine, bold)));
        assertEquals(broken, Refusal.of(() -> solve(settings)));
        assertTrue(engine.seen.isEmpty());
    }

    @Test
    void aModelTrustsNoFalseClaimEither() {
        String[] settings = {"nodes=4", "load=0.1", "routing=false"};
        assertEquals(FALSE_CLAIM, Refusal.of(() -> solve(settings)));
        Curve curve = solve("nodes=4", "load=0.1", "routing=true").get(0);
        assertEquals("verified", curve.provenance().entries().get("deadlock freedom"));
    }

    private static List<Curve> solve(String... settings) {
        FakeSolver model = new FakeSolver("model", topology -> true);
        return new EvaluationService(BareTopology.withTraffic(model, new RingTopology()))
                .evaluate(
                        SampleRequests.solve("ring", model, Assignments.of(settings)),
                        Progress.NONE);
    }

    @Test
    void aNetworkIsCheckedOnceForAllRuns() {
        AtomicInteger calls = new AtomicInteger();
        PairTopology counted =
                new PairTopology("pair") {
                    @Override
                    public Network build(Scenario scenario) {
                        return new Counted(super.build(scenario), calls);
                    }
                };
        FakeSolver model = new FakeSolver("model", topology -> true);
        EvaluationService evaluation =
                new EvaluationService(BareTopology.withTraffic(model, engine, counted));
        evaluation.evaluate(
                SampleRequests.solve("pair", model, Assignments.of("nodes=4", "load=0.1")),
                Progress.NONE);
        int first = calls.getAndSet(0);
        evaluation
                .snapshot()
                .evaluate(
                        SampleRequests.solve("pair", model, Assignments.of("nodes=4", "load=0.2")),
                        Progress.NONE);
        int later = calls.getAndSet(0);
        assertTrue(later < first, "the bound of the load is computed, but nothing is followed");
        evaluation.evaluate(
                SampleRequests.simulate("pair", engine, Assignments.of("nodes=4", "load=0.2")),
                Progress.NONE);
        assertEquals(later, calls.getAndSet(0));
        evaluation.evaluate(
                SampleRequests.solve("pair", model, Assignments.of("nodes=6", "load=0.1")),
                Progress.NONE);
        assertTrue(calls.get() > first, "another network");
    }

    /** Counts the queries of its wiring. */
    private static final class Counted extends ForwardingNetwork {
        private final AtomicInteger calls;

        Counted(Network network, AtomicInteger calls) {
            super(network);
            this.calls = calls;
        }

        @Override
        public int peerRouter(int router, int port) {
            calls.incrementAndGet();
            return super.peerRouter(router, port);
        }
    }

    @Test
    void provenanceHasTheVerificationLevel() {
        assertEquals("verified", degree("nodes=4", "load=0.1", "routing=true"));
        assertEquals("none", degree("nodes=4", "load=0.1", "routing=humble"));
        assertEquals("none", degree("nodes=4", "load=0.1", "allow_deadlock=true"));
        assertEquals(
                "none",
                degree("nodes=4", "load=0.1", "routing=true", "allow_deadlock=true"),
                "the simulator may have relied on nothing");
    }

    @Test
    void whatIsTooLargeIsClaimed() {
        assertEquals("claimed", degree("nodes=100000", "load=0.1", "routing=true"));
        assertEquals("claimed", degree("nodes=4,100000,8", "load=0.1", "routing=true"));
    }

    @Test
    void aSystemHasNoNetworkToLookAt() {
        Curve curve = simulate(engine, "box", "load=0.1").get(0);
        assertTrue(!curve.provenance().entries().containsKey("deadlock freedom"));
    }
}
