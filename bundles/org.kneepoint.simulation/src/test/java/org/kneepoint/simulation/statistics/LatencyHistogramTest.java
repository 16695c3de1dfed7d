// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.DoubleSupplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.RandomStreams;

/** Percentiles against sorting. */
class LatencyHistogramTest {
    private static final double[] FRACTIONS = {0, 1e-9, 0.01, 0.5, 0.9, 0.95, 0.99, 0.999, 1};

    private final RandomGenerator random = RandomStreams.of(9).stream(1);

    private static void check(DoubleSupplier draws, int number, double tolerance) {
        LatencyHistogram some = new LatencyHistogram();
        LatencyHistogram more = new LatencyHistogram();
        double[] values = new double[number];
        for (int i = 0; i < number; i++) {
            values[i] = draws.getAsDouble();
            (i % 3 == 0 ? some : more).add(values[i]);
        }
        some.addAll(more);
        Arrays.sort(values);
        assertEquals(number, some.count());
        assertEquals(values[number - 1], some.maximum());
        for (double fraction : FRACTIONS) {
            int rank = Math.max(1, (int) Math.ceil(fraction * number));
            double exact = values[rank - 1];
            assertEquals(exact, some.quantile(fraction), tolerance * exact, "at " + fraction);
        }
    }

    @Test
    void wholeCyclesAreExact() {
        check(() -> random.nextInt(2048), 10_001, 0);
        check(() -> 1 + Math.floor(40 * random.nextExponential()), 5_000, 0);
        check(() -> 7, 3, 0);
    }

    @Test
    void othersAreCloseOverAllMagnitudes() {
        check(() -> 0.1 + random.nextExponential(), 10_000, 0.001);
        check(() -> StrictMath.exp(30 * random.nextDouble()), 10_000, 0.001);
        check(() -> Math.floor(StrictMath.exp(35 * random.nextDouble())), 10_000, 0.001);
    }

    @Test
    void noneAndTiny() {
        LatencyHistogram latencies = new LatencyHistogram();
        assertEquals(0, latencies.quantile(0.5));
        latencies.add(0);
        latencies.add(0.001);
        assertEquals(0, latencies.quantile(0.5));
        assertEquals(0.001, latencies.maximum());
        latencies.clear();
        latencies.add(5);
        assertEquals(5, latencies.quantile(0.01));
        assertEquals(1, latencies.count());
        assertTrue(latencies.maximum() == 5);
    }
}
