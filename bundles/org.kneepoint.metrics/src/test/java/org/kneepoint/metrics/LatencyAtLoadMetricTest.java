// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class LatencyAtLoadMetricTest {
    private static final LatencyAtLoadMetric METRIC = new LatencyAtLoadMetric();

    private static MetricValue read(Curve curve, String load) {
        List<MetricValue> readings =
                METRIC.read(curve, ClosedFormCurves.settings(METRIC, Map.of("load", load)));
        assertEquals(1, readings.size());
        return readings.get(0);
    }

    @Test
    void saysNothingUnasked() {
        assertTrue(
                ClosedFormCurves.read(METRIC, ClosedFormCurves.of(ClosedFormCurves.ok(0.1, 5)))
                        .isEmpty());
    }

    @Test
    void isThatOfThePoint() {
        Curve curve = ClosedFormCurves.of(ClosedFormCurves::mm1, 0.1, 1, 9);
        assertEquals(2, read(curve, "0.5").value().orElseThrow(), 1e-12);
        assertEquals("point 0.5", ClosedFormCurves.note(read(curve, "0.5")));
    }

    @Test
    void liesOnTheStraightLineBetweenPoints() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.4, 10),
                        ClosedFormCurves.ok(0.2, 6),
                        ClosedFormCurves.ended(0.3, Status.UNSTEADY));
        assertEquals(7, read(curve, "0.25").value().orElseThrow(), 1e-12);
        assertEquals("interpolated 0.25 0.2 0.4", ClosedFormCurves.note(read(curve, "0.25")));
    }

    @Test
    void closesInOnMm1() {
        for (double step : new double[] {0.1, 0.01}) {
            Curve curve = ClosedFormCurves.of(ClosedFormCurves::mm1, step, 0, (int) (0.9 / step));
            double bend = 2 / Math.pow(1 - 0.6, 3) * step * step / 8;
            assertEquals(
                    ClosedFormCurves.mm1(0.555), read(curve, "0.555").value().orElseThrow(), bend);
        }
    }

    @Test
    void intervalsAreThoseOfTheNeighbours() {
        Point low =
                ClosedFormCurves.ok(0.1, 5).toBuilder().with(Quantities.LATENCY_CI95, 0.3).build();
        Point high =
                ClosedFormCurves.ok(0.2, 6).toBuilder().with(Quantities.LATENCY_CI95, 0.4).build();
        assertEquals(
                0.25,
                read(ClosedFormCurves.of(low, high), "0.15").halfWidth().orElseThrow(),
                1e-12);
        assertEquals(
                0.4, read(ClosedFormCurves.of(low, high), "0.2").halfWidth().orElseThrow(), 1e-12);
        assertTrue(
                read(ClosedFormCurves.of(low, ClosedFormCurves.ok(0.2, 6)), "0.15")
                        .halfWidth()
                        .isEmpty());
    }

    @Test
    void outsideTheCurveIsMissing() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.1, 5),
                        ClosedFormCurves.ok(0.2, 6),
                        ClosedFormCurves.saturated(0.3, 0.2));
        for (String load : List.of("0.05", "0.25", "7")) {
            MetricValue reading = read(curve, load);
            assertTrue(reading.value().isEmpty());
            assertEquals("outside " + load + " 0.1 0.2", ClosedFormCurves.note(reading));
        }
        assertEquals("no-points", read(ClosedFormCurves.of(), "0.1").note().code());
    }

    /** Mean latency of the packets of the 61 windows about load 0.1, from the file: 40.2. */
    @Test
    void ofARampItIsTheMeanAboutTheLoad() {
        MetricValue reading = read(RampCurves.measured("slow"), "0.1");
        assertEquals(40.2, reading.value().orElseThrow(), 0.5);
        assertTrue(reading.note().numbers().contains("0.0024"));
        assertEquals(
                20,
                read(RampCurves.ramp(1e-3, 0, 100, load -> load), "0.05").value().orElseThrow(),
                1e-12);
    }
}
