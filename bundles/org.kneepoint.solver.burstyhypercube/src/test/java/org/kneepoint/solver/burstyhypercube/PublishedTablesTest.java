// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.latency;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.number;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.solve;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/** The 115 rows of the nine tables of the paper. */
class PublishedTablesTest {
    private static final double STEADY = 0.6;
    private static final double UNSTABLE = 1.1;
    private static final int STEADY_ROWS = 98;

    private static final List<Map<String, String>> ROWS =
            BurstyHypercubeModels.rows("published.csv");

    @Test
    void correctedAgreesWithThePublishedSimulation() {
        assertTrue(meanError("corrected", "published") <= 0.03);
    }

    @Test
    void correctedAgreesWithOurSimulation() {
        assertTrue(meanError("corrected", "simulated") <= 0.01);
    }

    @Test
    void documentedAgreesWithThePublishedModel() {
        assertTrue(meanError("documented", "model") <= 0.045);
    }

    /** Source utilisation by the tables; the text has (1+scv)^2/4 times less. */
    @Test
    void printedIsFarTooLow() {
        double error = meanError("printed", "model");
        assertTrue(error > 0.7 && error < 0.85, "error " + error);
    }

    private static double meanError(String variant, String column) {
        double sum = 0;
        int rows = 0;
        for (Map<String, String> row : ROWS) {
            if (number(row, "utilisation") < STEADY) {
                double expected = number(row, column);
                sum += Math.abs(latency(published(row, variant)) / expected - 1);
                rows++;
            }
        }
        assertEquals(STEADY_ROWS, rows);
        return sum / rows;
    }

    private static Point published(Map<String, String> row, String variant) {
        return solve(row, "printed_rate=true", "variant=" + variant);
    }

    /** The tables extend beyond saturation of the source, which a finite queue hides. */
    @ParameterizedTest
    @ValueSource(strings = {"corrected", "documented", "printed"})
    void rowsWithoutSteadyStateHaveNoLatency(String variant) {
        int rows = 0;
        for (Map<String, String> row : ROWS) {
            if (number(row, "utilisation") > UNSTABLE) {
                Point point = published(row, variant);
                assertEquals(Status.SATURATED, point.status(), row.toString());
                assertTrue(point.get(Quantities.LATENCY).isEmpty());
                rows++;
            }
        }
        assertEquals(4, rows);
    }

    @Test
    void sourcesAreAsBusyAsAnIndependentModelHasThem() {
        for (Map<String, String> row : ROWS) {
            double expected = number(row, "utilisation");
            if (expected < STEADY) {
                double found =
                        published(row, "corrected").figures().entrySet().stream()
                                .filter(
                                        figure ->
                                                figure.getKey().name().equals("utilisation_source"))
                                .findFirst()
                                .orElseThrow()
                                .getValue();
                assertEquals(expected, found, 0.001 + 0.025 * expected, row.toString());
            }
        }
    }
}
