// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.view.Chart;
import org.w3c.dom.Element;

/** What a figure shows, read off its SVG. */
class SvgEncoderTest {
    private static final String BLUE = "rgb(0,114,178)";
    private static final String ORANGE = "rgb(213,94,0)";
    private static final String DOTS = "1.5,4.5";

    private final Curve model =
            SampleCurves.of(EvaluationMethod.MODEL, "torus").sweep(0.1, 1.2, 12);
    private final Curve simulation =
            SampleCurves.of(EvaluationMethod.SIMULATION, "torus").tool("flit").sweep(0.1, 1.2, 12);

    @Test
    void axesNameQuantityAndUnit() throws IOException {
        List<String> texts = ParsedSvg.of(Chart.of(List.of(model))).texts();
        assertTrue(texts.contains(ParsedSvg.label(Quantities.LATENCY)), texts::toString);
        assertTrue(texts.contains(ParsedSvg.label(Quantities.LOAD)), texts::toString);
        assertTrue(texts.contains("torus, model"), texts::toString);
    }

    @Test
    void quantityReadFromABareTableGetsItsCommonName() throws IOException {
        Chart chart =
                Chart.of(List.of(model)).quantities(List.of(Quantity.of("throughput", "", "")));
        List<String> texts = ParsedSvg.of(chart).texts();
        assertTrue(texts.contains(ParsedSvg.label(Quantities.THROUGHPUT)), texts::toString);
    }

    @Test
    void titleIsShownWhenThereIsOne() throws IOException {
        Chart chart = Chart.of(List.of(model)).title("8x8 torus <uniform> & more");
        assertTrue(ParsedSvg.of(chart).texts().contains("8x8 torus <uniform> & more"));
    }

    @Test
    void charactersThatXmlDoesNotAllowAreReplaced() throws IOException {
        Chart chart =
                Chart.of(List.of(model))
                        .title("a\u0001b\ud83d\ude00")
                        .labels(List.of("\u001b[1mtorus\ufffe"));
        List<String> texts = ParsedSvg.of(chart).texts();
        assertTrue(texts.contains("a\ufffdb\ud83d\ude00"), texts::toString);
        assertTrue(texts.contains("\ufffd[1mtorus\ufffd"), texts::toString);
    }

    @Test
    void sizeAndViewBoxAreThoseOfTheChart() throws IOException {
        Element root =
                ParsedSvg.of(Chart.of(List.of(model)).size(1800, 1200))
                        .document()
                        .getDocumentElement();
        assertEquals("1800", root.getAttribute("width"));
        assertEquals("1200", root.getAttribute("height"));
        assertEquals("0 0 900 600", root.getAttribute("viewBox"));
    }

    @Test
    void needsNothingFromTheNetworkAndNoIdTwice() throws IOException {
        ParsedSvg picture = ParsedSvg.of(Chart.of(List.of(model, simulation)));
        assertNull(picture.document().getDoctype());
        Set<String> ids = new HashSet<>();
        for (Element element : picture.elements("*")) {
            if (element.hasAttribute("id")) {
                assertTrue(ids.add(element.getAttribute("id")));
            }
        }
    }

    @Test
    void simulatedPointsHaveIntervalBars() throws IOException {
        ParsedSvg both = ParsedSvg.of(Chart.of(List.of(model, simulation)));
        assertEquals(9, both.verticals(BLUE, "none", "1.2").size());
        assertTrue(both.texts().contains("95 % interval"));
        ParsedSvg alone = ParsedSvg.of(Chart.of(List.of(model)));
        assertEquals(0, alone.verticals(BLUE, "none", "1.2").size());
        assertFalse(alone.texts().contains("95 % interval"));
    }

    @Test
    void saturationIsMarkedFromItsFirstPointOn() throws IOException {
        ParsedSvg picture = ParsedSvg.of(Chart.of(List.of(model)));
        assertEquals(1, picture.verticals(BLUE, DOTS, "1.2").size());
        assertEquals(1, picture.polygons(BLUE, 3));
        assertEquals(1, picture.texts().stream().filter("saturated"::equals).count());
    }

    @Test
    void eachCurveHasItsOwnFirstSaturatedPoint() throws IOException {
        Curve early =
                SampleCurves.of(EvaluationMethod.MODEL, "mesh").queue(10, 0.5).sweep(0.1, 1.2, 12);
        ParsedSvg picture = ParsedSvg.of(Chart.of(List.of(early, model)));
        double mesh = picture.verticals(BLUE, DOTS, "1.2").get(0);
        double torus = picture.verticals(ORANGE, DOTS, "1.2").get(0);
        assertTrue(mesh < torus);
    }

    @Test
    void networkThatNeverSaturatesHasNoSuchMark() throws IOException {
        Curve light = SampleCurves.of(EvaluationMethod.MODEL, "torus").sweep(0.1, 0.5, 5);
        ParsedSvg picture = ParsedSvg.of(Chart.of(List.of(light)));
        assertEquals(List.of(), picture.verticals(BLUE, DOTS, "1.2"));
        assertFalse(picture.texts().contains("saturated"));
    }

    @Test
    void saturatedCurveWithoutAnyLatencyIsShown() throws IOException {
        Curve lost = SampleCurves.of(EvaluationMethod.MODEL, "torus").sweep(1.1, 1.5, 5);
        ParsedSvg picture = ParsedSvg.of(Chart.of(List.of(lost)));
        assertEquals(1, picture.polygons(BLUE, 3));
        assertTrue(picture.texts().contains(ParsedSvg.label(Quantities.LATENCY)));
        assertTrue(picture.texts().contains("1.5"));
    }

    @Test
    void otherEndingsAreExplained() throws IOException {
        SampleCurves torus = SampleCurves.of(EvaluationMethod.SIMULATION, "torus");
        Curve curve =
                Curve.of(EvaluationMethod.SIMULATION, "torus", "flit", Quantities.LOAD)
                        .add(torus.at(0.1).build())
                        .add(torus.at(0.2).status(Status.UNSTEADY, "too short").build())
                        .add(torus.at(0.3).status(Status.LIMIT, "60 s").build())
                        .add(
                                Point.of(Map.of("load", "0.4"))
                                        .status(Status.DEADLOCKED, "cycle of 4")
                                        .build())
                        .build();
        List<String> texts = ParsedSvg.of(Chart.of(List.of(curve))).texts();
        assertTrue(texts.contains("unsteady or limit"), texts::toString);
        assertTrue(texts.contains("deadlocked, no value"), texts::toString);
        assertFalse(texts.contains("saturated"), texts::toString);
    }

    @Test
    void legendNamesCurvesInTheirOrder() throws IOException {
        List<String> texts = ParsedSvg.of(Chart.of(List.of(model, simulation))).texts();
        assertTrue(texts.indexOf("model") >= 0, texts::toString);
        assertTrue(texts.indexOf("model") < texts.indexOf("simulation"), texts::toString);
    }

    @Test
    void twentyCurvesAreAllInTheLegend() throws IOException {
        List<Curve> curves =
                IntStream.rangeClosed(1, 20)
                        .mapToObj(
                                i ->
                                        SampleCurves.of(EvaluationMethod.MODEL, "torus")
                                                .setting("buffer", String.valueOf(i))
                                                .queue(10, 0.04 * i)
                                                .sweep(0.02, 1, 50))
                        .collect(Collectors.toList());
        List<String> texts = ParsedSvg.of(Chart.of(curves)).texts();
        for (int i = 1; i <= 20; i++) {
            assertTrue(texts.contains("buffer=" + i), texts::toString);
        }
    }

    @Test
    void longNamesAreBrokenAndNotCut() throws IOException {
        SampleCurves long1 = SampleCurves.of(EvaluationMethod.MODEL, "torus");
        SampleCurves long2 = SampleCurves.of(EvaluationMethod.MODEL, "torus");
        for (int i = 0; i < 12; i++) {
            long1.setting("parameter.number." + i, "one");
            long2.setting("parameter.number." + i, "another");
        }
        Chart chart = Chart.of(List.of(long1.sweep(0.1, 0.5, 5), long2.sweep(0.1, 0.5, 5)));
        List<String> texts = ParsedSvg.of(chart).texts();
        for (int i = 0; i < 12; i++) {
            String name = "parameter.number." + i;
            for (String named : List.of(name + "=one", name + "=another")) {
                assertTrue(texts.stream().anyMatch(t -> t.contains(named)), texts::toString);
            }
        }
    }

    @Test
    void smallPictureShowsHowManyCurvesItsLegendOmits() throws IOException {
        List<Curve> curves =
                IntStream.rangeClosed(1, 20)
                        .mapToObj(
                                i ->
                                        SampleCurves.of(
                                                        EvaluationMethod.MODEL,
                                                        "a network with a long name")
                                                .setting("buffer", String.valueOf(i))
                                                .sweep(0.1, 0.9, 9))
                        .collect(Collectors.toList());
        List<String> texts = ParsedSvg.of(Chart.of(curves).size(300, 200)).texts();
        assertTrue(
                texts.stream().anyMatch(text -> text.matches("and \\d+ more.*")), texts::toString);
    }

    @Test
    void valuesLeftOutAboveAreCounted() throws IOException {
        Curve steep =
                SampleCurves.of(EvaluationMethod.MODEL, "torus").queue(1, 1).sweep(0.1, 0.99, 90);
        List<String> texts = ParsedSvg.of(Chart.of(List.of(steep))).texts();
        assertTrue(
                texts.stream().anyMatch(text -> text.matches("\\d+ values .* 100")),
                texts::toString);
    }

    @Test
    void ticksBetweenThingsThatAreCountedAreWholeNumbers() throws IOException {
        Quantity buffer = Quantity.of("buffer", "places", "buffer places");
        Curve.Builder curve = Curve.of(EvaluationMethod.MODEL, "min", "min", buffer);
        for (int places = 1; places <= 3; places++) {
            curve.add(
                    Point.of(Map.of("buffer", String.valueOf(places)))
                            .with(Quantities.LATENCY, 10 * places)
                            .build());
        }
        List<String> texts = ParsedSvg.of(Chart.of(List.of(curve.build()))).texts();
        assertTrue(texts.containsAll(List.of("1", "2", "3")), texts::toString);
        assertFalse(texts.contains("1.5"), texts::toString);
    }

    @Test
    void extremeValuesLeaveNoTraceOfNaN() throws IOException {
        Curve.Builder curve = Curve.of(EvaluationMethod.MODEL, "torus", "mm1", Quantities.LOAD);
        double[] values = {0, -Double.MAX_VALUE, Double.MAX_VALUE, Double.MIN_VALUE, Double.NaN};
        for (int i = 0; i < values.length; i++) {
            curve.add(
                    Point.of(Map.of("load", String.valueOf(i)))
                            .with(Quantities.LATENCY, values[i])
                            .with(Quantities.LATENCY_CI95, Double.MAX_VALUE)
                            .build());
        }
        ParsedSvg picture = ParsedSvg.of(Chart.of(List.of(curve.build())));
        for (Element element : picture.elements("*")) {
            for (String name : List.of("d", "x1", "y1", "x2", "y2")) {
                String text = element.getAttribute(name);
                assertFalse(text.contains("NaN") || text.contains("Inf"), text);
            }
        }
    }
}
