// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.contract.ContractReport.Clause;
import org.kneepoint.contract.EvaluatedNetwork;
import org.kneepoint.contract.PlugInContract;
import org.kneepoint.contract.UniformPoissonWorkload;
import org.kneepoint.networkcheck.NetworkVerification;

/** The contract finds nothing in what keeps it, and the fault in what does not. */
class PlugInContractTest {
    private static final Description FULL =
            Description.of("a part").source("this test").validity("here").verification("none");

    private record Rings(Description description, RingRouting routing) implements Topology {
        @Override
        public String name() {
            return "rings";
        }

        @Override
        public Network build(Scenario scenario) {
            return RingNetwork.of(6, routing);
        }
    }

    @Test
    void topologies() {
        assertEquals(List.of(), violations(new Rings(FULL, RingRouting.dateline())));
        RingRouting liar = new RingRouting("liar", 1, DeadlockFreedom.ACYCLIC);
        List<String> cycle = violations(new Rings(FULL, liar));
        assertEquals(1, cycle.size(), () -> "" + cycle);
        assertTrue(cycle.get(0).contains("deadlock freedom"), cycle.get(0));
        List<String> bare =
                PlugInContract.ofDescription(new Rings(Description.of("x"), RingRouting.dateline()))
                        .violations();
        assertEquals(1, bare.size(), () -> "" + bare);
        assertTrue(bare.get(0).contains("source is empty"), bare.get(0));
    }

    private static List<String> violations(Topology topology) {
        Scenario scenario = Scenario.of(topology.name(), topology.parameters(), Map.of());
        return PlugInContract.of(topology, scenario).violations();
    }

    /** Six routers: each channel and class with the next; a dateline splits the cycle of six. */
    @Test
    void theProofStatesTheSizeOfItsGraph() {
        RingNetwork ring = RingNetwork.of(6, RingRouting.dateline());
        List<Clause> clauses = PlugInContract.of(RingRouting.dateline(), ring).clauses();
        assertEquals(
                List.of("routing relation", "deadlock freedom"),
                clauses.stream().map(Clause::clause).toList());
        // to each of 6 destinations a new header at each router, and one from each channel behind
        assertTrue(clauses.get(0).detail().contains("6 destinations"), clauses.get(0).detail());
        assertTrue(clauses.get(1).detail().contains("no cycle"), clauses.get(1).detail());
    }

    @Test
    void meshesOfTheKitKeepTheContract() {
        for (MeshNetwork mesh : List.of(MeshNetwork.of(3), MeshNetwork.of(2, 3, 2))) {
            assertEquals(List.of(), NetworkVerification.findings(mesh));
        }
    }

    @Test
    void routings() {
        RingNetwork ring = RingNetwork.around(4, 1);
        assertEquals(List.of(), PlugInContract.of(RingRouting.dateline(), ring).violations());
        RingRouting liar = new RingRouting("liar", 1, DeadlockFreedom.ACYCLIC);
        assertFalse(PlugInContract.of(liar, ring).isKept());
    }

    /**
     * Messages of one length that claims to be another.
     *
     * @param length that they have
     * @param mean that they claim
     */
    private record Lengths(int length, double mean)
            implements LengthDistribution, LengthDistribution.Lengths {
        @Override
        public String name() {
            return "lengths";
        }

        @Override
        public Description description() {
            return FULL;
        }

        @Override
        public LengthDistribution.Lengths build(Scenario scenario) {
            return this;
        }

        @Override
        public int nextLength(RandomGenerator random) {
            return length;
        }

        @Override
        public double scv() {
            return 0;
        }
    }

    @Test
    void lengths() {
        assertEquals(List.of(), PlugInContract.of(new Lengths(8, 8)).violations());
        List<String> wrong = PlugInContract.of(new Lengths(8, 9)).violations();
        assertEquals(1, wrong.size(), () -> "" + wrong);
        assertTrue(wrong.get(0).contains("mean length"), wrong.get(0));
    }

    /** Reads the same whatever it is shown. */
    private record Constant(double value) implements Metric {
        @Override
        public String name() {
            return "constant";
        }

        @Override
        public Description description() {
            return FULL;
        }

        @Override
        public List<MetricValue> read(Curve curve, Scenario settings) {
            Quantity quantity = Quantity.of("constant", "", "always the same");
            return List.of(MetricValue.of(quantity, value, "as made").withHalfWidth(-value));
        }
    }

    @Test
    void metrics() {
        assertEquals(List.of(), PlugInContract.of(new Constant(0)).violations());
        assertFalse(PlugInContract.of(new Constant(1)).isKept(), "an interval of negative width");
    }

    @Test
    void arrivals() {
        assertEquals(List.of(), PlugInContract.of(UniformPoissonWorkload.arrivals()).violations());
    }

    /**
     * A model of any network: a queue in front of it, full from a load on.
     *
     * @param full that load, flits per node per cycle
     * @param falls whether latency falls with load, which no model may answer
     */
    private record Model(double full, boolean falls) implements NetworkSolver {
        @Override
        public String name() {
            return "model";
        }

        @Override
        public Description description() {
            return FULL;
        }

        @Override
        public Set<String> supportedNetworks() {
            return Set.of();
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(StandardParameters.LOAD);
        }

        @Override
        public Point solve(NetworkContext context, Progress progress) {
            double load = context.load();
            Point.Builder point = Point.of(context.scenario()).with(Quantities.LOAD, load);
            if (load >= full) {
                return point.status(Status.SATURATED, "full").build();
            }
            double rise = falls ? 1 - load / 2 : 1 / (1 - load / full);
            return point.with(Quantities.THROUGHPUT, load)
                    .with(Quantities.LATENCY, context.lengths().mean() * rise)
                    .build();
        }
    }

    @Test
    void solvers() {
        RingNetwork ring = RingNetwork.around(4, 1);
        Routing around = ring.routings().get(0);
        assertEquals(
                List.of(),
                PlugInContract.ofSolver(EvaluatedNetwork.of(new Model(0.6, false), ring, around), 0)
                        .violations());
        List<String> wrong =
                PlugInContract.ofSolver(EvaluatedNetwork.of(new Model(0.6, true), ring, around), 0)
                        .violations();
        assertTrue(("" + wrong).contains("monotone latency"), "" + wrong);
    }
}
