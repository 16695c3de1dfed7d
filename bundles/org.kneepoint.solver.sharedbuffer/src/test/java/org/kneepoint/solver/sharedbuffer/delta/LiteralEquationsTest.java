// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.solver.sharedbuffer.RelativeAssertions.assertClose;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.solver.sharedbuffer.chain.OutletDistribution;
import org.kneepoint.solver.sharedbuffer.chain.SharedBufferSwitch;

class LiteralEquationsTest {
    private static final double ROUNDING = 1e-10;

    @ParameterizedTest
    @CsvSource({
        "3, 2, 4, 0.05, 1, PAPER",
        "3, 2, 3, 0, 0.8, PAPER",
        "4, 2, 2, 0.02, 0.6, PAPER",
        "3, 2, 1, 0.3, 0.9, PAPER",
        "3, 3, 4, 0.03, 0.7, PAPER",
        "3, 3, 2, 0.03, 0.7, INDEPENDENT",
        "2, 4, 3, 0.1, 1, PAPER",
        "2, 4, 4, 0, 1, INDEPENDENT",
        "2, 4, 5, 0.02, 0.5, INDEPENDENT",
        "3, 2, 3, 1, 0.6, PAPER"
    })
    void everyTypeOfSwitchIsAsInTheEquations(
            int k, int d, int places, double f, double rho, OutletDistribution rule) {
        SharedBufferSwitch model = SharedBufferSwitch.of(d, places, rule);
        DeltaEquilibrium network =
                DeltaEquilibrium.of(new DeltaNetwork(k, d, f, rho), model, () -> {});
        LiteralEquations literal =
                new LiteralEquations(k, d, places, f, rho, rule == OutletDistribution.INDEPENDENT);
        assertTrue(network.isConverged());
        for (int i = 1; i <= k; i++) {
            for (int r = 1; r <= i; r++) {
                SwitchFigures fast = network.at(i, r);
                assertClose(
                        literal.throughput(i, r, true),
                        fast.hotThroughput(),
                        ROUNDING,
                        "hot throughput");
                assertClose(
                        literal.throughput(i, r, false),
                        fast.coldThroughput(),
                        ROUNDING,
                        "cold throughput");
                assertClose(literal.queue(i, r, true), fast.hotQueue(), ROUNDING, "hot queue");
                assertClose(literal.queue(i, r, false), fast.coldQueue(), ROUNDING, "cold queue");
            }
        }
    }
}
