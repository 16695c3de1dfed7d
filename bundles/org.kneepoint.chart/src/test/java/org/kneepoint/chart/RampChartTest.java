// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.view.AxisMarker;
import org.kneepoint.api.view.Chart;

/** Charts of ramps, read off their SVG. */
class RampChartTest {
    private static final String BLUE = "rgb(0,114,178)";
    private static final String ORANGE = "rgb(213,94,0)";
    private static final Quantity CRITICAL = FiguresOfMerit.CRITICAL_LOAD;

    private static Chart throughput(Curve... curves) {
        return Chart.of(List.of(curves)).quantities(List.of(Quantities.THROUGHPUT));
    }

    private static AxisMarker mark(Curve curve, double at) {
        return new AxisMarker(curve, MetricValue.of(CRITICAL, at, "").withHalfWidth(0.0123));
    }

    @Test
    void manyWindowsAreOneLineWithoutMarkers() throws IOException {
        ParsedSvg picture = ParsedSvg.of(throughput(SampleRamps.of(0.5, 5000, false)));
        List<Integer> lines = picture.lines(BLUE, "1");
        assertEquals(1, lines.size());
        assertTrue(lines.get(0) > 1000 && lines.get(0) < 1700, lines::toString);
        assertEquals(0, picture.discs(BLUE));
        assertFalse(picture.texts().contains("single windows"));
    }

    @Test
    void fewWindowsBearMarkers() throws IOException {
        Curve few = SampleRamps.of(0.5, 20, false);
        Curve many = SampleRamps.of(0.5, 5000, false);
        assertTrue(fills(few) > 15);
        assertEquals(0, fills(many));
    }

    /** Shapes filled with the colour of the first curve. */
    private static long fills(Curve curve) throws IOException {
        return ParsedSvg.of(throughput(curve)).discs(BLUE);
    }

    @Test
    void singleWindowsLiePaleBehindTheirAverage() throws IOException {
        ParsedSvg picture = ParsedSvg.of(throughput(SampleRamps.of(0.5, 1000, true)));
        assertEquals(1, picture.lines(BLUE, "1").size());
        assertEquals(1, picture.lines(BLUE, "0.43").size());
        assertTrue(picture.texts().contains("single windows"), picture.texts()::toString);
        assertTrue(
                picture.texts().contains(ParsedSvg.label(Quantities.THROUGHPUT)),
                picture.texts()::toString);
    }

    @Test
    void theLineGoesOnOverAWindowThatReceivedNothing() throws IOException {
        ParsedSvg picture = ParsedSvg.of(Chart.of(List.of(SampleRamps.of(0.5, 400, false))));
        String path =
                picture.elements("path").stream()
                        .map(element -> element.getAttribute("d"))
                        .filter(d -> d.length() > 1000)
                        .findFirst()
                        .orElseThrow();
        assertEquals(1, path.split("M").length - 1);
    }

    @Test
    void placesAreMarkedInTheColourOfTheirCurve() throws IOException {
        Curve early = SampleRamps.of(0.3, 500, true, "vcs", "1");
        Curve late = SampleRamps.of(0.6, 500, true, "vcs", "2");
        ParsedSvg picture =
                ParsedSvg.of(
                        Chart.of(List.of(early, late))
                                .quantities(List.of(Quantities.THROUGHPUT, Quantities.LATENCY))
                                .markers(List.of(mark(late, 0.6), mark(early, 0.3))));
        List<Double> first = picture.verticals(BLUE, "none", "1.2");
        List<Double> second = picture.verticals(ORANGE, "none", "1.2");
        assertEquals(2, first.size(), "one in each panel");
        assertEquals(2, second.size());
        assertEquals(first.get(0), first.get(1));
        assertTrue(first.get(0) < second.get(0));
        List<String> texts = picture.texts();
        assertEquals(1, texts.stream().filter("0.300 \u00b1 0.012"::equals).count());
        assertEquals(1, texts.stream().filter("0.600 \u00b1 0.012"::equals).count());
        assertTrue(
                texts.stream().anyMatch(text -> text.startsWith(CRITICAL.meaning() + " ")),
                texts::toString);
    }

    @Test
    void aMarkWithoutValueOrOffTheAxisIsNotDrawn() throws IOException {
        Curve ramp = SampleRamps.of(0.5, 500, true);
        AxisMarker none = new AxisMarker(ramp, MetricValue.missing(CRITICAL, "no falling edge"));
        ParsedSvg picture = ParsedSvg.of(throughput(ramp).markers(List.of(none)));
        assertEquals(List.of(), picture.verticals(BLUE, "none", "1.2"));
        assertFalse(picture.texts().stream().anyMatch(text -> text.startsWith("critical")));
        ParsedSvg far = ParsedSvg.of(throughput(ramp).markers(List.of(mark(ramp, 7))));
        assertEquals(List.of(), far.verticals(BLUE, "none", "1.2"));
    }

    @Test
    void manySeedsShareTheColourOfTheirScenario() throws IOException {
        List<Curve> curves = new ArrayList<>();
        List<AxisMarker> markers = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Curve ramp = SampleRamps.of(0.5, 300, true, "vcs", i < 5 ? "2" : "4", "seed", "" + i);
            curves.add(ramp);
            markers.add(mark(ramp, 0.4 + 0.01 * i));
        }
        Chart chart = Chart.of(curves).quantities(List.of(Quantities.THROUGHPUT)).markers(markers);
        ParsedSvg picture = ParsedSvg.of(chart);
        assertEquals(5, picture.lines(BLUE, "1").size());
        assertEquals(5, picture.lines(ORANGE, "1").size());
        List<String> texts = picture.texts();
        assertEquals(1, texts.stream().filter("vcs=2, 5 seeds"::equals).count());
        assertEquals(1, texts.stream().filter("vcs=4, 5 seeds"::equals).count());
        assertTrue(texts.contains(CRITICAL.meaning()), "without the bands of so many");
    }

    @Test
    void aRampThatEndedEarlyShowsItsStatus() throws IOException {
        for (boolean smooth : List.of(true, false)) {
            ParsedSvg picture =
                    ParsedSvg.of(throughput(SampleRamps.ended(Status.DEADLOCKED, 300, smooth)));
            assertTrue(picture.texts().contains("deadlocked"), picture.texts()::toString);
        }
    }

    @Test
    void oneWindowIsVisible() throws IOException {
        ParsedSvg picture = ParsedSvg.of(throughput(SampleRamps.of(0.5, 1, false)));
        assertTrue(picture.texts().contains("torus, ramp"));
        assertTrue(fills(SampleRamps.of(0.5, 1, false)) > 0);
    }
}
