// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search on models with a known root. */
class SaturationRateTest {
    private final AtomicInteger calls = new AtomicInteger();

    /** A model that is steady below a rate, with this utilisation. */
    private final class KnownModel implements WormholeModel {
        private final double limit;
        private final DoubleUnaryOperator used;

        private KnownModel(double limit, DoubleUnaryOperator used) {
            this.limit = limit;
            this.used = used;
        }

        @Override
        public WormholeSolution solve(double rate, BooleanSupplier isCancelled) {
            calls.incrementAndGet();
            double[] none = {};
            boolean steady = rate < limit;
            WormholeSolution.SolutionStatus outcome =
                    steady
                            ? WormholeSolution.SolutionStatus.STEADY
                            : WormholeSolution.SolutionStatus.SATURATED;
            return new WormholeSolution(
                    isCancelled.getAsBoolean()
                            ? WormholeSolution.SolutionStatus.CANCELLED
                            : outcome,
                    0,
                    0,
                    none,
                    none,
                    none,
                    7,
                    steady ? used.applyAsDouble(rate) : 1,
                    1,
                    0);
        }

        @Override
        public double tolerance() {
            return 1e-7;
        }
    }

    private WormholeModel model(double limit, DoubleUnaryOperator used) {
        return new KnownModel(limit, used);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 0.01, 0.3, 0.59999, 0.6, 0.60001, 0.9, 0.99999999})
    void straightCurvedAndSudden(double limit) {
        DoubleUnaryOperator straight = rate -> rate / limit;
        DoubleUnaryOperator curved = rate -> rate / limit * rate / limit;
        DoubleUnaryOperator sudden = rate -> 0.5 * rate / limit;
        DoubleUnaryOperator steep = rate -> 1 - Math.sqrt(1 - rate / limit);
        for (DoubleUnaryOperator used :
                new DoubleUnaryOperator[] {straight, curved, sudden, steep, rate -> 0}) {
            calls.set(0);
            for (double tolerance : new double[] {1e-3, 1e-7}) {
                double found =
                        SaturationRate.of(model(limit, used), 1, tolerance, WormholeModel.NEVER)
                                .rate();
                assertEquals(limit, found, limit * tolerance);
            }
            assertTrue(calls.get() <= 2 * 60, calls + " rates tried");
        }
    }

    @Test
    void aStraightLineTakesFewSteps() {
        double found =
                SaturationRate.of(model(0.3, rate -> rate / 0.3), 1, 1e-7, WormholeModel.NEVER)
                        .rate();
        assertEquals(0.3, found, 3e-8);
        assertTrue(calls.get() <= 30, calls + " rates tried");
    }

    @Test
    void theStationThatIsHeldMost() {
        WormholeModel model = model(0.3, rate -> rate / 0.3);
        assertEquals(7, SaturationRate.of(model, 1, 1e-3, WormholeModel.NEVER).station());
    }

    @Test
    void cancelled() {
        WormholeModel model = model(0.3, rate -> rate / 0.3);
        assertTrue(Double.isNaN(SaturationRate.of(model, 1, 1e-7, () -> true).rate()));
        assertEquals(1, calls.get());
    }
}
