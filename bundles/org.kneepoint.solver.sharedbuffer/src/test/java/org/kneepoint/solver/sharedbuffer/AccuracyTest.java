// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Validity;

/** The errors that the description tells are those of the model against the simulated figures. */
class AccuracyTest {
    @Test
    void theDescriptionTellsTheErrorsMeasured() {
        List<List<String>> told = SharedBufferDescription.TEXT.accuracy();
        List<Map<String, String>> simulated = Rows.of("simulated.csv").toList();
        assertEquals(simulated.size() + 1, told.size());
        for (List<String> line : told.subList(1, told.size())) {
            Point point = Shared.solve(line.get(0));
            Map<String, String> row = row(simulated, point);
            assertError(line.get(1), point, Quantities.THROUGHPUT, row);
            assertError(line.get(2), point, Quantities.LATENCY, row);
        }
    }

    @Test
    void checkedPointsAreAsCloseAsTheDescriptionSays() {
        int checked = 0;
        for (Map<String, String> row : Rows.of("simulated.csv").toList()) {
            StringBuilder words = new StringBuilder("variant=" + row.get("variant"));
            for (String word : List.of("nodes", "radix", "buffer", "hotspot", "load")) {
                words.append(' ').append(word).append('=').append(row.get(word));
            }
            Point point = Shared.solve(words.toString());
            if (point.validity() == Validity.CHECKED) {
                checked++;
                assertEquals(0, error(point, Quantities.THROUGHPUT, row), 1.5);
                assertEquals(0, error(point, Quantities.LATENCY, row), 8);
            }
        }
        assertTrue(checked > 0);
    }

    private static Map<String, String> row(List<Map<String, String>> simulated, Point point) {
        List<Map<String, String>> rows =
                simulated.stream().filter(row -> isOf(row, point.words())).toList();
        assertEquals(1, rows.size(), point.words().toString());
        return rows.get(0);
    }

    private static boolean isOf(Map<String, String> row, Map<String, String> words) {
        return words.entrySet().stream()
                .allMatch(word -> word.getValue().equals(row.get(word.getKey())));
    }

    private static double error(Point point, Quantity quantity, Map<String, String> row) {
        return 100 * (Shared.get(point, quantity) / Rows.number(row, quantity.name()) - 1);
    }

    private static void assertError(
            String told, Point point, Quantity quantity, Map<String, String> row) {
        assertEquals(row.get(quantity.name()).isEmpty(), told.isEmpty(), point.words().toString());
        if (!told.isEmpty()) {
            double unit = Math.pow(10, -new BigDecimal(told).scale());
            assertEquals(
                    Double.parseDouble(told),
                    error(point, quantity, row),
                    0.51 * unit,
                    quantity.name() + " " + point.words());
        }
    }
}
