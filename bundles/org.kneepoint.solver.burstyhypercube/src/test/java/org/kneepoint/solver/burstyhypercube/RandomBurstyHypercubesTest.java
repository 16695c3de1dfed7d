// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.latency;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.number;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.solve;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Validity;

/** The corrected model on random systems over the checked range. */
class RandomBurstyHypercubesTest {
    /** The constant of the model was fitted to the first, not to the others. */
    @ParameterizedTest
    @CsvSource({
        "simulated-1.csv, 60, 0.006, 0.03",
        "simulated-2.csv, 40, 0.006, 0.03",
        "reference.csv, 17, 0.015, 0.045"
    })
    void latencyAgrees(String file, int rows, double mean, double largest) {
        check(file, rows, mean, largest, Validity.CHECKED);
    }

    @Test
    void latencyAgreesWithLongBuffersToo() {
        check("long-buffers.csv", 14, 0.015, 0.07, Validity.EXTRAPOLATED);
    }

    private static void check(
            String file, int rows, double mean, double largest, Validity validity) {
        double sum = 0;
        for (Map<String, String> row : BurstyHypercubeModels.rows(file)) {
            Point point = solve(row);
            double error = Math.abs(latency(point) / number(row, "latency") - 1);
            assertTrue(error <= largest, row + ": " + latency(point));
            assertEquals(validity, point.validity(), row.toString());
            sum += error;
        }
        assertEquals(rows, BurstyHypercubeModels.rows(file).size());
        assertTrue(sum / rows <= mean, "mean error " + sum / rows);
    }

    /** The network without the source queue. */
    @ParameterizedTest
    @CsvSource({"simulated-1.csv", "simulated-2.csv"})
    void networkLatencyAgrees(String file) {
        for (Map<String, String> row : BurstyHypercubeModels.rows(file)) {
            double found = figure(solve(row), Quantities.NETWORK_LATENCY);
            assertEquals(1, found / number(row, "network"), 0.025, row.toString());
        }
    }
}
