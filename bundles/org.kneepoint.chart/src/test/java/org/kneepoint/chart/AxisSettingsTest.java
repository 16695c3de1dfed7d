// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
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
import org.kneepoint.testkit.Refusal;

/** Logarithmic axes, ranges, names of curves and kinds of intervals, read off their SVG. */
class AxisSettingsTest {
    private static final String BLUE = "rgb(0,114,178)";
    private static final Quantity SATURATION =
            Quantity.of("saturation", Quantities.LOAD.unit(), "saturation load");

    private final Curve model =
            SampleCurves.of(EvaluationMethod.MODEL, "torus").sweep(0.1, 1.2, 12);
    private final Curve simulation =
            SampleCurves.of(EvaluationMethod.SIMULATION, "torus").tool("flit").sweep(0.1, 1.2, 12);

    private static Curve losses(double... values) {
        Curve.Builder curve = Curve.of(EvaluationMethod.MODEL, "min", "min", Quantities.LOAD);
        for (int i = 0; i < values.length; i++) {
            curve.add(
                    Point.of(Map.of("load", String.valueOf(0.1 * (i + 1))))
                            .with(Quantities.LOSS, values[i])
                            .build());
        }
        return curve.build();
    }

    private static Chart losses(Curve curve) {
        return Chart.of(List.of(curve))
                .quantities(List.of(Quantities.LOSS))
                .y(List.of(ChartAxis.logarithmic()));
    }

    private static String complaint(Chart chart) {
        return Refusal.of(assertThrows(BadInput.class, () -> ParsedSvg.of(chart)));
    }

    @Test
    void aLogarithmicAxisHasPowersOfTen() throws IOException {
        List<String> texts = ParsedSvg.of(losses(losses(1e-6, 1e-5, 1e-4, 1e-3, 1e-2))).texts();
        assertTrue(texts.containsAll(List.of("1e-6", "0.0001", "0.01")), texts::toString);
        assertEquals(1, texts.stream().filter("0"::equals).count(), "that of the load");
    }

    @Test
    void pointsThatALogarithmicAxisDoesNotHaveAreCountedAndBreakTheLine() throws IOException {
        ParsedSvg picture = ParsedSvg.of(losses(losses(1e-3, 1e-2, 0, 0, 1e-2, 0.1)));
        assertTrue(picture.texts().contains("2 values not above 0"), picture.texts()::toString);
        String line =
                picture.elements("path").stream()
                        .map(path -> path.getAttribute("d"))
                        .filter(d -> d.matches("M[^ML]*L[^ML]*M[^ML]*L[^ML]*"))
                        .findFirst()
                        .orElse("");
        assertFalse(line.isEmpty());
    }

    @Test
    void aLogarithmicLoadLeavesOutZero() throws IOException {
        Curve curve = SampleCurves.of(EvaluationMethod.MODEL, "torus").sweep(0, 0.9, 10);
        List<String> texts =
                ParsedSvg.of(Chart.of(List.of(curve)).x(ChartAxis.logarithmic())).texts();
        assertTrue(texts.containsAll(List.of("0.1", "0.2", "0.5")), texts::toString);
    }

    @Test
    void valuesWithoutAnyAboveZeroAreRefused() {
        assertEquals("unusable [y_axis] log", complaint(losses(losses(0, 0))));
    }

    @Test
    void markersIntervalsAndReferenceLinesAreOnLogarithmicAxes() throws IOException {
        Chart chart =
                Chart.of(List.of(model, simulation))
                        .x(ChartAxis.logarithmic())
                        .y(List.of(ChartAxis.logarithmic()))
                        .markers(List.of(new AxisMarker(model, MetricValue.of(SATURATION, 1, ""))));
        ParsedSvg picture = ParsedSvg.of(chart);
        // nine intervals, and the reference line; nine markers, that of the legend, and dots at the
        // saturated points but the first
        assertEquals(10, picture.verticals(BLUE, "none", "1.2").size());
        assertEquals(9 + 1 + 4, picture.discs(BLUE));
    }

    @Test
    void aRangeShowsAPartOfTheCurves() throws IOException {
        Chart chart =
                Chart.of(List.of(simulation))
                        .x(ChartAxis.linear().range(0.35, 0.65))
                        .y(List.of(ChartAxis.linear().range(14, 30)));
        ParsedSvg picture = ParsedSvg.of(chart);
        assertEquals(3 + 1, picture.discs(BLUE), "markers, and that of the legend");
        assertEquals(3, picture.verticals(BLUE, "none", "1.2").size());
        List<String> texts = picture.texts();
        assertTrue(texts.containsAll(List.of("0.4", "0.6", "16", "30")), texts::toString);
        assertFalse(texts.contains("0"), texts::toString);
        assertTrue(picture.lines(BLUE, "1").stream().anyMatch(corners -> corners >= 5));
    }

    @Test
    void theVerticalRangeIsThatOfTheVisiblePoints() throws IOException {
        Chart chart = Chart.of(List.of(model)).x(ChartAxis.linear().range(0.05, 0.25));
        List<String> texts = ParsedSvg.of(chart).texts();
        assertTrue(texts.contains("12"), texts::toString);
        assertFalse(texts.contains("50"), texts::toString);
        assertFalse(texts.stream().anyMatch(text -> text.contains("above")), texts::toString);
    }

    @Test
    void oneEndMayBeLeftOut() throws IOException {
        ChartAxis from = new ChartAxis(false, OptionalDouble.of(0.5), OptionalDouble.empty());
        List<String> texts = ParsedSvg.of(Chart.of(List.of(model)).x(from)).texts();
        assertTrue(texts.containsAll(List.of("0.5", "1.2")), texts::toString);
        assertFalse(texts.contains("0.4"), texts::toString);
    }

    @Test
    void impossibleRangesAreRefused() {
        Chart chart = Chart.of(List.of(model));
        assertEquals(
                "not-allowed [x_range] 0.5:0.5",
                complaint(chart.x(ChartAxis.linear().range(0.5, 0.5))));
        assertEquals(
                "not-allowed [x_range] 3:4", complaint(chart.x(ChartAxis.linear().range(3, 4))));
        assertEquals(
                "not-allowed [x_range] 0:1",
                complaint(chart.x(ChartAxis.logarithmic().range(0, 1))));
        assertEquals(
                "not-allowed [y_range] 1:5",
                complaint(chart.y(List.of(ChartAxis.linear().range(1, 5)))));
        assertEquals(
                "not-allowed [y_range] 1:inf",
                complaint(chart.y(List.of(ChartAxis.linear().range(1, Double.POSITIVE_INFINITY)))));
    }

    @Test
    void moreNamesOrAxesThanThereAreAreRefused() {
        Chart chart = Chart.of(List.of(model));
        assertEquals("not-allowed [labels] 2 values", complaint(chart.labels(List.of("a", "b"))));
        assertEquals(
                "not-allowed [y_axis] 2 values",
                complaint(chart.y(List.of(ChartAxis.linear(), ChartAxis.linear()))));
    }

    @Test
    void namesReplaceTheDifferences() throws IOException {
        Chart chart = Chart.of(List.of(model, simulation));
        List<String> both = ParsedSvg.of(chart.labels(List.of("theory", "practice"))).texts();
        assertTrue(both.containsAll(List.of("theory", "practice")), both::toString);
        assertFalse(both.contains("model"), both::toString);
        List<String> second = ParsedSvg.of(chart.labels(List.of("", "practice"))).texts();
        assertTrue(second.containsAll(List.of("model", "practice")), second::toString);
    }

    @Test
    void theLegendTellsABracketFromAnInterval() throws IOException {
        MetricValue bracket = MetricValue.of(SATURATION, 0.95, "").withBracket(0.9, 1);
        MetricValue interval = MetricValue.of(SATURATION, 0.95, "").withHalfWidth(0.05);
        List<String> between = marked(bracket);
        assertTrue(between.contains("0.95 (0.9 to 1)"), between::toString);
        assertTrue(
                between.contains("saturation load, between two neighbouring points"),
                between::toString);
        List<String> probable = marked(interval);
        assertTrue(probable.contains("0.950 \u00b1 0.050"), probable::toString);
        assertTrue(probable.contains("saturation load with its 95 % interval"), probable::toString);
    }

    private List<String> marked(MetricValue value) throws IOException {
        return ParsedSvg.of(Chart.of(List.of(model)).markers(List.of(new AxisMarker(model, value))))
                .texts();
    }

    @Test
    void aLowerMarkerSurroundsTheOneOnIt() throws IOException {
        Curve twin =
                SampleCurves.of(EvaluationMethod.SIMULATION, "torus")
                        .tool("flit")
                        .setting("buffer", "8")
                        .sweep(0.1, 1.2, 12);
        String orange = "rgb(213,94,0)";
        double lower = widest(ParsedSvg.of(Chart.of(List.of(simulation, twin))), orange);
        double alone = widest(ParsedSvg.of(Chart.of(List.of(simulation, model, twin))), BLUE);
        assertTrue(lower > 1.4 * 7, "square of 7 pixels: " + lower);
        assertTrue(alone < 1.2 * 8, "disc of 8 pixels: " + alone);
    }

    /** The width of the widest filled shape of a colour, pixels. */
    private static double widest(ParsedSvg picture, String colour) {
        return picture.filled(colour).stream().mapToDouble(box -> box[1] - box[0]).max().orElse(0);
    }

    @Test
    void scatterPlotsHaveAxesNamesAndBrackets() throws IOException {
        Quantity merit = Quantity.of("npm", "", "network performance measure");
        MetricValue bracket = MetricValue.of(SATURATION, 0.2, "").withBracket(0.1, 0.3);
        MetricValue interval = MetricValue.of(merit, 1000, "").withHalfWidth(10);
        ScatterPlot plot =
                ScatterPlot.of(
                                List.of(
                                        new ScatterPlot.ScatterPoint(
                                                model, bracket, interval, "first"),
                                        new ScatterPlot.ScatterPoint(
                                                simulation,
                                                MetricValue.of(SATURATION, 0.4, ""),
                                                MetricValue.of(merit, 1, ""))))
                        .axes(ChartAxis.linear().range(0, 1), ChartAxis.logarithmic());
        List<String> texts = ParsedSvg.of(plot).texts();
        assertTrue(
                texts.containsAll(
                        List.of(
                                "first",
                                "1",
                                "10",
                                "100",
                                "1000",
                                "95 % interval",
                                "between two neighbouring points")),
                texts::toString);
    }
}
