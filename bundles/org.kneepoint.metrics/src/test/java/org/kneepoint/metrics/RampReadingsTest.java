// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;

/** Ramps, whose single windows are noisy, read by the metrics of steady curves. */
class RampReadingsTest {
    private static MetricValue first(Metric metric, Curve curve) {
        return ClosedFormCurves.read(metric, curve).get(0);
    }

    /** A packet of 8 flits has 16.016 hops and a latency of 24.016 cycles on average. */
    @ParameterizedTest
    @ValueSource(strings = {"slow", "fast"})
    void theLatencyOfAnEmptyNetworkIsThatOfItsDistances(String name) {
        MetricValue reading = first(new ZeroLoadLatencyMetric(), RampCurves.measured(name));
        double distance = 1024 * 16 / 1023.0 + 8;
        double half = reading.halfWidth().orElseThrow();
        assertEquals(distance, reading.value().orElseThrow(), 1.5 * half);
        assertTrue(half < 1.2, () -> "half width " + half);
    }

    @Test
    void aStraightLatencyIsContinuedExactly() {
        Curve.Builder curve = RampCurves.start();
        for (int i = 0; i < 100; i++) {
            curve.add(RampCurves.window((i + 0.5) / 100, 0.1, 30 + i));
        }
        MetricValue reading =
                first(new ZeroLoadLatencyMetric(), curve.with(CurveAttributes.CAPACITY, 4).build());
        assertEquals(29.5, reading.value().orElseThrow(), 1e-9);
        assertEquals("line 20 0.2", ClosedFormCurves.note(reading));
    }

    @Test
    void tooFewWindowsOfLittleLoad() {
        MetricValue reading =
                first(new ZeroLoadLatencyMetric(), RampCurves.ramp(1e-3, 100, 200, load -> load));
        assertTrue(reading.value().isEmpty());
        assertEquals("no-latency", reading.note().code());
    }

    /** The largest single window of the slow series receives 2093 packets, 0.1635. */
    @Test
    void theLargestThroughputIsNotThatOfAWindow() {
        MetricValue reading = first(new SaturationMetric(), RampCurves.measured("slow"));
        assertEquals("saturation_throughput", reading.quantity().name());
        assertEquals(0.1515, reading.value().orElseThrow(), 0.001);
        assertEquals(
                1,
                ClosedFormCurves.read(new SaturationMetric(), RampCurves.measured("slow")).size());
    }

    @Test
    void aRampThatStillRisesHasANote() {
        MetricValue reading =
                first(new SaturationMetric(), RampCurves.ramp(1e-3, 0, 100, load -> load));
        assertEquals("largest", reading.note().code());
        assertNotEquals(Optional.of(""), reading.note().argument("bound"));
    }

    /** Exactly N r (1 - r) at the latency of M/M/1, but for the bend within the filter. */
    @Test
    void thePeakOfPower() {
        Curve.Builder curve = RampCurves.start();
        for (int i = 0; i < 900; i++) {
            double load = (i + 0.5) / 1000;
            curve.add(RampCurves.window(load, load, ClosedFormCurves.mm1(load)));
        }
        List<MetricValue> readings = ClosedFormCurves.read(new SystemPowerMetric(), curve.build());
        assertEquals(0.25 * RampCurves.NODES, readings.get(0).value().orElseThrow(), 0.01);
        assertEquals(0.5, readings.get(1).value().orElseThrow(), 0.002);
    }

    @Test
    void powerNeedsNodes() {
        Curve ramp = RampCurves.ramp(1e-3, 0, 100, load -> load);
        Curve.Builder bare =
                Curve.of(ramp.method(), "torus", "flit", ramp.axis()).addAll(ramp.points());
        MetricValue reading = first(new SystemPowerMetric(), bare.build());
        assertEquals("no-power", reading.note().code());
        Metric power = new SystemPowerMetric();
        MetricValue combined =
                power.read(bare.build(), ClosedFormCurves.settings(power, Map.of("nodes", "1024")))
                        .get(0);
        double exact = first(power, ramp).value().orElseThrow();
        assertEquals(exact, combined.value().orElseThrow(), 1e-9);
    }

    static List<Metric> metrics() {
        return List.of(
                new ZeroLoadLatencyMetric(), new SaturationMetric(), new SystemPowerMetric());
    }

    @ParameterizedTest
    @MethodSource("metrics")
    void aDeadlockHasNoFigures(Metric metric) {
        Curve curve = RampCurves.with(RampCurves.measured("fast"), RampCurves.deadlocked(0.25));
        MetricValue reading = first(metric, curve);
        assertTrue(reading.value().isEmpty());
        assertEquals("deadlocked 0.25", ClosedFormCurves.note(reading));
    }

    @ParameterizedTest
    @MethodSource("metrics")
    void aFewWindowsHaveNoFigures(Metric metric) {
        MetricValue reading = first(metric, RampCurves.ramp(1e-3, 0, 4, load -> load));
        assertTrue(reading.value().isEmpty());
    }
}
