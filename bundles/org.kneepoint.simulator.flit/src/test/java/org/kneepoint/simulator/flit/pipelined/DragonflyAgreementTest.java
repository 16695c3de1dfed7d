// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.routing.UgalLocal;
import org.kneepoint.simulator.flit.allocation.AllocatorType;
import org.kneepoint.simulator.flit.allocation.ArbiterType;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.ReferenceTable;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.dragonfly.DragonflyTopology;
import org.kneepoint.traffic.pattern.NextGroup;

/**
 * A dragonfly against BookSim 2, with its internal speed-up of 2, its separable input-first
 * allocators and connections held for packets. UGAL has classes for two phases of minimal routing,
 * 4 VCs instead of 3, and compares other queues.
 */
class DragonflyAgreementTest {
    /** Relative difference of the latency under minimal routing. */
    private static final double MINIMAL = 0.015;

    /** The same under UGAL, whose decisions differ. */
    private static final double ADAPTIVE = 0.03;

    private static final AllocationSettings INPUT_FIRST =
            new AllocationSettings(AllocatorType.INPUT_FIRST, ArbiterType.ROUND_ROBIN, 1);

    private static final PipelinedRouterSettings SETTINGS =
            new PipelinedRouterSettings(
                    new PipelineDelays(0, 1, 1, 1, 1, 2),
                    false,
                    INPUT_FIRST,
                    INPUT_FIRST,
                    new SwitchSettings(2, 1, 1, SwitchSettings.UNLIMITED, true));

    private static final double HOPS = 0.03;
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
        PipelinedTestRun.Figures figures = trial.measure(40000);
        double offered = ReferenceTable.number(row, "offered");
        boolean isSaturated = row.get("latency").isEmpty();
        double accepted = isSaturated ? ReferenceTable.number(row, "accepted") : offered;
        assertEquals(accepted, figures.throughput(), THROUGHPUT * accepted);
        if (!isSaturated) {
            double latency = ReferenceTable.number(row, "latency");
            double tolerance = row.get("routing").equals("minimal") ? MINIMAL : ADAPTIVE;
            assertEquals(latency, figures.latency(), tolerance * latency);
        }
        if (!row.get("hops").isEmpty()) {
            double hops = ReferenceTable.number(row, "hops");
            assertEquals(hops, figures.links() + 1, HOPS * hops);
        }
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
                new PipelinedTestRouter(
                        new FlowControl(
                                isMinimal ? 2 : 4,
                                256,
                                Switching.WORMHOLE,
                                VcReallocation.NON_ATOMIC),
                        SETTINGS),
                destinations,
                LENGTH,
                ReferenceTable.number(row, "offered"),
                1);
    }
}
