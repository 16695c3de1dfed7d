// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class SaturationMetricTest {
    private static final SaturationMetric SATURATION = new SaturationMetric();

    private static List<MetricValue> read(Curve curve) {
        return ClosedFormCurves.read(SATURATION, curve);
    }

    private static MetricValue load(Curve curve) {
        MetricValue reading = read(curve).get(0);
        assertEquals("saturation_load", reading.quantity().name());
        return reading;
    }

    private static MetricValue throughput(Curve curve) {
        MetricValue reading = read(curve).get(1);
        assertEquals("saturation_throughput", reading.quantity().name());
        return reading;
    }

    private static void assertMissing(String note, Curve curve) {
        assertEquals(1, read(curve).size());
        assertTrue(load(curve).value().isEmpty());
        assertEquals(note, ClosedFormCurves.note(load(curve)));
    }

    @Test
    void reachesFromTheLastOkToTheFirstSaturatedPoint() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.2, 8),
                        ClosedFormCurves.ok(0.5, 9),
                        ClosedFormCurves.saturated(0.75, 0.62),
                        ClosedFormCurves.saturated(1, 0.61));
        assertEquals(0.625, load(curve).value().orElseThrow());
        assertEquals(0.5, load(curve).low().orElseThrow());
        assertEquals(0.75, load(curve).high().orElseThrow());
        // the gap between two loads is not a confidence interval
        assertTrue(load(curve).halfWidth().isEmpty());
        assertEquals("bracket 0.5 0.75", ClosedFormCurves.note(load(curve)));
        assertEquals(0.62, throughput(curve).value().orElseThrow());
        assertEquals("largest 0.75", ClosedFormCurves.note(throughput(curve)));
        assertEquals(Optional.of(""), throughput(curve).note().argument("bound"));
    }

    /** A network with infinite buffers reports a loss of zero and saturates. */
    @Test
    void aLossOfNothingDoesNotHideSaturation() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.lossy(0.9, 0),
                        ClosedFormCurves.lossy(0.95, 0),
                        ClosedFormCurves.saturated(1, 0.95));
        assertEquals(0.975, load(curve).value().orElseThrow(), 1e-15);
        assertEquals(0.95, load(curve).low().orElseThrow());
    }

    @Test
    void needsNoOrderAndNamesWhatIsUndecided() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.saturated(1, 0.6),
                        ClosedFormCurves.ended(0.6, Status.UNSTEADY),
                        ClosedFormCurves.ok(0.5, 9),
                        ClosedFormCurves.saturated(0.75, 0.62),
                        ClosedFormCurves.ended(0.7, Status.LIMIT),
                        ClosedFormCurves.ok(0.5, 9));
        assertEquals(0.625, load(curve).value().orElseThrow());
        assertEquals("bracket 0.5 0.75 0.6 0.7", ClosedFormCurves.note(load(curve)));
        assertEquals(Optional.of("unsteady"), load(curve).note().argument("status"));
    }

    @Test
    void reportsPointsThatContradict() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.5, 9),
                        ClosedFormCurves.saturated(0.6, 0.5),
                        ClosedFormCurves.ok(0.7, 12));
        assertEquals(0.55, load(curve).value().orElseThrow(), 1e-15);
        assertEquals("bracket 0.5 0.6 1", ClosedFormCurves.note(load(curve)));
        Curve same =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.5, 9), ClosedFormCurves.saturated(0.5, 0.5));
        assertEquals(0.5, load(same).value().orElseThrow());
        assertEquals(0.5, load(same).low().orElseThrow());
        assertEquals(0.5, load(same).high().orElseThrow());
    }

    @Test
    void saysWhenTheThroughputIsOnlyABound() {
        Point bare = ClosedFormCurves.ended(0.8, Status.SATURATED);
        Curve curve = ClosedFormCurves.of(ClosedFormCurves.ok(0.5, 9), bare);
        assertEquals(0.5, throughput(curve).value().orElseThrow());
        assertNotEquals(Optional.of(""), throughput(curve).note().argument("bound"));
        assertTrue(throughput(ClosedFormCurves.of(bare)).value().isEmpty());
    }

    @Test
    void saysWhyItIsMissing() {
        assertMissing("no-points", ClosedFormCurves.of());
        assertMissing("not-reached 0.9", ClosedFormCurves.of(ClosedFormCurves::mm1, 0.1, 1, 9));
        assertMissing("not-reached 0.5", ClosedFormCurves.of(ClosedFormCurves.ok(0.5, 2)));
        assertMissing(
                "not-reached 0.9",
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.5, 2),
                        ClosedFormCurves.ended(0.9, Status.DEADLOCKED)));
    }

    @Test
    void needsAPointBelowThatIsOk() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.saturated(0.5, 0.4), ClosedFormCurves.saturated(0.8, 0.4));
        assertTrue(load(curve).value().isEmpty());
        assertEquals("none-below 0.5", ClosedFormCurves.note(load(curve)));
        assertEquals(0.4, throughput(curve).value().orElseThrow());
    }

    private static Curve losses(int places, double step) {
        List<Point> points = new ArrayList<>();
        for (int i = 1; i * step <= 1.3; i++) {
            points.add(ClosedFormCurves.lossy(i * step, ClosedFormCurves.loss(places, i * step)));
        }
        Collections.reverse(points);
        return ClosedFormCurves.over(Quantities.LOAD, points);
    }

    private static double onset(int places, double threshold) {
        double low = 0;
        double high = 10;
        for (int i = 0; i < 100; i++) {
            double middle = (low + high) / 2;
            boolean above = ClosedFormCurves.loss(places, middle) > threshold;
            low = above ? low : middle;
            high = above ? middle : high;
        }
        return low;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8, 16, 64})
    void findsTheOnsetOfLossOfMm1K(int places) {
        double exact = onset(places, 0.01);
        double coarse = read(losses(places, 0.1)).get(0).value().orElseThrow();
        double fine = read(losses(places, 0.01)).get(0).value().orElseThrow();
        assertEquals(exact, coarse, 0.01 * exact);
        assertEquals(exact, fine, 0.0005 * exact);
    }

    @Test
    void aPowerOfTheLoadIsExact() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.lossy(0.1, 0.001), ClosedFormCurves.lossy(0.9, 0.081));
        MetricValue reading = read(curve).get(0);
        assertEquals("load_at_loss_1pct", reading.quantity().name());
        assertEquals(Math.sqrt(0.1), reading.value().orElseThrow(), 1e-14);
        assertEquals("interpolated 0.1 0.001 0.9 0.081", ClosedFormCurves.note(reading));
    }

    @Test
    void withoutALogarithmItIsLinear() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.lossy(0.2, 0), ClosedFormCurves.lossy(0.6, 0.04));
        assertEquals(0.3, read(curve).get(0).value().orElseThrow(), 1e-14);
        assertEquals("interpolated 0.2 0 0.6 0.04", ClosedFormCurves.note(read(curve).get(0)));
    }

    @Test
    void takesAnotherThreshold() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.lossy(0.1, 0.001), ClosedFormCurves.lossy(0.9, 0.081));
        MetricValue reading =
                SATURATION
                        .read(
                                curve,
                                ClosedFormCurves.settings(
                                        SATURATION, Map.of("loss_threshold", "0.005")))
                        .get(0);
        assertEquals("load_at_loss_0_5pct", reading.quantity().name());
        assertEquals(Math.sqrt(0.05), reading.value().orElseThrow(), 1e-14);
    }

    @Test
    void aLossNetworkHasAThroughputAtTheHighestLoad() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.lossy(0.9, 0.081), ClosedFormCurves.lossy(0.1, 0.001));
        MetricValue reading = read(curve).get(1);
        assertEquals("throughput_at_highest_load", reading.quantity().name());
        assertEquals(0.9 * 0.919, reading.value().orElseThrow(), 1e-15);
        assertEquals("highest-load 0.9", ClosedFormCurves.note(reading));
    }

    @Test
    void saysWhyThereIsNoOnset() {
        MetricValue early =
                read(ClosedFormCurves.of(
                                ClosedFormCurves.lossy(0.5, 0.02),
                                ClosedFormCurves.lossy(0.6, 0.03)))
                        .get(0);
        assertTrue(early.value().isEmpty());
        assertEquals("passed 0.5 0.02", ClosedFormCurves.note(early));
        MetricValue late =
                read(ClosedFormCurves.of(
                                ClosedFormCurves.lossy(0.5, 0), ClosedFormCurves.lossy(0.6, 0.01)))
                        .get(0);
        assertTrue(late.value().isEmpty());
        assertEquals("not-reached 0.6 0.01", ClosedFormCurves.note(late));
        Point failed =
                ClosedFormCurves.lossy(0.5, 0.1).toBuilder().status(Status.LIMIT, "60 s").build();
        assertTrue(read(ClosedFormCurves.of(failed)).stream().allMatch(r -> r.value().isEmpty()));
    }
}
