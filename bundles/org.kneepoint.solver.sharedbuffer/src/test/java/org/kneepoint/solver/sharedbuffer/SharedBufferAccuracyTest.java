// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Validity;
import org.kneepoint.testkit.ReferenceTable;

/** The errors of the description against those of the model and the simulated figures. */
class SharedBufferAccuracyTest {
    private static final List<String> VARIANTS = List.of("paper", "independent", "coupled");
    private static final List<Quantity> FIGURES =
            List.of(Quantities.THROUGHPUT, Quantities.LATENCY);

    /** Largest errors of checked points by the description: throughput and latency, in %. */
    private static final Map<String, double[]> CHECKED =
            Map.of("paper", new double[] {1.5, 8}, "coupled", new double[] {4.5, 7});

    @Test
    void theDescriptionHasTheMeasuredErrors() {
        assertPublished(4);
    }

    @Test
    @Tag("long")
    void theDescriptionHasAllMeasuredErrors() {
        assertPublished(1);
    }

    private static void assertPublished(int every) {
        List<List<String>> rows = new SharedBufferSolver().description().accuracy();
        List<Map<String, String>> simulated =
                ReferenceTable.rows(SharedBufferAccuracyTest.class, "simulated.csv").toList();
        assertEquals(simulated.size() + 1, rows.size());
        int checked = 0;
        for (int line = 1; line < rows.size(); line += every) {
            for (int variant = 0; variant < VARIANTS.size(); variant++) {
                String settings = rows.get(line).get(0);
                Point point =
                        SharedBufferSolverFixture.solve(
                                settings, "variant=" + VARIANTS.get(variant));
                Map<String, String> row = row(simulated, point);
                for (int figure = 0; figure < FIGURES.size(); figure++) {
                    String error = rows.get(line).get(1 + figure * VARIANTS.size() + variant);
                    assertError(error, point, FIGURES.get(figure), row);
                }
                if (point.validity() == Validity.CHECKED) {
                    checked++;
                    assertClose(point, row);
                }
            }
        }
        assertTrue(checked * every >= rows.size() / 2, checked + " are checked");
    }

    private static void assertClose(Point point, Map<String, String> row) {
        double[] most = CHECKED.get(point.settings().get("variant"));
        for (int figure = 0; most != null && figure < FIGURES.size(); figure++) {
            assertEquals(0, error(point, FIGURES.get(figure), row), most[figure]);
        }
    }

    private static Map<String, String> row(List<Map<String, String>> simulated, Point point) {
        List<Map<String, String>> rows =
                simulated.stream().filter(row -> isOf(row, point.settings())).toList();
        assertEquals(1, rows.size(), point.settings().toString());
        return rows.get(0);
    }

    private static boolean isOf(Map<String, String> row, Map<String, String> settings) {
        return List.of("nodes", "radix", "buffer", "hotspot", "load").stream()
                .allMatch(name -> row.get(name).equals(settings.get(name)));
    }

    private static double error(Point point, Quantity quantity, Map<String, String> row) {
        return 100 * (figure(point, quantity) / ReferenceTable.number(row, quantity.name()) - 1);
    }

    /** With two outlets the independent variant is that of the paper, and its cell is empty. */
    private static void assertError(
            String text, Point point, Quantity quantity, Map<String, String> row) {
        boolean same =
                point.settings().get("variant").equals("independent")
                        && point.settings().get("radix").equals("2");
        assertEquals(same, text.isEmpty(), point.settings().toString());
        if (!same) {
            double unit = Math.pow(10, -new BigDecimal(text).scale());
            assertEquals(
                    Double.parseDouble(text),
                    error(point, quantity, row),
                    0.51 * unit,
                    quantity.name() + " " + point.settings());
        }
    }
}
