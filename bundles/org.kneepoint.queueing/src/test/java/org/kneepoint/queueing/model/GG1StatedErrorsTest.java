// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.queueing.model.QueueEvaluations.get;
import static org.kneepoint.queueing.model.QueueEvaluations.queue;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.queue.QueueQuantities;

/**
 * Recomputes the errors that the description of G/G/1 states, against exact waits of GI/M/1: with A
 * the transform of the interarrival time and service rate 1, sigma = A(1 - sigma) and W = sigma/(1
 * - sigma).
 */
class GG1StatedErrorsTest {
    private static final double[] ALL = {0.5, 0.7, 0.8, 0.9, 0.95};
    private static final double[] HEAVY = {0.8, 0.9, 0.95};

    static Stream<List<String>> stated() {
        return QueueEvaluations.named("G/G/1").description().accuracy().stream().skip(1);
    }

    @ParameterizedTest
    @MethodSource("stated")
    void errorsAreAsStated(List<String> row) {
        check(row.get(1), errors(row.get(0), ALL));
        check(row.get(2), errors(row.get(0), HEAVY));
    }

    private static void check(String range, DoubleSummaryStatistics errors) {
        String[] ends = range.split(" to ");
        assertClose(Double.parseDouble(ends[0]), errors.getMin());
        assertClose(Double.parseDouble(ends[1]), errors.getMax());
    }

    /** A figure may be stated in whole per cent. */
    private static void assertClose(double stated, double error) {
        assertEquals(stated, error, stated == Math.rint(stated) ? 0.5 : 0.05);
    }

    private static DoubleSummaryStatistics errors(String formula, double[] utilisations) {
        DoubleSummaryStatistics errors = new DoubleSummaryStatistics();
        for (double u : utilisations) {
            errors.accept(error(formula, u, 0, s -> Math.exp(-s / u)));
            for (int k : new int[] {2, 4}) {
                errors.accept(error(formula, u, 1.0 / k, s -> Math.pow(1 + s / (k * u), -k)));
            }
            for (double scv : new double[] {2, 4}) {
                errors.accept(error(formula, u, scv, s -> balanced(scv, s / u)));
            }
        }
        return errors;
    }

    /** The transform of a hyperexponential time of mean 1 with p1 mean1 = p2 mean2. */
    private static double balanced(double scv, double s) {
        double p = (1 + Math.sqrt((scv - 1) / (scv + 1))) / 2;
        return p / (1 + s / (2 * p)) + (1 - p) / (1 + s / (2 * (1 - p)));
    }

    private static double error(
            String formula, double utilisation, double scv, DoubleUnaryOperator transform) {
        double sigma = 0.5;
        for (int i = 0; i < 10_000; i++) {
            sigma = transform.applyAsDouble(1 - sigma);
        }
        double exact = sigma / (1 - sigma);
        double wait =
                get(
                        queue(
                                "G/G/1",
                                "arrival=" + utilisation,
                                "scv=" + scv,
                                "service=1 service_scv=1",
                                "approximation=" + formula),
                        QueueQuantities.TIME_WAITING);
        return 100 * (wait / exact - 1);
    }
}
