// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;

/**
 * Constant loads on the 32x32 torus against an independent engine, which ramped the load up slowly:
 * below the knee that is the same.
 */
class RampAgreementTest {
    private static final Network TORUS = Networks.torus(32, 2);
    private static final int NODES = 1024;

    private static SingleCycleTestRun trial(
            Routing routing, VcReallocation reallocation, double load, long seed) {
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.with(SingleCycleTestRouter.USUAL, reallocation);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.packetGap(NODES, load, 8);
        return new SingleCycleTestRun(
                TORUS, routing, testRouter, traffic, SingleCycleTestRun.BLOCKED, seed);
    }

    private static void agrees(double load, int warmup, int cycles, double tolerance) {
        SingleCycleTestRun trial = trial(Networks.usual(TORUS), VcReallocation.NON_ATOMIC, load, 1);
        trial.run(warmup);
        SingleCycleTestRun.Figures figures = trial.measure(cycles);
        RampWindowMeans windows = RampWindowMeans.near(load);
        assertEquals(windows.latency(), figures.latency(), tolerance * windows.latency());
        assertEquals(windows.throughput(), figures.throughput(), 0.01 * windows.throughput());
        trial.engine().checkInvariants();
    }

    @Test
    void agreesAtALightLoad() {
        agrees(0.05, 500, 2500, 0.015);
    }

    @Test
    void agreesAtAMediumLoad() {
        agrees(0.1, 1000, 3000, 0.015);
    }

    @Test
    @Tag("long")
    void agreesBelowTheKnee() {
        agrees(0.05, 1000, 20_000, 0.01);
        agrees(0.1, 2000, 20_000, 0.015);
        agrees(0.14, 5000, 20_000, 0.02);
    }

    /**
     * Where the throughput grows half as fast as the load: 0.1538 and 0.1720 with an error of 0.001
     * in constant-load runs of the independent engine.
     */
    @Test
    @Tag("long")
    void theKneeIsWhereItWasMeasured() {
        assertEquals(0.1538, knee(Networks.usual(TORUS), VcReallocation.NON_ATOMIC, 0.135), 0.003);
        Routing either = Routings.named(TORUS, "dimension-order-unwrapped");
        assertEquals(0.1720, knee(either, VcReallocation.WHOLE_PACKET, 0.15), 0.005);
    }

    /** The gradient is taken over 0.02 of load, as much as the noise of the points demands. */
    private static double knee(Routing routing, VcReallocation reallocation, double from) {
        double step = 0.005;
        double[] throughputs = new double[9];
        for (int i = 0; i < throughputs.length; i++) {
            SingleCycleTestRun trial = trial(routing, reallocation, from + i * step, 1);
            trial.run(4000);
            throughputs[i] = trial.measure(8000).throughput();
            assertEquals(0, trial.engine().deadlockedPackets());
        }
        double before = 1;
        for (int i = 2; i < throughputs.length - 2; i++) {
            double gradient = (throughputs[i + 2] - throughputs[i - 2]) / (4 * step);
            if (gradient < 0.5) {
                double part = (before - 0.5) / (before - gradient);
                return from + (i - 1 + part) * step;
            }
            before = gradient;
        }
        throw new AssertionError("no knee up to " + (from + throughputs.length * step));
    }
}
