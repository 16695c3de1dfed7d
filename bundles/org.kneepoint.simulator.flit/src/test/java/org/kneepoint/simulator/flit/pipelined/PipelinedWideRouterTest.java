// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/** Routers whose virtual channels do not fit one word of a mask. */
class PipelinedWideRouterTest {
    private static PipelinedTestRun trial(
            SingleRouter router, PipelinedTestRouter testRouter, IntUnaryOperator to, int length) {
        return new PipelinedTestRun(
                router,
                Networks.usual(router),
                testRouter,
                to == null ? PipelinedTestRun.UNIFORM : TestTraffic.to(to),
                length,
                1,
                1);
    }

    /** Ports without a terminal between the others change nothing, whatever words they fill. */
    @ParameterizedTest
    @CsvSource({"1, 8", "2, 8", "3, 1", "8, 3", "33, 2"})
    void emptyPortsChangeNothing(int vcs, int length) {
        for (boolean speculative : new boolean[] {false, true}) {
            PipelinedTestRouter plain = PipelinedTestRouter.of(vcs, 4);
            PipelinedTestRouter testRouter =
                    speculative ? PipelinedTestRouter.speculative(plain) : plain;
            PipelinedTestRun.Figures narrow =
                    figures(trial(new SingleRouter(6), testRouter, null, length));
            assertEquals(narrow, figures(trial(new SingleRouter(6, 17), testRouter, null, length)));
            assertEquals(narrow, figures(trial(new SingleRouter(6, 90), testRouter, null, length)));
        }
    }

    private static PipelinedTestRun.Figures figures(PipelinedTestRun trial) {
        trial.run(100);
        PipelinedTestRun.Figures figures = trial.measure(500);
        trial.engine().checkInvariants();
        return figures;
    }

    /** Without conflicts every output of a large crossbar is busy all the time. */
    @Test
    void aLargeCrossbarPassesAPermutation() {
        SingleRouter router = new SingleRouter(256);
        PipelinedTestRun trial =
                trial(router, PipelinedTestRouter.of(3, 8), source -> (source + 77) % 256, 1);
        trial.run(50);
        assertEquals(1, trial.measure(100).throughput(), 1e-9);
    }

    /** All send to one: its output is busy all the time. */
    @Test
    void aLargeCrossbarFillsOneOutput() {
        PipelinedTestRun trial =
                trial(new SingleRouter(200), PipelinedTestRouter.of(2, 8), source -> 123, 4);
        trial.run(100);
        assertEquals(1.0 / 200, trial.measure(4000).throughput(), 1e-5);
    }
}
