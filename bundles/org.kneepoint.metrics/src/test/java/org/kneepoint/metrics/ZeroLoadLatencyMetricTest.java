// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class ZeroLoadLatencyMetricTest {
    private static MetricValue read(Curve curve) {
        List<MetricValue> readings = ClosedFormCurves.read(new ZeroLoadLatencyMetric(), curve);
        assertEquals(1, readings.size());
        assertEquals("zero_load_latency", readings.get(0).quantity().name());
        return readings.get(0);
    }

    private static double value(Curve curve) {
        return read(curve).value().orElseThrow();
    }

    private static void assertMissing(String note, Curve curve) {
        assertTrue(read(curve).value().isEmpty());
        assertEquals(note, ClosedFormCurves.note(read(curve)));
    }

    @Test
    void readsThePointAtLoadZero() {
        MetricValue reading = read(ClosedFormCurves.of(ClosedFormCurves::md1Stages, 0.1, 0, 9));
        assertEquals(6, reading.value().orElseThrow());
        assertEquals("point", ClosedFormCurves.note(reading));
    }

    @Test
    void continuesAStraightLineExactly() {
        MetricValue reading =
                read(
                        ClosedFormCurves.of(
                                ClosedFormCurves.ok(0.1, 7.2), ClosedFormCurves.ok(0.4, 7.8)));
        assertEquals(7, reading.value().orElseThrow(), 1e-14);
        assertEquals("continued 0.1 0.4", ClosedFormCurves.note(reading));
    }

    @Test
    void readsLowByASecondOrderTerm() {
        // D'' = 6 at load 0, so the shortfall is about 3 h * 2 h.
        for (double step : new double[] {0.05, 0.01, 0.001}) {
            double shortfall =
                    6 - value(ClosedFormCurves.of(ClosedFormCurves::md1Stages, step, 1, 5));
            assertEquals(6 * step * step, shortfall, 24 * Math.pow(step, 3));
        }
        assertEquals(1, value(ClosedFormCurves.of(ClosedFormCurves::mm1, 0.001, 1, 900)), 3e-6);
    }

    @Test
    void needsNoOrderAndPassesOverDuplicatesAndPointsThatAreNotOk() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.4, 7.8),
                        ClosedFormCurves.ended(0.05, Status.LIMIT),
                        ClosedFormCurves.ok(0.1, 7.2),
                        ClosedFormCurves.ok(0.1, 99),
                        ClosedFormCurves.saturated(0.9, 0.8));
        assertEquals(7, value(curve), 1e-14);
    }

    @Test
    void convertsRates() {
        Point.Builder first = Point.of(Map.of("rate", "0.0125")).with(Quantities.LOAD, 0.1);
        Point.Builder second = Point.of(Map.of("rate", "0.05")).with(Quantities.LOAD, 0.4);
        List<Point> points =
                List.of(
                        first.with(Quantities.LATENCY, 7.2).build(),
                        second.with(Quantities.LATENCY, 7.8).build());
        assertEquals(7, value(ClosedFormCurves.over(Quantities.RATE, points)), 1e-14);
    }

    @Test
    void convertsRatesByTheMeanLengthWhereNoPointHasALoad() {
        Curve.Builder curve = Curve.of(EvaluationMethod.MODEL, "mesh", "wormhole", Quantities.RATE);
        curve.add(Point.of(Map.of("rate", "0.01")).with(Quantities.LATENCY, 11).build());
        curve.add(Point.of(Map.of("rate", "0.02")).with(Quantities.LATENCY, 12).build());
        assertMissing("no-load", curve.build());
        MetricValue reading = read(curve.with(CurveAttributes.LENGTH, 8).build());
        assertEquals(10, reading.value().orElseThrow(), 1e-13);
        assertEquals("continued 0.08 0.16", ClosedFormCurves.note(reading));
    }

    @Test
    void carriesTheIntervalsOfBothPoints() {
        Point first =
                ClosedFormCurves.ok(0.1, 7.2).toBuilder()
                        .with(Quantities.LATENCY_CI95, 0.3)
                        .build();
        Point second =
                ClosedFormCurves.ok(0.2, 7.4).toBuilder()
                        .with(Quantities.LATENCY_CI95, 0.8)
                        .build();
        // D(0) = 2 D1 - D2
        assertEquals(1, read(ClosedFormCurves.of(first, second)).halfWidth().orElseThrow(), 1e-12);
        assertTrue(
                read(ClosedFormCurves.of(first, ClosedFormCurves.ok(0.2, 7.4)))
                        .halfWidth()
                        .isEmpty());
    }

    @Test
    void saysWhyItIsMissing() {
        assertMissing("no-points", ClosedFormCurves.of());
        assertMissing("no-latency", ClosedFormCurves.of(ClosedFormCurves.saturated(0.1, 0.1)));
        assertMissing("single-point 0.1", ClosedFormCurves.of(ClosedFormCurves.ok(0.1, 7)));
        assertMissing("below-zero 0.8 0.9", ClosedFormCurves.of(ClosedFormCurves::mm1, 0.1, 8, 9));
    }
}
