// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Status;

/** Which part of an axis is shown. */
class SpanTest {
    private static final Look LOOK =
            new Look("", 0, Color.BLACK, Markers.circle(), Optional.empty(), false, true);

    private static List<Trace> trace(double half, double... values) {
        List<Dot> dots = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            dots.add(new Dot(i, values[i], half, Status.OK));
        }
        return List.of(new Trace(LOOK, dots, List.of()));
    }

    private static List<Trace> at(double... positions) {
        List<Dot> dots = new ArrayList<>();
        for (double position : positions) {
            dots.add(new Dot(position, 1, 0, Status.OK));
        }
        return List.of(new Trace(LOOK, dots, List.of()));
    }

    @Test
    void valuesStartAtZeroAndAllAreShown() {
        Span span = Span.ofValues(trace(0, 10, 12, 20, 60), 0);
        assertEquals(0, span.low());
        assertTrue(span.high() > 60 && span.high() < 70, span::toString);
    }

    @Test
    void explosionIsCutAtSixMedians() {
        Span span = Span.ofValues(trace(0, 10, 12, 20, 60, 5000), 0);
        assertEquals(1.06 * 6 * 20, span.high(), 1e-9);
        assertTrue(span.high() < 5000);
    }

    @Test
    void curveOnAHigherLevelIsNotCutBecauseOfALowerOne() {
        List<Trace> traces = new ArrayList<>(trace(0, 1, 1.2, 1.5));
        traces.addAll(trace(0, 100, 110, 150));
        assertTrue(Span.ofValues(traces, 0).high() > 150);
    }

    @Test
    void wideIntervalDoesNotStretchTheAxis() {
        Span span = Span.ofValues(trace(1e30, 10, 20, 30), 0);
        assertEquals(0, span.low());
        assertEquals(1.06 * 45, span.high(), 1e-9);
    }

    @Test
    void negativeValuesAreShown() {
        Span span = Span.ofValues(trace(0, -5, 5), 0);
        assertTrue(span.low() < -5 && span.high() > 5, span::toString);
    }

    @Test
    void spareRoomIsKeptAboveTheLargestValue() {
        Span span = Span.ofValues(trace(0, 10, 20), 0.2);
        assertTrue(20 < 0.8 * span.high(), span::toString);
    }

    @Test
    void nothingAndZeroStillMakeAnAxis() {
        assertTrue(Span.ofValues(List.of(), 0).high() > 0);
        assertTrue(Span.ofValues(trace(0, 0, 0), 0).high() > 0);
        assertTrue(Span.ofPositions(at(0), true).high() > 0);
        assertTrue(Double.isFinite(Span.ofValues(trace(0, Double.MAX_VALUE), 0).high()));
    }

    @Test
    void loadStartsAtZeroAndOthersOnlyIfThatWastesNoRoom() {
        assertEquals(0, Span.ofPositions(at(0.8, 0.9), true).low());
        assertEquals(0, Span.ofPositions(at(1, 8), false).low());
        assertTrue(Span.ofPositions(at(1000, 1024), false).low() > 990);
        Span one = Span.ofPositions(at(64), false);
        assertTrue(one.low() < 64 && one.high() > 64, one::toString);
    }

    /** A loss of a hundredth below saturation and of a half beyond are both worth seeing. */
    @Test
    void whatHasABoundIsShownWhole() {
        assertTrue(Span.ofAllValues(trace(0, 0.001, 0.002, 0.4), 0).high() > 0.4);
        assertTrue(Span.ofValues(trace(0, 0.001, 0.002, 0.4), 0).high() < 0.1);
    }

    @Test
    void aRampKeepsAPlateauAndLosesAnExplosion() {
        Look ramp = new Look("", 0, Color.BLACK, Markers.circle(), Optional.empty(), true, false);
        assertTrue(Span.ofValues(List.of(ramp(ramp, 300)), 0).high() > 300);
        assertEquals(12 * 25 * 1.06, Span.ofValues(List.of(ramp(ramp, 5000)), 0).high(), 1e-9);
    }

    /** Latency 25 in the first third of the windows, this much in the others. */
    private static Trace ramp(Look look, double beyond) {
        List<Dot> dots = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            dots.add(new Dot(i, i < 100 ? 25 : beyond, 0, Status.OK));
        }
        return new Trace(look, dots, List.of());
    }

    @Test
    void aroundPlacesThereIsRoomButNoZero() {
        Span span = Span.around(new double[] {4.6, 5.4}, new double[] {0.1, 0.1});
        assertTrue(span.low() > 4 && span.low() < 4.5, span::toString);
        assertTrue(span.high() > 5.5 && span.high() < 6, span::toString);
    }

    @Test
    void anIntervalFarWiderThanAllPlacesDoesNotShrinkThem() {
        Span span = Span.around(new double[] {1, 2}, new double[] {1000, 0});
        assertTrue(span.high() - span.low() < 5, span::toString);
    }

    @Test
    void aroundOnePlaceThereIsAnAxisToo() {
        Span span = Span.around(new double[] {3}, new double[] {0});
        assertTrue(span.low() < 3 && span.high() > 3, span::toString);
        Span zero = Span.around(new double[] {0}, new double[] {0});
        assertTrue(zero.low() < zero.high(), zero::toString);
        Span wide = Span.around(new double[] {3}, new double[] {Double.MAX_VALUE});
        assertTrue(wide.low() < 3 && wide.high() > 3, wide::toString);
    }
}
