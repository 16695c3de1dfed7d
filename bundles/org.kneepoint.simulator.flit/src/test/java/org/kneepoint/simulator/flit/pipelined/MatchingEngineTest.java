// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulator.flit.allocation.AllocatorType;
import org.kneepoint.simulator.flit.allocation.ArbiterType;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/** Allocators by name, speed-ups and output buffers in whole networks. */
class MatchingEngineTest {
    private static final AllocationSettings TWO_ITERATIONS =
            new AllocationSettings(AllocatorType.ISLIP, ArbiterType.ROUND_ROBIN, 2);

    /** Limited, but to more flits than ever wait. */
    private static final SwitchSettings AMPLE = new SwitchSettings(1, 1, 1, 1 << 16, false);

    private static PipelinedTestRouter router(
            int vcs,
            int buffer,
            AllocationSettings vcAllocation,
            AllocationSettings switchAllocation,
            SwitchSettings crossbar) {
        return new PipelinedTestRouter(
                new FlowControl(vcs, buffer, Switching.WORMHOLE, VcReallocation.NON_ATOMIC),
                new PipelinedRouterSettings(
                        PipelinedTestRouter.USUAL,
                        false,
                        vcAllocation,
                        switchAllocation,
                        crossbar));
    }

    private static String state(PipelinedTestRouter testRouter) {
        PipelinedTestRun trial = PipelinedTestRun.of(Networks.mesh(4, 2), testRouter, 5, 0.4, 3);
        StringBuilder state = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            trial.run(100);
            trial.engine().checkInvariants();
            state.append(trial.engine().backlogAge(trial.now())).append(' ');
        }
        for (int channel = 0; channel < trial.engine().channels(); channel++) {
            state.append(' ').append(trial.engine().flitsCarried(channel));
        }
        return state.toString();
    }

    /** One iteration of iSLIP by the general allocator is that of the usual one, bit for bit. */
    @Test
    void theGeneralSwitchAllocatorAgreesWithTheUsualOne() {
        for (int vcs = 1; vcs < 5; vcs++) {
            PipelinedTestRouter usual = PipelinedTestRouter.of(vcs, 4);
            AllocationSettings islip = AllocationSettings.DEFAULT;
            assertEquals(state(usual), state(router(vcs, 4, islip, islip, AMPLE)));
        }
    }

    /** With one virtual channel a header requests one output VC, and one iteration is enough. */
    @Test
    void theGeneralVcAllocatorAgreesWithTheUsualOne() {
        PipelinedTestRouter general =
                router(1, 4, TWO_ITERATIONS, AllocationSettings.DEFAULT, SwitchSettings.DEFAULT);
        assertEquals(state(PipelinedTestRouter.of(1, 4)), state(general));
    }

    static Stream<AllocationSettings> allocations() {
        return Stream.of(
                TWO_ITERATIONS,
                new AllocationSettings(AllocatorType.OUTPUT_FIRST, ArbiterType.MATRIX, 1),
                new AllocationSettings(AllocatorType.INPUT_FIRST, ArbiterType.ROUND_ROBIN, 1),
                new AllocationSettings(AllocatorType.INPUT_FIRST, ArbiterType.MATRIX, 3),
                new AllocationSettings(AllocatorType.WAVEFRONT, ArbiterType.ROUND_ROBIN, 1));
    }

    /** Speed-ups, buffers and delays at random: no flit is lost, all arrive. */
    @ParameterizedTest
    @MethodSource("allocations")
    void nothingIsLost(AllocationSettings allocation) {
        Random random = new Random(17);
        for (int i = 0; i < 16; i++) {
            double[] speedups = {1, 1.5, 2, 3};
            SwitchSettings crossbar =
                    new SwitchSettings(
                            speedups[random.nextInt(4)],
                            1 + random.nextInt(3),
                            1 + random.nextInt(3),
                            random.nextBoolean() ? SwitchSettings.UNLIMITED : 1 + random.nextInt(3),
                            random.nextBoolean());
            Network network = random.nextBoolean() ? Networks.mesh(3, 2) : Networks.butterfly(2, 3);
            PipelinedTestRouter testRouter =
                    new PipelinedTestRouter(
                            new FlowControl(
                                    1 + random.nextInt(5),
                                    1 + random.nextInt(9),
                                    Switching.WORMHOLE,
                                    VcReallocation.values()[random.nextInt(3)]),
                            new PipelinedRouterSettings(
                                    new PipelineDelays(
                                            random.nextInt(3),
                                            random.nextInt(3),
                                            1 + random.nextInt(2),
                                            random.nextInt(3),
                                            1 + random.nextInt(3),
                                            random.nextInt(3)),
                                    false,
                                    allocation,
                                    allocation,
                                    crossbar));
            PipelinedTestRun trial =
                    PipelinedTestRun.of(network, testRouter, 1 + random.nextInt(9), 0.9, i);
            for (int part = 0; part < 30; part++) {
                trial.run(37);
                trial.engine().checkInvariants();
                assertEquals(0, trial.engine().deadlockedPackets(), testRouter.toString());
            }
            double carried = trial.measure(200).throughput();
            assertTrue(carried > 0.02, testRouter + " " + carried);
        }
    }

    /** A lone packet: the routers of three cycles each take half of them with a speed-up of 2. */
    @Test
    void aSpeedupShortensTheRoutersOnly() {
        SwitchSettings doubled = new SwitchSettings(2, 1, 1, SwitchSettings.UNLIMITED, false);
        long[] usual = new long[5];
        for (int hops = 1; hops < 5; hops++) {
            Network line = Networks.mesh(hops + 1, 1);
            AllocationSettings islip = AllocationSettings.DEFAULT;
            usual[hops] = arrival(line, PipelinedTestRouter.of(1, 8));
            long fast = arrival(line, router(1, 8, islip, islip, doubled));
            // route, VC, switch and crossbar: 4 router cycles, 2 of the channels, then the link
            assertEquals(usual[hops] - 2L * (hops + 1), fast, "hops " + hops);
        }
    }

    private static long arrival(Network network, PipelinedTestRouter testRouter) {
        int last = network.terminals() - 1;
        PipelinedTestRun trial =
                new PipelinedTestRun(
                        network,
                        Networks.usual(network),
                        testRouter,
                        TestTraffic.to(source -> source == 0 ? last : source),
                        1,
                        0,
                        1);
        return trial.drain(10_000);
    }

    /** Input queues of one virtual channel pass 0.6, Karol et al. (1987); twice as fast, 0.89. */
    @Test
    void anInternalSpeedupRemovesHeadOfLineBlocking() {
        double plain = saturation(SwitchSettings.DEFAULT, AllocationSettings.DEFAULT);
        double doubled =
                saturation(
                        new SwitchSettings(2, 1, 1, SwitchSettings.UNLIMITED, false),
                        AllocationSettings.DEFAULT);
        assertEquals(0.60, plain, 0.02);
        assertEquals(0.90, doubled, 0.02);
    }

    private static double saturation(SwitchSettings crossbar, AllocationSettings allocation) {
        PipelinedTestRouter testRouter =
                new PipelinedTestRouter(
                        new FlowControl(1, 16, Switching.WORMHOLE, VcReallocation.NON_ATOMIC),
                        new PipelinedRouterSettings(
                                new PipelineDelays(0, 0, 1, 1, 1, 0),
                                false,
                                allocation,
                                allocation,
                                crossbar));
        PipelinedTestRun trial = PipelinedTestRun.of(new SingleRouter(16), testRouter, 1, 1, 1);
        trial.run(1000);
        return trial.measure(3000).throughput();
    }

    /** Routings with random choices as well: the steps of the caller do not matter. */
    @Test
    void stepsDoNotMatter() {
        Network torus = Networks.torus(4, 2);
        PipelinedTestRun whole = speedy(torus);
        PipelinedTestRun parts = speedy(torus);
        whole.run(2000);
        Random random = new Random(4);
        while (parts.now() < 2000) {
            parts.run(Math.min(1 + random.nextInt(9), 2000 - parts.now()));
        }
        assertEquals(
                whole.engine().backlogAge(whole.now()), parts.engine().backlogAge(parts.now()));
    }

    private static PipelinedTestRun speedy(Network torus) {
        AllocationSettings inputFirst =
                new AllocationSettings(AllocatorType.INPUT_FIRST, ArbiterType.ROUND_ROBIN, 1);
        return new PipelinedTestRun(
                torus,
                Routings.named(torus, "valiant"),
                router(4, 6, inputFirst, inputFirst, new SwitchSettings(1.5, 2, 1, 4, true)),
                PipelinedTestRun.UNIFORM,
                5,
                0.3,
                7,
                3000,
                ThreadTeam.of(1));
    }
}
