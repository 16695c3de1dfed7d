// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.ChartAxis;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.testkit.Refusal;
import org.w3c.dom.Element;

/** A dot for each curve. */
class ScatterTest {
    private static final Quantity CRITICAL =
            Quantity.of("critical_load", Quantities.LOAD.unit(), "critical load");
    private static final Quantity NPM = Quantity.of("npm", "", "network performance measure");

    private static Curve curve(String routing, int seed) {
        Map<String, String> settings =
                Map.of("routing", routing, "seed", String.valueOf(seed), "load", "0.1");
        return Curve.of(EvaluationMethod.RAMP, "torus", "flit", Quantities.LOAD)
                .add(Point.of(settings).build())
                .build();
    }

    private static ScatterPlot.ScatterPoint dot(String routing, int seed, double x, double y) {
        return new ScatterPlot.ScatterPoint(
                curve(routing, seed),
                MetricValue.of(CRITICAL, x, "").withHalfWidth(0.001),
                MetricValue.of(NPM, y, ""));
    }

    private static ScatterPlot routings(int routings, int seeds) {
        List<ScatterPlot.ScatterPoint> dots = new ArrayList<>();
        for (int r = 0; r < routings; r++) {
            for (int seed = 1; seed <= seeds; seed++) {
                dots.add(dot("r" + r, seed, 0.1 + 0.02 * r + 0.001 * seed, 5 - 0.3 * r));
            }
        }
        return ScatterPlot.of(dots);
    }

    private static String complaint(ScatterPlot plot) {
        return Refusal.of(assertThrows(BadInput.class, () -> ParsedSvg.of(plot)));
    }

    @Test
    void seedsOfOneScenarioShareColourAndName() throws IOException {
        ParsedSvg picture = ParsedSvg.of(routings(3, 4).title("a map"));
        List<String> texts = picture.texts();
        assertTrue(texts.contains("a map"), texts::toString);
        assertTrue(texts.contains(ParsedSvg.label(FiguresOfMerit.CRITICAL_LOAD)));
        assertTrue(texts.contains(FiguresOfMerit.NPM.meaning()));
        for (int r = 0; r < 3; r++) {
            String name = "routing=r" + r;
            assertEquals(1, texts.stream().filter(name::equals).count(), name);
        }
        assertTrue(texts.contains("95 % interval"));
        // the second kind has squares, the third diamonds: shapes of four corners
        assertEquals(4, picture.polygons("rgb(0,158,115)", 4));
    }

    @Test
    void namesDoNotCoverEachOther() throws IOException {
        List<Element> names = new ArrayList<>();
        for (Element text : ParsedSvg.of(routings(7, 1)).elements("text")) {
            if (text.getTextContent().startsWith("routing=")) {
                names.add(text);
            }
        }
        assertEquals(7, names.size());
        for (Element one : names) {
            for (Element other : names) {
                double dx = number(one, "x") - number(other, "x");
                double dy = number(one, "y") - number(other, "y");
                assertTrue(one == other || Math.abs(dx) > 40 || Math.abs(dy) > 10);
            }
        }
    }

    private static double number(Element element, String name) {
        return Double.parseDouble(element.getAttribute(name));
    }

    @Test
    void aMarkerBesideARangeIsNotDrawn() throws IOException {
        ScatterPlot plot = routings(3, 1);
        assertTrue(ParsedSvg.of(plot).texts().contains("routing=r2"));
        List<String> texts =
                ParsedSvg.of(plot.axes(ChartAxis.linear().range(0.1, 0.13), ChartAxis.linear()))
                        .texts();
        assertTrue(texts.contains("routing=r1"), texts::toString);
        assertFalse(texts.contains("routing=r2"), texts::toString);
    }

    @Test
    void manyKindsStandInTheLegend() throws IOException {
        List<String> texts = ParsedSvg.of(routings(15, 2)).texts();
        for (int r = 0; r < 15; r++) {
            assertTrue(texts.contains("routing=r" + r), texts::toString);
        }
    }

    @Test
    void placesThatCoincideAndOnesFarAway() throws IOException {
        ScatterPlot same = ScatterPlot.of(List.of(dot("a", 1, 0.1, 5), dot("b", 1, 0.1, 5)));
        assertTrue(ParsedSvg.of(same).texts().contains("routing=b"));
        double huge = Double.MAX_VALUE;
        ScatterPlot far = ScatterPlot.of(List.of(dot("a", 1, -huge, huge), dot("b", 1, huge, 0)));
        for (Element element : ParsedSvg.of(far).elements("*")) {
            for (String name : List.of("d", "x1", "y1", "x2", "y2", "x", "y")) {
                String text = element.getAttribute(name);
                assertFalse(text.contains("NaN") || text.contains("Inf"), text);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 40, 120, 1000})
    void noSizeFails(int size) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new JFreeChartWriter().write(routings(3, 3).title("t").size(size, size), "png", out);
        assertEquals(size, ImageIO.read(new ByteArrayInputStream(out.toByteArray())).getWidth());
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        assertEquals("missing [points]", complaint(ScatterPlot.of(List.of())));
        ScatterPlot.ScatterPoint lacking =
                new ScatterPlot.ScatterPoint(
                        curve("a", 1),
                        MetricValue.of(CRITICAL, 0.1, ""),
                        MetricValue.missing(NPM, "the network deadlocked"));
        assertEquals("unusable [points] npm", complaint(ScatterPlot.of(List.of(lacking))));
        ScatterPlot.ScatterPoint nan =
                new ScatterPlot.ScatterPoint(
                        curve("a", 1),
                        MetricValue.of(CRITICAL, Double.NaN, "of nothing"),
                        MetricValue.of(NPM, 1, ""));
        assertEquals("unusable [points] critical_load", complaint(ScatterPlot.of(List.of(nan))));
        ScatterPlot.ScatterPoint other =
                new ScatterPlot.ScatterPoint(
                        curve("a", 1), MetricValue.of(NPM, 0.1, ""), MetricValue.of(NPM, 0.1, ""));
        assertEquals(
                "unusable [points] npm",
                complaint(ScatterPlot.of(List.of(dot("a", 1, 0.1, 5), other))));
        assertEquals("not-allowed [size] 0x5", complaint(routings(1, 1).size(0, 5)));
    }
}
