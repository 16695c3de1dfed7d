// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

class GradientCurveTest {
    private static final CriticalLoadMetric METRIC = new CriticalLoadMetric();

    private static Curve derive(Curve curve, String filter) {
        Map<String, String> settings = filter.isEmpty() ? Map.of() : Map.of("filter", filter);
        return METRIC.derive(curve, ClosedFormCurves.settings(METRIC, settings));
    }

    /** A double average raises a parabola by a constant and leaves its slope. */
    @Test
    void aParabolaHasItsSlopeAtEveryWindow() {
        Curve curve = derive(RampCurves.ramp(1e-3, 0, 100, r -> r - r * r), "0.005");
        int known = 0;
        for (Point point : curve.points()) {
            double load = point.get(Quantities.LOAD).orElseThrow();
            OptionalDouble gradient = point.get(FiguresOfMerit.GRADIENT);
            if (gradient.isPresent()) {
                assertEquals(1 - 2 * load, gradient.getAsDouble(), 1e-9);
                known++;
            }
        }
        assertEquals(100 - 4 * 5 - 2, known);
        assertTrue(curve.points().get(9).get(Quantities.THROUGHPUT_SMOOTH).isEmpty());
        double smooth = curve.points().get(10).get(Quantities.THROUGHPUT_SMOOTH).orElseThrow();
        double load = 0.0105;
        // twice the variance of 11 equal steps, (11^2 - 1) / 12 each
        assertEquals(load - load * load - 20e-6, smooth, 1e-12);
    }

    @Test
    void keepsAllElse() {
        Curve curve = RampCurves.ramp(1e-3, 0, 50, r -> r);
        Curve derived = derive(curve, "");
        assertEquals(curve.points().size(), derived.points().size());
        assertEquals(OptionalDouble.of(RampCurves.NODES), derived.attribute(CurveAttributes.NODES));
        assertEquals(
                OptionalDouble.of(RampCurves.WIDTH), derived.attribute(CurveAttributes.WINDOW));
        assertEquals(
                curve.points().get(20).get(Quantities.RECEIVED),
                derived.points().get(20).get(Quantities.RECEIVED));
        assertEquals(
                List.of("throughput_smooth", "gradient"),
                METRIC.derivedFigures().stream().map(q -> q.name()).toList());
    }

    @Test
    void theCrossingOfTheDerivedCurveIsTheReading() {
        Curve curve = RampCurves.measured("slow");
        double critical =
                METRIC.read(curve, ClosedFormCurves.settings(METRIC, Map.of("filter", "0.006")))
                        .get(0)
                        .value()
                        .orElseThrow();
        for (Point point : derive(curve, "0.006").points()) {
            double load = point.get(Quantities.LOAD).orElseThrow();
            double gradient = point.get(FiguresOfMerit.GRADIENT).orElse(0.5);
            if (load > 0.02 && load < critical - 1e-4) {
                assertTrue(gradient > 0.5, "at " + load);
            }
            if (load > critical + 1e-4 && load < critical + 0.01) {
                assertTrue(gradient < 0.5, "at " + load);
            }
        }
    }

    @Test
    void separatePointsHaveTheDifferenceQuotient() {
        Curve curve =
                derive(
                        ClosedFormCurves.of(
                                ClosedFormCurves.ok(0.1, 5),
                                ClosedFormCurves.ok(0.2, 5),
                                ClosedFormCurves.saturated(0.4, 0.25),
                                ClosedFormCurves.saturated(0.5, 0.2)),
                        "");
        assertEquals(OptionalDouble.empty(), curve.points().get(0).get(FiguresOfMerit.GRADIENT));
        assertEquals(0.5, curve.points().get(1).get(FiguresOfMerit.GRADIENT).orElseThrow(), 1e-12);
        assertEquals(0, curve.points().get(2).get(FiguresOfMerit.GRADIENT).orElseThrow(), 1e-12);
        assertTrue(curve.points().get(1).get(Quantities.THROUGHPUT_SMOOTH).isEmpty());
    }

    @Test
    void whereThereIsNoneThePointsStayAsTheyAre() {
        Curve curve = RampCurves.with(RampCurves.measured("fast"), RampCurves.deadlocked(0.25));
        Curve derived = derive(curve, "");
        for (int i = 0; i < curve.points().size(); i++) {
            assertSame(curve.points().get(i), derived.points().get(i));
        }
    }
}
