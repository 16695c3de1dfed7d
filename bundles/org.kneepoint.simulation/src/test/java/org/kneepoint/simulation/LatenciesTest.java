// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.DoubleSupplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Percentiles against sorting. */
class LatenciesTest {
    private static final double[] FRACTIONS = {0, 1e-9, 0.01, 0.5, 0.9, 0.95, 0.99, 0.999, 1};

    private final RandomGenerator random = Streams.of(9).stream(1);

    private static void check(DoubleSupplier draws, int number, double tolerance) {
        Latencies some = new Latencies();
        Latencies more = new Latencies();
        double[] values = new double[number];
        for (int i = 0; i < number; i++) {
            values[i] = draws.getAsDouble();
            (i % 3 == 0 ? some : more).add(values[i]);
        }
        some.addAll(more);
        Arrays.sort(values);
        assertEquals(number, some.number());
        assertEquals(values[number - 1], some.largest());
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
        Latencies latencies = new Latencies();
        assertEquals(0, latencies.quantile(0.5));
        latencies.add(0);
        latencies.add(0.001);
        assertEquals(0, latencies.quantile(0.5));
        assertEquals(0.001, latencies.largest());
        latencies.clear();
        latencies.add(5);
        assertEquals(5, latencies.quantile(0.01));
        assertEquals(1, latencies.number());
        assertTrue(latencies.largest() == 5);
    }
}
