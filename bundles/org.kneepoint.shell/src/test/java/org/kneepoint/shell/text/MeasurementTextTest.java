// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.measurement.CurveMetricValue;
import org.kneepoint.testkit.ErrorLine;

class MeasurementTextTest {
    private static final Quantity KNEE = Quantity.of("knee", "flits", "where it bends");
    private static final Quantity MERIT = Quantity.of("merit", "", "how good it is");

    private static CurveMetricValue measured(
            String curve, Quantity figure, double value, String note) {
        return measured(curve, figure, value, Explanation.ofText(note));
    }

    private static CurveMetricValue measured(
            String curve, Quantity figure, double value, Explanation note) {
        return new CurveMetricValue(
                curve, "metric", MetricValue.of(figure, value, note).withHalfWidth(0.05));
    }

    private static List<CurveMetricValue> curves(int number, String label) {
        List<CurveMetricValue> all = new ArrayList<>();
        for (int i = 1; i <= number; i++) {
            Explanation note = Explanation.of("line", "a line through {points} points", i);
            all.add(measured(label + i, KNEE, i, note));
            all.add(measured(label + i, MERIT, 2 * i, "as it was printed"));
        }
        return all;
    }

    @Test
    void aFewCurvesStandSideBySide() {
        assertEquals(
                """
                figure  unit   seed=1     seed=2
                knee    flits  1 +- 0.05  2 +- 0.05
                merit          2 +- 0.05  4 +- 0.05
                knee:
                  seed=1: a line through 1 points
                  seed=2: a line through 2 points
                merit: as it was printed""",
                MeasurementText.of(curves(2, "seed="), 80));
    }

    @Test
    void aBracketIsNoInterval() {
        MetricValue bracket = MetricValue.of(KNEE, 0.575, "").withBracket(0.5, 0.65);
        List<CurveMetricValue> values =
                List.of(new CurveMetricValue("mesh", "saturation", bracket));
        assertEquals(
                """
                figure  unit   mesh
                knee    flits  0.575 (0.5 to 0.65)""",
                MeasurementText.of(values, 80));
        assertEquals(
                "curve,metric,figure,unit,value,value_ci95,low,high,note\n"
                        + "mesh,saturation,knee,flits,0.575,,0.5,0.65,\n",
                CsvCodec.write(MeasurementText.longForm(values)));
    }

    @Test
    void manyCurvesAreRowsAndTheirNotesOne() {
        List<CurveMetricValue> together = new ArrayList<>();
        together.add(measured("together", KNEE, 3, "mean"));
        together.addAll(curves(5, "seed="));
        List<String> lines = MeasurementText.of(together, 80).lines().toList();
        assertEquals(
                """
                curve     knee       merit
                          flits
                together  3 +- 0.05  -
                seed=1    1 +- 0.05  2 +- 0.05
                seed=2    2 +- 0.05  4 +- 0.05
                seed=3    3 +- 0.05  6 +- 0.05
                seed=4    4 +- 0.05  8 +- 0.05
                seed=5    5 +- 0.05  10 +- 0.05
                knee:
                  together: mean
                  5 curves: a line through 1..5 points
                merit (5 curves): as it was printed""",
                String.join("\n", lines.subList(0, lines.size() - 1)));
        ErrorLine.names(lines.get(lines.size() - 1), "a..b", "format=csv");
    }

    /** Each part has a row for each curve. */
    @Test
    void manyFiguresAreFolded() {
        String text = MeasurementText.of(curves(5, "routing=dor, seed="), 40);
        assertTrue(text.startsWith("curve" + " ".repeat(16) + "knee\n"), text);
        assertTrue(text.contains("\n\ncurve" + " ".repeat(16) + "merit\n"), text);
        assertTrue(text.contains("\nrouting=dor, seed=5  10 +- 0.05\n\nknee:"), text);
    }

    @Test
    void whereNoTableFitsEachCurveIsABlock() {
        String text = MeasurementText.of(curves(2, "a".repeat(90)), 60);
        assertTrue(text.startsWith("figure  unit   " + "a".repeat(90) + "1\nknee "), text);
        assertTrue(text.contains("\n\nfigure  unit   " + "a".repeat(90) + "2\nknee "), text);
    }

    /** However wide the terminal, or without one. */
    @ParameterizedTest
    @ValueSource(ints = {60, 100, 300, Integer.MAX_VALUE})
    void linesAreNotTooLongToRead(int width) {
        List<CurveMetricValue> many = curves(20, "routing=dor, seed=");
        for (int i = 0; i < 8; i++) {
            Quantity other = Quantity.of("quite_a_long_figure_" + i, "", "");
            many.add(measured("routing=dor, seed=1", other, i, "because ".repeat(40)));
        }
        MeasurementText.of(many, width)
                .lines()
                .forEach(line -> assertTrue(line.length() <= Math.min(width, 120), line));
    }
}
