// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.queueing.RelativeError.assertClose;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** The two-moment formulas against the exact wait of GI/M/1 and of GE/G/1. */
class GG1Test {
    private static final double[] UTILISATIONS = {0.5, 0.6, 0.7, 0.8, 0.9, 0.95};

    @Test
    void exactForPoissonArrivals() {
        for (double scv : new double[] {0, 0.3, 1, 6}) {
            PollaczekKhinchine exact = PollaczekKhinchine.of(0.7, 1, scv);
            for (GG1.Formula formula : GG1.Formula.values()) {
                GG1 queue = GG1.of(0.7, 1, 1, scv, formula);
                if (formula == GG1.Formula.KINGMAN_BOUND) {
                    assertTrue(queue.meanWaitingTime() > exact.meanWaitingTime());
                } else {
                    assertClose(
                            exact.meanWaitingTime(), queue.meanWaitingTime(), 1e-14, "" + formula);
                }
            }
        }
    }

    @Test
    void kingmanBoundsCompoundPoissonArrivals() {
        for (double u : UTILISATIONS) {
            for (double arrivalScv : new double[] {1, 2, 10}) {
                for (double serviceScv : new double[] {0, 1, 10}) {
                    double bound = wait(u, arrivalScv, serviceScv, GG1.Formula.KINGMAN_BOUND);
                    GEG1 exact = GEG1.of(u, arrivalScv, 1, serviceScv);
                    assertTrue(bound >= exact.meanWaitingTime() * (1 - 1e-14));
                }
            }
        }
    }

    /** The measured errors are those of the description. */
    @Test
    void errorsAsDocumented() {
        Map<GG1.Formula, double[]> all = measure(0.5, 0.6, 0.7, 0.8, 0.9, 0.95);
        within(-0.066, 0.087, all.get(GG1.Formula.KRAEMER_LANGENBACH_BELZ));
        within(-0.217, 0.574, all.get(GG1.Formula.MARCHAL));
        within(0, 0.963, all.get(GG1.Formula.ALLEN_CUNNEEN));
        within(0.035, 2.94, all.get(GG1.Formula.KINGMAN_BOUND));
        Map<GG1.Formula, double[]> heavy = measure(0.8, 0.9, 0.95);
        within(-0.056, 0.027, heavy.get(GG1.Formula.KRAEMER_LANGENBACH_BELZ));
        within(-0.079, 0.154, heavy.get(GG1.Formula.MARCHAL));
        within(0, 0.183, heavy.get(GG1.Formula.ALLEN_CUNNEEN));
        within(0.035, 0.478, heavy.get(GG1.Formula.KINGMAN_BOUND));
    }

    private static Map<GG1.Formula, double[]> measure(double... utilisations) {
        Map<GG1.Formula, double[]> ranges = new EnumMap<>(GG1.Formula.class);
        for (GG1.Formula formula : GG1.Formula.values()) {
            ranges.put(formula, new double[] {9, -9});
        }
        for (double u : utilisations) {
            measure(ranges, u, 0, z -> Math.exp(-z / u));
            for (int k : new int[] {2, 4}) {
                measure(ranges, u, 1.0 / k, z -> Math.pow(k * u / (k * u + z), k));
            }
            for (double scv : new double[] {2, 4}) {
                double root = Math.sqrt((scv - 1) / (scv + 1));
                double rate1 = (1 + root) * u;
                double rate2 = (1 - root) * u;
                measure(
                        ranges,
                        u,
                        scv,
                        z ->
                                (1 + root) / 2 * rate1 / (rate1 + z)
                                        + (1 - root) / 2 * rate2 / (rate2 + z));
            }
        }
        ranges.forEach(GG1Test::report);
        return ranges;
    }

    private static void report(GG1.Formula formula, double[] range) {
        if (Boolean.getBoolean("kneepoint.test.report")) {
            System.out.printf(
                    "GI/M/1 %s %+.1f to %+.1f %%%n", formula, 100 * range[0], 100 * range[1]);
        }
    }

    private static void within(double low, double high, double[] range) {
        assertTrue(range[0] >= low && range[1] <= high, range[0] + " to " + range[1]);
    }

    private static void measure(
            Map<GG1.Formula, double[]> ranges, double u, double scv, DoubleUnaryOperator lst) {
        double sigma = root(u, lst);
        double exact = sigma / (1 - sigma);
        ranges.forEach(
                (formula, range) -> {
                    double error = wait(u, scv, 1, formula) / exact - 1;
                    range[0] = Math.min(range[0], error);
                    range[1] = Math.max(range[1], error);
                });
    }

    /** The root below 1 of sigma = A(1 - sigma), A the transform of the interarrival time. */
    private static double root(double u, DoubleUnaryOperator lst) {
        double low = 0;
        double high = 1 - 1e-7;
        for (int i = 0; i < 200; i++) {
            double middle = (low + high) / 2;
            if (lst.applyAsDouble(1 - middle) > middle) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static double wait(double u, double ca, double cs, GG1.Formula formula) {
        return GG1.of(u, ca, 1, cs, formula).meanWaitingTime();
    }

    @Test
    void twoConstantsNeverWait() {
        assertEquals(
                0, GG1.of(0.9, 0, 1, 0, GG1.Formula.KRAEMER_LANGENBACH_BELZ).meanWaitingTime());
        assertEquals(0, GG1.of(0.9, 0, 1, 0, GG1.Formula.KINGMAN_BOUND).meanWaitingTime());
    }
}
