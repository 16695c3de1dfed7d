// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/** Networks, delays and rules drawn at random: nothing is lost, everything moves on. */
class PipelinedConservationTest {
    private static final int CASES = 120;
    private static final int CYCLES = 1500;

    private final Random random = new Random(11);

    private Network network() {
        switch (random.nextInt(6)) {
            case 0:
                return Networks.mesh(2 + random.nextInt(3), 1 + random.nextInt(3));
            case 1:
                return Networks.torus(2 + random.nextInt(4), 1 + random.nextInt(2));
            case 2:
                return Networks.hypercube(1 + random.nextInt(4));
            case 3:
                return Networks.butterfly(2 + random.nextInt(2), 1 + random.nextInt(3));
            case 4:
                return Networks.tree(2 + random.nextInt(2), 1 + random.nextInt(3));
            default:
                return new SingleRouter(1 + random.nextInt(90));
        }
    }

    private PipelinedTestRouter rules(Routing routing, int length) {
        int most = routing.intermediates().isPresent() ? 2 : 1;
        PipelineDelays delays =
                new PipelineDelays(
                        random.nextInt(4),
                        random.nextInt(4),
                        1 + random.nextInt(3),
                        random.nextInt(3),
                        1 + random.nextInt(3),
                        random.nextInt(3));
        VcReallocation least = routing.deadlockFreedom().reallocation();
        VcReallocation reallocation =
                VcReallocation.values()[
                        least.ordinal()
                                + random.nextInt(VcReallocation.values().length - least.ordinal())];
        FlowControl flow =
                new FlowControl(
                        most * routing.vcClasses() + random.nextInt(5),
                        1 + random.nextInt(10),
                        Switching.values()[random.nextInt(3)],
                        reallocation);
        return new PipelinedTestRouter(
                flow, new PipelinedRouterSettings(delays, random.nextBoolean()));
    }

    @Test
    void nothingIsLostOrBlockedForEver() {
        for (int i = 0; i < CASES; i++) {
            Network network = network();
            List<Routing> routings = Routings.all(network);
            Routing routing = routings.get(random.nextInt(routings.size()));
            int length = 1 + random.nextInt(9);
            PipelinedTestRouter testRouter = rules(routing, length);
            double load = random.nextInt(3) == 0 ? 1 : 0.4 * random.nextDouble();
            String what = network + " " + routing.name() + " " + testRouter + " " + length;
            PipelinedTestRun trial =
                    new PipelinedTestRun(
                            network,
                            routing,
                            testRouter,
                            PipelinedTestRun.UNIFORM,
                            length,
                            load,
                            i);
            boolean isSafe =
                    routing.deadlockFreedom().reallocation() != VcReallocation.WHOLE_PACKET;
            check(trial, isSafe, what);
        }
    }

    private void check(PipelinedTestRun trial, boolean isSafe, String what) {
        while (trial.now() < CYCLES) {
            trial.run(1 + random.nextInt(200));
            trial.engine().checkInvariants();
            int deadlocked = trial.engine().deadlockedPackets();
            assertTrue(deadlocked == 0 || !isSafe, () -> what + ": " + deadlocked);
        }
        assertEquals(trial.packets() > 0, trial.engine().backlogFlits() > 0, what);
    }

    /** What has passed the channels is what packets need for their ways. */
    @Test
    void channelsCarryWhatPassesThem() {
        Network line = Networks.mesh(5, 1);
        PipelinedTestRun trial =
                new PipelinedTestRun(
                        line,
                        Networks.usual(line),
                        PipelinedTestRouter.of(2, 4),
                        TestTraffic.to(source -> 4 - source),
                        6,
                        0,
                        1);
        trial.drain(1000);
        trial.engine().checkInvariants();
        assertEquals(0, trial.engine().backlogFlits());
        for (int channel = 0; channel < trial.engine().channels(); channel++) {
            boolean inner = "r1_p0 r2_p0 r2_p1 r3_p1".contains(name(trial, channel));
            assertEquals(
                    inner ? 12 : 6, trial.engine().flitsCarried(channel), name(trial, channel));
        }
    }

    private static String name(PipelinedTestRun trial, int channel) {
        return trial.engine().channelName(channel);
    }

    /** A channel counts the flits of a packet one by one. */
    @Test
    void channelsCountFlits() {
        Network line = Networks.mesh(2, 1);
        PipelinedTestRun trial =
                new PipelinedTestRun(
                        line,
                        Networks.usual(line),
                        PipelinedTestRouter.of(1, 20),
                        TestTraffic.to(source -> source == 0 ? 1 : -1),
                        10,
                        0,
                        1);
        // granted the switch in cycle 4, then one flit a cycle
        trial.run(4);
        for (int flits = 0; flits <= 10; flits++) {
            assertEquals(flits, trial.engine().flitsCarried(0));
            trial.run(1);
        }
        assertEquals(10, trial.engine().flitsCarried(0));
    }
}
