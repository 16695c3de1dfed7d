// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.task.AbandonedThreads;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.ForwardingNetwork;

/** Plug-ins that ignore cancellation. */
@Timeout(60)
class UnresponsiveTaskTest {
    private final CountDownLatch free = new CountDownLatch(1);

    private void forEver() {
        while (free.getCount() > 0) {
            LockSupport.parkNanos(1_000_000);
            Thread.interrupted();
        }
    }

    @AfterEach
    void setFree() {
        free.countDown();
    }

    private static List<Status> states(Curve curve) {
        return curve.points().stream().map(Point::status).toList();
    }

    /** A simulator of rings that has a time limit. */
    private static final class RingSimulator extends FakeSimulator {
        private RingSimulator() {
            super("engine", topology -> true);
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(StandardParameters.TIME_LIMIT).and(super.parameters());
        }
    }

    /** Rings, of which one of 5 nodes is never built, and one of 6 never returns its routings. */
    private final class StuckTopology implements Topology {
        private final Topology ring = new RingTopology();

        @Override
        public String name() {
            return "stuck";
        }

        @Override
        public Description description() {
            return ring.description();
        }

        @Override
        public Parameters parameters() {
            return ring.parameters();
        }

        @Override
        public Network build(Scenario scenario) {
            int nodes = scenario.get(StandardParameters.NODES);
            if (nodes == 5) {
                forEver();
            }
            return new Rings(RingTopology.of(nodes));
        }
    }

    /** Rings with one routing, that of 6 nodes without an end. */
    private final class Rings extends ForwardingNetwork {
        private Rings(Network ring) {
            super(ring);
        }

        @Override
        public List<Routing> routings() {
            Routing around = network.routings().get(1);
            return List.of(terminals() == 6 ? new Lost() : around);
        }
    }

    /** Does not find the way. */
    private final class Lost implements Routing {
        @Override
        public String name() {
            return "lost";
        }

        @Override
        public int vcClasses() {
            return 2;
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            forEver();
        }
    }

    @Test
    void aTopologySpoilsItsOwnPointsOnly() {
        FakeSimulator engine = new RingSimulator();
        List<Curve> curves =
                new EvaluationService(BareTopology.withTraffic(engine, new StuckTopology()))
                        .evaluate(
                                SampleRequests.simulate(
                                        "stuck",
                                        engine,
                                        Assignments.of(
                                                "nodes=4,5,6,7", "load=0.05,0.1", "limit=0.05")),
                                Progress.NONE);
        List<Status> fine = List.of(Status.OK, Status.OK);
        List<Status> spoilt = List.of(Status.FAILED, Status.FAILED);
        assertEquals(
                List.of(fine, spoilt, spoilt, fine),
                curves.stream().map(UnresponsiveTaskTest::states).toList());
        for (Curve curve : curves.subList(1, 3)) {
            for (Point point : curve.points()) {
                assertTrue(
                        point.reason()
                                .text()
                                .startsWith(
                                        "topology stuck did not return within limit=0.05 s; it was"
                                                + " at "),
                        point.reason().text());
            }
        }
        assertEquals(4, engine.seen.size(), "what was given up is not tried again");
    }

    @Test
    void whoCancelsWhileANetworkIsCheckedIsHeard() {
        FakeSimulator engine = new RingSimulator();
        Progress impatient =
                new Progress() {
                    private int calls;

                    @Override
                    public boolean isCancelled() {
                        return calls++ > 2;
                    }

                    @Override
                    public void report(double fraction) {
                        // not of interest
                    }
                };
        assertTrue(
                new EvaluationService(BareTopology.withTraffic(engine, new StuckTopology()))
                        .evaluate(
                                SampleRequests.simulate(
                                        "stuck", engine, Assignments.of("nodes=5", "load=0.1")),
                                impatient)
                        .isEmpty());
        assertEquals(0, engine.seen.size());
    }

    @Test
    void aSimulatorSpoilsItsOwnPointOnly() {
        FakeSimulator stuck =
                new FakeSimulator("stuck", "system") {
                    @Override
                    public Parameters parameters() {
                        return Parameters.of(StandardParameters.TIME_LIMIT).and(super.parameters());
                    }

                    @Override
                    public Point simulate(Scenario scenario, Progress progress) {
                        if (scenario.get(StandardParameters.LOAD) == MOODY) {
                            forEver();
                        }
                        return super.simulate(scenario, progress);
                    }
                };
        Curve curve =
                new EvaluationService(Catalogue.of(stuck))
                        .evaluate(
                                SampleRequests.simulate(
                                        "system",
                                        stuck,
                                        Assignments.of("load=0.1:0.5:0.1", "limit=0.05")),
                                Progress.NONE)
                        .get(0);
        assertEquals(
                List.of(Status.OK, Status.OK, Status.FAILED, Status.OK, Status.OK), states(curve));
        String text = "simulator stuck did not return ";
        String reason = curve.points().get(2).reason().text();
        assertTrue(reason.startsWith(text + "within limit=0.05 s; it was at "), reason);
        assertTrue(
                AbandonedThreads.lines().stream().anyMatch(line -> line.startsWith(text)),
                "in the list of the doctor");
        assertEquals("0.3", curve.points().get(2).settings().get("load"));
    }
}
