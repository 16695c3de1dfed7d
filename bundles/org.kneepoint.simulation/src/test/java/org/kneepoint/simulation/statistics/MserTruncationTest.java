// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.apache.commons.math3.stat.StatUtils;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.RandomStreams;

/** The marginal standard error rule against its definition. */
class MserTruncationTest {
    private final RandomGenerator random = RandomStreams.of(8).stream(2);

    private static double byDefinition(double[] series) {
        int n = series.length;
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int d = 0; 4 * d <= 3 * n; d++) {
            double[] rest = Arrays.copyOfRange(series, d, n);
            double error = StatUtils.populationVariance(rest) / (n - d);
            if (error < least) {
                least = error;
                best = d;
            }
        }
        return (double) best / n;
    }

    @Test
    void definition() {
        for (int n : new int[] {8, 20, 64, 128}) {
            for (double length : new double[] {0, 3, 20, 200}) {
                double[] series = new double[n];
                for (int i = 0; i < n; i++) {
                    double transient1 = length > 0 ? -5 * StrictMath.exp(-i / length) : 0;
                    series[i] = 100 + transient1 + random.nextGaussian();
                }
                assertEquals(byDefinition(series), MserTruncation.of(series), n + " " + length);
            }
        }
    }

    @Test
    void stepIsCutOff() {
        double[] series = new double[100];
        Arrays.setAll(series, i -> (i < 20 ? 0 : 50) + i % 2);
        assertEquals(0.2, MserTruncation.of(series));
    }

    @Test
    void whatStillGrowsIsNotForgotten() {
        double[] ramp = new double[128];
        Arrays.setAll(ramp, i -> i + random.nextGaussian());
        assertTrue(MserTruncation.of(ramp) > 0.5);
    }

    @Test
    void degenerate() {
        assertEquals(0, MserTruncation.of(new double[0]));
        assertEquals(0, MserTruncation.of(new double[] {7}));
        assertEquals(0, MserTruncation.of(new double[] {7, 7, 7, 7, 7, 7}));
    }
}
