// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.routing.UgalLocal;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.ReferenceTable;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.dragonfly.DragonflyTopology;
import org.kneepoint.traffic.pattern.NextGroup;

/**
 * A dragonfly against BookSim 2. Its internal speed-up of 2 halves the 3 cycles of a router, here 2
 * without VC allocation, and removes most contention for the crossbar; with hold_switch_for_packet
 * packets do not mix. Routers here have neither, which shows from half of the saturation load on.
 * UGAL has classes for two phases of minimal routing, 4 VCs instead of 3.
 */
class DragonflyAgreementTest {
    /** Relative difference of the latency while channel delays and length are most of it. */
    private static final double LATENCY = 0.045;

    /** The same where queues count, which are shorter with a speed-up. */
    private static final double QUEUEING = 0.16;

    private static final double HOPS = 0.025;
    private static final double THROUGHPUT = 0.03;
    private static final int LENGTH = 10;

    static Stream<Map<String, String>> rows() {
        return ReferenceTable.rows(DragonflyAgreementTest.class, "dragonfly.csv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void figuresAreThoseOfThePeer(Map<String, String> row) {
        PipelinedTestRun trial = trial(row);
        trial.run(3000);
        PipelinedTestRun.Figures figures = trial.measure(15000);
        double offered = ReferenceTable.number(row, "offered");
        boolean isSaturated = row.get("latency").isEmpty();
        double accepted = isSaturated ? ReferenceTable.number(row, "accepted") : offered;
        assertEquals(accepted, figures.throughput(), THROUGHPUT * accepted);
        if (!isSaturated) {
            double latency = ReferenceTable.number(row, "latency");
            assertEquals(latency, figures.latency(), tolerance(row, offered) * latency);
        }
        if (!row.get("hops").isEmpty()) {
            double hops = ReferenceTable.number(row, "hops");
            assertEquals(hops, figures.links() + 1, HOPS * hops);
        }
    }

    /** Minimal routing saturates at 0.125 under next-group traffic. */
    private static double tolerance(Map<String, String> row, double offered) {
        boolean isNarrow =
                row.get("routing").equals("minimal") && row.get("traffic").equals("next-group");
        return offered < (isNarrow ? 0.125 : 1) / 2 ? LATENCY : QUEUEING;
    }

    private static PipelinedTestRun trial(Map<String, String> row) {
        Network network =
                SmallNetworks.build(
                        new DragonflyTopology(),
                        "concentration=2 a=4 h=2 delay_local=10 delay_global=100");
        Routing minimal = network.routings().get(0);
        UgalLocal ugal = new UgalLocal();
        boolean isMinimal = row.get("routing").equals("minimal");
        Routing routing =
                isMinimal
                        ? minimal
                        : ugal.on(network, Assignments.scenario(ugal, "ugal_threshold=30"))
                                .orElseThrow();
        Scenario none = Scenario.of("dragonfly", Parameters.of(), Map.of());
        Destinations destinations =
                row.get("traffic").equals("uniform")
                        ? PipelinedTestRun.UNIFORM
                        : new NextGroup().build(none, network);
        return new PipelinedTestRun(
                network,
                routing,
                PipelinedTestRouter.of(
                        isMinimal ? 2 : 4, 256, new PipelineDelays(0, 0, 1, 1, 1, 2)),
                destinations,
                LENGTH,
                ReferenceTable.number(row, "offered"),
                1);
    }
}
