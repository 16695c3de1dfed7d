// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.AxisMarker;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartAxis;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.chart.layout.QuantityLabel;
import org.kneepoint.testkit.Refusal;

/** Charts of characters. */
class TerminalChartTest {
    private static final Quantity SATURATION =
            Quantity.of("saturation", Quantities.LOAD.unit(), "saturation load");

    private final Curve model =
            SampleCurves.of(EvaluationMethod.MODEL, "torus").sweep(0.1, 1.2, 12);
    private final Curve simulation =
            SampleCurves.of(EvaluationMethod.SIMULATION, "torus").tool("flit").sweep(0.1, 1.2, 12);

    private static String text(Chart chart, String form) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new JFreeChartWriter().write(chart, form, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String text(Chart chart) throws IOException {
        return text(chart, "text");
    }

    private static Curve line(double... values) {
        Curve.Builder curve =
                Curve.of(EvaluationMethod.MODEL, "net", "m", Quantity.of("k", "", "radix"));
        for (int i = 0; i < values.length; i++) {
            curve.add(
                    Point.of(Map.of("k", String.valueOf(i)))
                            .with(Quantities.LATENCY, values[i])
                            .build());
        }
        return curve.build();
    }

    @Test
    void aStraightLine() throws IOException {
        Chart chart =
                Chart.of(List.of(line(0, 10)))
                        .size(24, 11)
                        .y(List.of(ChartAxis.linear().range(0, 10)))
                        .x(ChartAxis.linear().range(0, 1));
        assertEquals(
                String.join(
                        "\n",
                        "mean latency [cycles]",
                        "10┤                 ⢀⡠⠔a",
                        "  │              ⣀⠤⠊⠁",
                        "  │          ⢀⡠⠔⠉",
                        " 5┤       ⣀⠔⠊⠁",
                        "  │   ⢀⡠⠒⠉",
                        " 0┤a⠔⠊⠁",
                        "  └┬───────────────────┬",
                        "   0                   1",
                        "           radix",
                        "a net, model",
                        ""),
                text(chart));
    }

    @Test
    void axesHaveLabelsTicksAndUnits() throws IOException {
        List<String> lines = text(Chart.of(List.of(model)).size(80, 23)).lines().toList();
        assertEquals(23, lines.size());
        assertEquals(QuantityLabel.of(Quantities.LATENCY), lines.get(0));
        assertTrue(lines.get(20).contains("0.2"), lines.get(20));
        assertEquals(QuantityLabel.of(Quantities.LOAD), lines.get(21).strip());
        assertTrue(lines.get(22).startsWith("a torus, model   \u250aa"), lines.get(22));
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80));
    }

    @Test
    void plainTextHasNoControlSequencesAndColouredTextHas() throws IOException {
        Chart chart = Chart.of(List.of(model, simulation)).size(80, 23);
        assertFalse(text(chart).contains("\u001b"));
        String coloured = text(chart, "ansi");
        assertTrue(coloured.contains("\u001b[38;5;32m"), coloured);
        assertTrue(coloured.contains("\u25cf"), coloured);
        assertTrue(coloured.lines().allMatch(TerminalChartTest::isReset), coloured);
    }

    /** Whether no colour continues after the line. */
    private static boolean isReset(String line) {
        int last = line.lastIndexOf("\u001b[");
        return last < 0 || line.startsWith("\u001b[0m", last);
    }

    @Test
    void curvesHaveLettersAndPointsThatAreNotOkCapitals() throws IOException {
        Curve mesh =
                SampleCurves.of(EvaluationMethod.SIMULATION, "mesh")
                        .queue(20, 0.6)
                        .sweep(0.1, 1, 10);
        Chart chart =
                Chart.of(List.of(simulation, mesh))
                        .quantities(List.of(Quantities.THROUGHPUT))
                        .size(80, 23);
        String text = text(chart);
        assertTrue(text.contains("a torus") && text.contains("b mesh"), text);
        String plot = text.substring(0, text.indexOf('\u2514'));
        for (char letter : new char[] {'b', 'B', 'A'}) {
            assertTrue(plot.substring(plot.indexOf('\n')).indexOf(letter) >= 0, letter + text);
        }
    }

    @Test
    void markersAtOnePlaceAreBesideEachOther() throws IOException {
        Curve twin =
                SampleCurves.of(EvaluationMethod.SIMULATION, "torus")
                        .setting("buffer", "8")
                        .sweep(0.1, 1.2, 12);
        String text = text(Chart.of(List.of(simulation, twin)).size(80, 23));
        assertTrue(text.lines().anyMatch(line -> line.matches(".*[^a-z](ab|ba)[^a-z].*")), text);
    }

    @Test
    void intervalsReferenceLinesAndBrackets() throws IOException {
        MetricValue bracket = MetricValue.of(SATURATION, 0.95, "").withBracket(0.9, 1);
        Chart chart =
                Chart.of(List.of(simulation))
                        .markers(List.of(new AxisMarker(simulation, bracket)))
                        .size(80, 23);
        String text = text(chart);
        assertTrue(text.contains("0.95 (0.9 to 1)"), text);
        assertTrue(text.contains("saturation load, between two neighbouring points"), text);
        assertTrue(text.contains("95 % interval"), text);
        assertTrue(text.lines().filter(line -> line.indexOf('\u2502', 10) > 0).count() > 10, text);
        assertTrue(
                text.lines().anyMatch(line -> line.matches(".*\\[\u2500+\u253c\u2500+\\].*")),
                text);
    }

    @Test
    void severalPanelsShareTheAxis() throws IOException {
        Chart chart =
                Chart.of(List.of(model))
                        .quantities(List.of(Quantities.LATENCY, Quantities.THROUGHPUT))
                        .y(List.of(ChartAxis.logarithmic()))
                        .title("two panels")
                        .size(80, 30);
        List<String> lines = text(chart).lines().toList();
        assertEquals("two panels", lines.get(0).strip());
        assertEquals(2, lines.stream().filter(line -> line.contains("\u2514")).count());
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("100\u2524")), lines::toString);
        assertTrue(lines.contains(QuantityLabel.of(Quantities.THROUGHPUT)), lines::toString);
    }

    @Test
    void aRampOfThousandsOfWindowsIsThinned() throws IOException {
        Curve ramp = SampleRamps.of(0.5, 5000, true);
        Chart chart =
                Chart.of(List.of(ramp)).quantities(List.of(Quantities.THROUGHPUT)).size(80, 23);
        String text = text(chart);
        assertEquals(23, text.lines().count());
        assertTrue(text.contains("a torus, ramp"), text);
        assertTrue(text(chart, "ansi").contains("single windows"));
    }

    @Test
    void aScatterPlotHasALetterForEachSeries() throws IOException {
        ScatterPlot plot =
                ScatterPlot.of(
                                List.of(
                                        new ScatterPlot.ScatterPoint(
                                                model,
                                                MetricValue.of(SATURATION, 0.3, "")
                                                        .withBracket(0.2, 0.4),
                                                MetricValue.of(Quantities.LATENCY, 20, ""),
                                                "here"),
                                        new ScatterPlot.ScatterPoint(
                                                simulation,
                                                MetricValue.of(SATURATION, 0.5, "")
                                                        .withHalfWidth(0.05),
                                                MetricValue.of(Quantities.LATENCY, 30, ""),
                                                "there")))
                        .size(60, 18);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new JFreeChartWriter().write(plot, "text", out);
        String text = out.toString(StandardCharsets.UTF_8);
        assertEquals(18, text.lines().count(), text);
        assertTrue(text.contains("a here   b there   \u2812\u2812 95 % interval"), text);
        assertTrue(text.lines().anyMatch(line -> line.matches(".*\\[.+a.+\\].*")), text);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 20, 40, 200})
    void noSizeFails(int columns) throws IOException {
        List<Curve> curves = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            curves.add(
                    SampleCurves.of(EvaluationMethod.MODEL, "a network with a long name")
                            .setting("buffer", String.valueOf(i))
                            .queue(10 + i, 1)
                            .sweep(0.1, 1.2, 12));
        }
        String text = text(Chart.of(curves).size(columns, columns / 3 + 1).title("t".repeat(90)));
        int width = Math.max(20, columns);
        assertTrue(text.lines().allMatch(line -> line.length() <= width), text);
        assertTrue(columns > 40 || text.contains("more"), text);
    }

    @Test
    void extremeValuesEnd() throws IOException {
        Curve extreme = line(-Double.MAX_VALUE, 0, Double.MAX_VALUE, Double.MIN_VALUE);
        assertTrue(text(Chart.of(List.of(extreme)).size(80, 23)).length() > 80);
        Chart logarithmic =
                Chart.of(List.of(extreme)).y(List.of(ChartAxis.logarithmic())).size(80, 23);
        assertTrue(text(logarithmic).contains("2 values not above 0"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sixel", "kitty", "iterm"})
    void picturesAreControlSequences(String form) throws IOException {
        String text = text(Chart.of(List.of(model)).size(300, 200), form);
        assertTrue(text.startsWith("\u001b") && text.endsWith("\n"));
        assertTrue(new JFreeChartWriter().terminalFormats().contains(form));
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        Chart chart = Chart.of(List.of(model)).x(ChartAxis.linear().range(3, 4));
        assertEquals(
                "not-allowed [x_range] 3:4",
                Refusal.of(assertThrows(BadInput.class, () -> text(chart))));
    }
}
