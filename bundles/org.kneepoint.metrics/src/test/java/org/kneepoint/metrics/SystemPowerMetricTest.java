// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class SystemPowerMetricTest {
    private static List<MetricValue> read(Curve curve) {
        return ClosedFormCurves.read(new SystemPowerMetric(), curve);
    }

    private static double power(Curve curve) {
        assertEquals("peak_system_power", read(curve).get(0).quantity().name());
        return read(curve).get(0).value().orElseThrow();
    }

    private static double load(Curve curve) {
        assertEquals("load_at_peak_system_power", read(curve).get(1).quantity().name());
        return read(curve).get(1).value().orElseThrow();
    }

    private static void assertMissing(String note, Curve curve) {
        List<MetricValue> readings = read(curve);
        assertEquals(1, readings.size());
        assertTrue(readings.get(0).value().isEmpty());
        assertEquals(note, ClosedFormCurves.note(readings.get(0)));
    }

    /** The power of M/M/1 is a parabola, so three points of any spacing give its top exactly. */
    @Test
    void findsThePeakOfMm1AtOneHalf() {
        for (double step : new double[] {0.3, 0.17, 0.1, 0.01}) {
            Curve curve = ClosedFormCurves.of(ClosedFormCurves::mm1, step, 1, (int) (0.99 / step));
            assertEquals(0.5, load(curve), 1e-13);
            assertEquals(ClosedFormCurves.NODES * 0.25, power(curve), 1e-11);
        }
    }

    /** The fit of a parabola is off by a term of second order in the spacing. */
    @Test
    void findsThePeakOfMd1StagesAtTwoMinusRootTwo() {
        double exact = 2 - Math.sqrt(2);
        double peak = ClosedFormCurves.NODES * exact / ClosedFormCurves.md1Stages(exact);
        for (double step : new double[] {0.2, 0.1, 0.05, 0.01}) {
            Curve curve =
                    ClosedFormCurves.of(ClosedFormCurves::md1Stages, step, 1, (int) (0.99 / step));
            assertEquals(exact, load(curve), 0.7 * step * step);
            assertEquals(peak, power(curve), peak * step * step);
        }
        assertEquals(
                exact, load(ClosedFormCurves.of(ClosedFormCurves::md1Stages, 0.001, 0, 999)), 1e-6);
    }

    @Test
    void namesThePointsOfTheParabola() {
        assertEquals(
                "parabola 0.4 0.5 0.6",
                ClosedFormCurves.note(
                        read(ClosedFormCurves.of(ClosedFormCurves::mm1, 0.1, 1, 9)).get(0)));
    }

    @Test
    void acceptsUnequalSpacing() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.1, ClosedFormCurves.mm1(0.1)),
                        ClosedFormCurves.ok(0.45, ClosedFormCurves.mm1(0.45)),
                        ClosedFormCurves.ok(0.9, ClosedFormCurves.mm1(0.9)));
        assertEquals(0.5, load(curve), 1e-13);
    }

    @Test
    void aLevelTopIsItsFirstPoint() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.1, 1),
                        ClosedFormCurves.ok(0.2, 1),
                        ClosedFormCurves.ok(0.4, 2),
                        ClosedFormCurves.ok(0.8, 4));
        assertEquals(0.3, load(curve), 1e-12);
        Curve level =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.2, 1),
                        ClosedFormCurves.ok(0.4, 2),
                        ClosedFormCurves.ok(0.8, 4));
        assertEquals(0.2, load(level));
    }

    @Test
    void prefersThePowerOfThePoint() {
        Curve.Builder curve = Curve.of(EvaluationMethod.MODEL, "min", "min", Quantities.LOAD);
        for (double load : new double[] {0.1, 0.3, 0.7, 0.9}) {
            Point point = ClosedFormCurves.ok(load, 1);
            curve.add(point.toBuilder().with(Quantities.SYSTEM_POWER, load * (1 - load)).build());
        }
        assertEquals(0.5, load(curve.build()), 1e-13);
        assertEquals(0.25, power(curve.build()), 1e-13);
    }

    @Test
    void saysWhenThePeakIsAtAnEnd() {
        Curve rising = ClosedFormCurves.of(ClosedFormCurves::mm1, 0.1, 1, 4);
        assertEquals(0.4, load(rising));
        assertEnd("highest", read(rising).get(0));
        assertEnd("highest", read(rising).get(1));
        Curve falling = ClosedFormCurves.of(ClosedFormCurves::mm1, 0.1, 6, 9);
        assertEquals(0.6, load(falling), 1e-15);
        assertEnd("lowest", read(falling).get(0));
    }

    private static void assertEnd(String end, MetricValue reading) {
        assertEquals("peak-at-end", reading.note().code());
        assertEquals(Optional.of(end), reading.note().argument("end"));
    }

    @Test
    void needsNoOrderAndPassesOverPointsThatAreNotOk() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.9, ClosedFormCurves.mm1(0.9)),
                        ClosedFormCurves.saturated(1.1, 1),
                        ClosedFormCurves.ok(0.1, ClosedFormCurves.mm1(0.1)),
                        ClosedFormCurves.ended(0.4, Status.UNSTEADY),
                        ClosedFormCurves.ok(0.6, ClosedFormCurves.mm1(0.6)),
                        ClosedFormCurves.ok(0.6, ClosedFormCurves.mm1(0.6)));
        assertEquals(0.5, load(curve), 1e-13);
    }

    @Test
    void saysWhyItIsMissing() {
        assertMissing("no-points", ClosedFormCurves.of());
        assertMissing("single-point 0.5", ClosedFormCurves.of(ClosedFormCurves.ok(0.5, 2)));
        assertMissing("no-latency", ClosedFormCurves.of(ClosedFormCurves.saturated(0.5, 0.5)));
        assertMissing("no-latency", ClosedFormCurves.of(ClosedFormCurves.ok(0.5, 0)));
        Point bare = Point.of(Map.of()).with(Quantities.LOAD, 0.1).build();
        assertMissing("no-latency", ClosedFormCurves.of(bare));
        Curve.Builder nameless = Curve.of(EvaluationMethod.MODEL, "min", "min", Quantities.LOAD);
        assertMissing(
                "no-power",
                nameless.add(ClosedFormCurves.ok(0.1, 1)).add(ClosedFormCurves.ok(0.2, 1)).build());
    }
}
