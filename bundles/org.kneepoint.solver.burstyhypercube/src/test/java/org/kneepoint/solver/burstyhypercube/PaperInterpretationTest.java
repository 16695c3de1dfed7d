// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.latency;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.number;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.solve;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;

/** The two interpretations of the paper against an independent implementation. */
class PaperInterpretationTest {
    /** The reference has two decimals. */
    private static final double ROUNDED = 0.0055;

    static List<Map<String, String>> rows() {
        return BurstyHypercubeModels.rows("readings.csv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void documented(Map<String, String> row) {
        Point point = solve(row, "variant=documented", "printed_rate=true");
        if (row.get("documented").equals("inf")) {
            assertEquals(Status.SATURATED, point.status());
        } else {
            assertEquals(number(row, "documented"), latency(point), ROUNDED);
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void printed(Map<String, String> row) {
        double expected = number(row, "printed");
        assertEquals(expected, latency(solve(row, "variant=printed")), ROUNDED);
    }

    /** The text has the rate of eq. (1), unlike the tables. */
    @ParameterizedTest
    @MethodSource("rows")
    void printedTakesTheRateOfTheText(Map<String, String> row) {
        Point point = solve(row, "variant=printed", "printed_rate=true");
        if (point.status() == Status.OK) {
            assertEquals(number(row, "printed"), latency(point), ROUNDED);
        }
    }
}
