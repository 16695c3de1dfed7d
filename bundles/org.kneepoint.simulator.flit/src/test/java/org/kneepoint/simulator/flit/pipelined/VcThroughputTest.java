// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.allocation.AllocatorType;
import org.kneepoint.simulator.flit.allocation.ArbiterType;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;
import org.kneepoint.testkit.ReferenceTable;

/** One 2x2 switch without conflicts, offered 1: what a virtual channel can pass. */
class VcThroughputTest {
    private static final int WARMUP = 2000;
    private static final int CYCLES = 6000;

    /** Part of a packet counted or not at either end. */
    private static final double EDGE = 0.0015;

    /**
     * A switch that passes all that is offered runs as a queue at its critical load: how often the
     * source is empty is left to chance.
     */
    private static final double CRITICAL = 0.02;

    static Stream<Map<String, String>> rows() {
        return ReferenceTable.rows(VcThroughputTest.class, "single-switch.csv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void throughputIsThatOfThePeer(Map<String, String> row) {
        int length = Integer.parseInt(row.get("packet_size"));
        double peer = Double.parseDouble(row.get("accepted_flit_rate"));
        boolean isCritical = length > 1 && peer > 1 - CRITICAL;
        assertEquals(
                peer,
                throughput(PipelinedTestRouter.of(row), length),
                isCritical ? CRITICAL : EDGE);
    }

    /** Without conflicts all allocators grant all requests: the figures of the peer again. */
    @ParameterizedTest
    @EnumSource(AllocatorType.class)
    void allocatorsPassTheSameWithoutConflicts(AllocatorType type) {
        AllocationSettings allocation = new AllocationSettings(type, ArbiterType.MATRIX, 2);
        rows().filter(row -> row.get("speculative").equals("0"))
                .forEach(
                        row -> {
                            PipelinedTestRouter usual = PipelinedTestRouter.of(row);
                            PipelinedTestRouter other =
                                    new PipelinedTestRouter(
                                            usual.flow(),
                                            new PipelinedRouterSettings(
                                                    usual.delays(),
                                                    false,
                                                    allocation,
                                                    allocation,
                                                    SwitchSettings.DEFAULT));
                            int length = Integer.parseInt(row.get("packet_size"));
                            double peer = Double.parseDouble(row.get("accepted_flit_rate"));
                            assertEquals(peer, throughput(other, length), CRITICAL * peer);
                        });
    }

    /** The next route is computed when the tail has gone: P / (P + route + vc). */
    @Test
    void oneChannelHasACeiling() {
        for (int route = 0; route < 4; route++) {
            for (int vc = 0; vc < 4; vc++) {
                for (int length : new int[] {1, 3, 8}) {
                    PipelinedTestRouter testRouter =
                            PipelinedTestRouter.of(
                                    1, 16, new PipelineDelays(route, vc, 1, 1, 1, 0));
                    double ceiling = (double) length / (length + route + vc);
                    boolean isCritical = length > 1 && ceiling > 1 - CRITICAL;
                    assertEquals(
                            ceiling,
                            throughput(testRouter, length),
                            isCritical ? CRITICAL : EDGE,
                            testRouter + " " + length);
                }
            }
        }
    }

    /**
     * From grant to grant of an empty channel: vc, the packet, and the return of the last credit.
     */
    @Test
    void anAtomicChannelWaitsForItsLastCredit() {
        for (int credit = 0; credit < 3; credit++) {
            for (int vc = 1; vc < 3; vc++) {
                PipelineDelays delays = new PipelineDelays(0, vc, 1, 1, 1, credit);
                PipelinedTestRouter testRouter =
                        PipelinedTestRouter.with(
                                PipelinedTestRouter.of(1, 16, delays),
                                Switching.WORMHOLE,
                                VcReallocation.ATOMIC);
                double period = vc + 7 + (1 + 1 + 1) + (2 + credit);
                assertEquals(8 / period, throughput(testRouter, 8), EDGE, testRouter.toString());
            }
        }
    }

    /** With speculation and lookahead a router is as fast as its links. */
    @Test
    void speculationHidesTheAllocationOfChannels() {
        for (int allocation = 1; allocation < 4; allocation++) {
            PipelineDelays delays = new PipelineDelays(0, 1, allocation, 1, 1, 0);
            PipelinedTestRouter testRouter =
                    PipelinedTestRouter.speculative(PipelinedTestRouter.of(1, 16, delays));
            assertEquals(1, throughput(testRouter, 1), EDGE, testRouter.toString());
        }
    }

    private static double throughput(PipelinedTestRouter testRouter, int length) {
        Network network = Networks.butterfly(2, 1);
        PipelinedTestRun trial =
                new PipelinedTestRun(
                        network,
                        Networks.usual(network),
                        testRouter,
                        TestTraffic.to(source -> 1 - source),
                        length,
                        1,
                        1);
        trial.run(WARMUP);
        return trial.measure(CYCLES).throughput();
    }
}
