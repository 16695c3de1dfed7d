// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Status;
import org.kneepoint.chart.style.CurveStyle;
import org.kneepoint.chart.style.MarkerShapes;

/** Which part of an axis is shown. */
class AxisRangeTest {
    private static final CurveStyle LOOK =
            new CurveStyle(
                    "", 0, Color.BLACK, MarkerShapes.circle(), Optional.empty(), false, true);

    private static List<PlottedCurve> trace(double half, double... values) {
        List<CurvePoint> points = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            points.add(new CurvePoint(i, values[i], half, Status.OK));
        }
        return List.of(new PlottedCurve(LOOK, points, List.of()));
    }

    private static List<PlottedCurve> at(double... positions) {
        List<CurvePoint> points = new ArrayList<>();
        for (double position : positions) {
            points.add(new CurvePoint(position, 1, 0, Status.OK));
        }
        return List.of(new PlottedCurve(LOOK, points, List.of()));
    }

    @Test
    void valuesStartAtZeroAndAllAreShown() {
        AxisRange span = AxisRange.ofValues(trace(0, 10, 12, 20, 60), 0);
        assertEquals(0, span.low());
        assertTrue(span.high() > 60 && span.high() < 70, span::toString);
    }

    @Test
    void explosionIsCutAtSixMedians() {
        AxisRange span = AxisRange.ofValues(trace(0, 10, 12, 20, 60, 5000), 0);
        assertEquals(1.06 * 6 * 20, span.high(), 1e-9);
        assertTrue(span.high() < 5000);
    }

    @Test
    void curveOnAHigherLevelIsNotCutBecauseOfALowerOne() {
        List<PlottedCurve> curves = new ArrayList<>(trace(0, 1, 1.2, 1.5));
        curves.addAll(trace(0, 100, 110, 150));
        assertTrue(AxisRange.ofValues(curves, 0).high() > 150);
    }

    @Test
    void wideIntervalDoesNotStretchTheAxis() {
        AxisRange span = AxisRange.ofValues(trace(1e30, 10, 20, 30), 0);
        assertEquals(0, span.low());
        assertEquals(1.06 * 45, span.high(), 1e-9);
    }

    @Test
    void negativeValuesAreShown() {
        AxisRange span = AxisRange.ofValues(trace(0, -5, 5), 0);
        assertTrue(span.low() < -5 && span.high() > 5, span::toString);
    }

    @Test
    void spareRoomIsKeptAboveTheLargestValue() {
        AxisRange span = AxisRange.ofValues(trace(0, 10, 20), 0.2);
        assertTrue(20 < 0.8 * span.high(), span::toString);
    }

    @Test
    void nothingAndZeroStillMakeAnAxis() {
        assertTrue(AxisRange.ofValues(List.of(), 0).high() > 0);
        assertTrue(AxisRange.ofValues(trace(0, 0, 0), 0).high() > 0);
        assertTrue(AxisRange.ofPositions(at(0), true).high() > 0);
        assertTrue(Double.isFinite(AxisRange.ofValues(trace(0, Double.MAX_VALUE), 0).high()));
    }

    @Test
    void loadStartsAtZeroAndOthersOnlyIfThatWastesNoRoom() {
        assertEquals(0, AxisRange.ofPositions(at(0.8, 0.9), true).low());
        assertEquals(0, AxisRange.ofPositions(at(1, 8), false).low());
        assertTrue(AxisRange.ofPositions(at(1000, 1024), false).low() > 990);
        AxisRange one = AxisRange.ofPositions(at(64), false);
        assertTrue(one.low() < 64 && one.high() > 64, one::toString);
    }

    /** A loss of a hundredth below saturation and of a half beyond are both worth seeing. */
    @Test
    void whatHasABoundIsShownWhole() {
        assertTrue(AxisRange.ofAllValues(trace(0, 0.001, 0.002, 0.4), 0).high() > 0.4);
        assertTrue(AxisRange.ofValues(trace(0, 0.001, 0.002, 0.4), 0).high() < 0.1);
    }

    @Test
    void aRampKeepsAPlateauAndLosesAnExplosion() {
        CurveStyle ramp =
                new CurveStyle(
                        "", 0, Color.BLACK, MarkerShapes.circle(), Optional.empty(), true, false);
        assertTrue(AxisRange.ofValues(List.of(ramp(ramp, 300)), 0).high() > 300);
        assertEquals(12 * 25 * 1.06, AxisRange.ofValues(List.of(ramp(ramp, 5000)), 0).high(), 1e-9);
    }

    /** Latency 25 in the first third of the windows, this much in the others. */
    private static PlottedCurve ramp(CurveStyle style, double beyond) {
        List<CurvePoint> points = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            points.add(new CurvePoint(i, i < 100 ? 25 : beyond, 0, Status.OK));
        }
        return new PlottedCurve(style, points, List.of());
    }

    /** Positions with the half widths of their intervals. */
    private static List<ScatterValue> places(double[] values, double... halves) {
        List<ScatterValue> places = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            double low = values[i] - halves[i];
            places.add(new ScatterValue(values[i], low, values[i] + halves[i], false));
        }
        return places;
    }

    @Test
    void aroundPlacesThereIsRoomButNoZero() {
        AxisRange span = AxisRange.around(places(new double[] {4.6, 5.4}, 0.1, 0.1));
        assertTrue(span.low() > 4 && span.low() < 4.5, span::toString);
        assertTrue(span.high() > 5.5 && span.high() < 6, span::toString);
    }

    @Test
    void anIntervalFarWiderThanAllPlacesDoesNotShrinkThem() {
        AxisRange span = AxisRange.around(places(new double[] {1, 2}, 1000, 0));
        assertTrue(span.high() - span.low() < 5, span::toString);
    }

    @Test
    void aroundOnePlaceThereIsAnAxisToo() {
        AxisRange span = AxisRange.around(places(new double[] {3}, 0));
        assertTrue(span.low() < 3 && span.high() > 3, span::toString);
        AxisRange zero = AxisRange.around(places(new double[] {0}, 0));
        assertTrue(zero.low() < zero.high(), zero::toString);
        AxisRange wide = AxisRange.around(places(new double[] {3}, Double.MAX_VALUE));
        assertTrue(wide.low() < 3 && wide.high() > 3, wide::toString);
    }
}
