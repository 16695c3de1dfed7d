// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.ReferenceTable;

/** The solver against tables of an independent implementation, to their precision. */
class MinSolverReferenceTest {
    private static final double DIGITS = 2e-13;
    private final MinSolver solver = new MinSolver();

    static Stream<Map<String, String>> uniform() {
        return rows("uniform.csv")
                .filter(row -> row.get("stage").equals("all"))
                .filter(row -> row.get("delay").startsWith("eq"));
    }

    static Stream<Map<String, String>> printedRows() {
        return uniform()
                .filter(row -> row.get("dep").equals("eq13") && row.get("delay").equals("eq14"));
    }

    static Stream<Map<String, String>> hotspot() {
        return rows("hotspot.csv");
    }

    static Stream<Map<String, String>> outstanding() {
        return rows("outstanding.csv");
    }

    @ParameterizedTest
    @MethodSource
    void uniform(Map<String, String> row) {
        Map<String, String> settings = settings(row);
        settings.put("departure", row.get("dep"));
        Point point = solve(settings);
        check(row, "D", point, Quantities.LATENCY);
        check(row, "X", point, Quantities.THROUGHPUT);
        check(row, "P", point, Quantities.SYSTEM_POWER);
    }

    /** The printed variant is equations (13) and (14) together. */
    @ParameterizedTest
    @MethodSource("printedRows")
    void printed(Map<String, String> row) {
        Map<String, String> settings = settings(row);
        settings.remove("delay");
        settings.put("variant", "printed");
        Point point = solve(settings);
        check(row, "D", point, Quantities.LATENCY);
        check(row, "X", point, Quantities.THROUGHPUT);
        check(row, "P", point, Quantities.SYSTEM_POWER);
    }

    @ParameterizedTest
    @MethodSource
    void hotspot(Map<String, String> row) {
        Map<String, String> settings = settings(row);
        settings.put("hotspot", row.get("h"));
        Point point = solve(settings);
        if (Double.parseDouble(row.get("h")) == 0) {
            check(row, "D_hot", point, Quantities.LATENCY);
            return;
        }
        check(row, "D_hot", point, Quantities.LATENCY_HOT);
        check(row, "D_cold", point, Quantities.LATENCY_COLD);
        check(row, "X_hot_mm", point, Quantities.THROUGHPUT_HOT);
        check(row, "X_per_processor", point, Quantities.THROUGHPUT);
        String[] groups = row.get("D_groups").split(";");
        for (int g = 1; g <= groups.length; g++) {
            same(groups[g - 1], point, Quantities.latencyGroup(g), row);
        }
    }

    @ParameterizedTest
    @MethodSource
    void outstanding(Map<String, String> row) {
        Map<String, String> settings = settings(row);
        settings.put("outstanding", row.get("m"));
        Point point = solve(settings);
        check(row, "lambda_eff", point, Quantities.RATE_EFFECTIVE);
        check(row, "D", point, Quantities.LATENCY);
        check(row, "X", point, Quantities.THROUGHPUT);
        check(row, "P", point, Quantities.SYSTEM_POWER);
    }

    private static Map<String, String> settings(Map<String, String> row) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("nodes", row.get("N"));
        settings.put("radix", row.get("a"));
        settings.put("buffer", row.get("L"));
        settings.put("service", row.getOrDefault("d", "1"));
        settings.put("load", row.get("lambda"));
        settings.put("delay", row.get("delay"));
        return settings;
    }

    private Point solve(Map<String, String> settings) {
        return solver.solve(Scenario.of("min", solver.parameters(), settings), Progress.NONE);
    }

    private static void check(
            Map<String, String> row, String column, Point point, Quantity quantity) {
        same(row.get(column), point, quantity, row);
    }

    private static void same(String text, Point point, Quantity quantity, Map<String, String> row) {
        double expected = Double.parseDouble(text);
        assertTrue(point.get(quantity).isPresent(), () -> quantity + " is missing for " + row);
        double found = point.get(quantity).getAsDouble();
        assertEquals(expected, found, DIGITS * Math.abs(expected), () -> quantity + " of " + row);
    }

    private static Stream<Map<String, String>> rows(String file) {
        return ReferenceTable.rows(MinSolverReferenceTest.class, file);
    }
}
