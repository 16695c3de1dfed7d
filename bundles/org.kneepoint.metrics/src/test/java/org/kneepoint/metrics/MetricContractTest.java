// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;

/** The contract of all metrics. */
class MetricContractTest {
    static Stream<Metric> metrics() {
        return Stream.of(
                new ZeroLoadLatencyMetric(),
                new SaturationMetric(),
                new SystemPowerMetric(),
                new CriticalLoadMetric(),
                new NetworkPerformanceMetric(),
                new LatencyAtLoadMetric());
    }

    private static Stream<Curve> curves() {
        Point bare = Point.of(Map.of()).build();
        return Stream.of(
                ClosedFormCurves.of(),
                ClosedFormCurves.of(bare),
                ClosedFormCurves.of(ClosedFormCurves.ok(0, 6)),
                ClosedFormCurves.of(ClosedFormCurves.ok(0.5, 6), ClosedFormCurves.ok(0.5, 6)),
                ClosedFormCurves.of(ClosedFormCurves.lossy(0, 0), ClosedFormCurves.lossy(2, 1)),
                ClosedFormCurves.of(
                        ClosedFormCurves.lossy(0.1, 0.5), ClosedFormCurves.lossy(0.2, 0.01)),
                ClosedFormCurves.of(
                        ClosedFormCurves.ended(0.1, Status.FAILED),
                        ClosedFormCurves.ended(0.2, Status.CANCELLED)),
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.3, 9),
                        ClosedFormCurves.saturated(0.4, 0.3),
                        bare,
                        ClosedFormCurves.ok(0.1, 7)),
                ClosedFormCurves.of(ClosedFormCurves::mm1, 0.01, 0, 99),
                RampCurves.start().build(),
                RampCurves.start().add(bare).build(),
                RampCurves.start().add(RampCurves.window(0, 0, 0)).build(),
                RampCurves.start().add(RampCurves.deadlocked(0.1)).build(),
                RampCurves.ramp(1e-3, 0, 3, load -> load),
                RampCurves.ramp(1e-3, 0, 60, load -> 0),
                RampCurves.ramp(1e-3, 0, 60, RampCurves.knee(0.03, -2)),
                RampCurves.ramp(1e-3, 50, 60, RampCurves.knee(0.03, -2)),
                RampCurves.ramp(1e300, 0, 60, load -> 1e300),
                ClosedFormCurves.over(
                        Quantities.RATE,
                        List.of(ClosedFormCurves.ok(0.1, 5), ClosedFormCurves.ok(0.2, 6))),
                ClosedFormCurves.over(Quantity.of("buffer", "places", "places"), List.of(bare)));
    }

    @ParameterizedTest
    @MethodSource("metrics")
    void isDescribed(Metric metric) {
        assertTrue(metric.name().matches("[a-z]+(-[a-z]+)*"), metric.name());
        assertFalse(metric.description().summary().isBlank());
        assertFalse(metric.description().source().isBlank());
        assertFalse(metric.description().validity().isBlank());
        assertFalse(metric.description().verification().isBlank());
        assertTrue(metric.parameters().all().stream().noneMatch(Parameter::isRequired));
    }

    @ParameterizedTest
    @MethodSource("metrics")
    void everyReadingIsFiniteOrHasAReason(Metric metric) {
        curves().forEach(curve -> ClosedFormCurves.read(metric, curve).forEach(this::assertSound));
    }

    private void assertSound(MetricValue reading) {
        assertTrue(Double.isFinite(reading.value().orElse(0)), reading.note().text());
        assertTrue(reading.halfWidth().orElse(0) >= 0, reading.note().text());
        assertTrue(reading.value().isPresent() || reading.halfWidth().isEmpty());
        assertEquals(reading.low().isPresent(), reading.high().isPresent(), reading.note().text());
        reading.low().ifPresent(low -> assertTrue(low <= reading.value().orElseThrow()));
        reading.high().ifPresent(high -> assertTrue(high >= reading.value().orElseThrow()));
        assertFalse(reading.note().text().isBlank());
        assertFalse(reading.note().text().contains("\n"));
        assertTrue(reading.quantity().name().matches("[a-z0-9_.]+"));
    }

    @ParameterizedTest
    @MethodSource("metrics")
    void severalCurvesAreReadAsSoundly(Metric metric) {
        Scenario settings = ClosedFormCurves.settings(metric, Map.of());
        List<Curve> curves = curves().toList();
        for (Curve curve : curves) {
            metric.combine(List.of(curve), settings).forEach(this::assertSound);
            metric.combine(List.of(curve, curve), settings).forEach(this::assertSound);
            Curve derived = metric.derive(curve, settings);
            assertEquals(curve.points().size(), derived.points().size());
        }
        metric.combine(curves, settings).forEach(this::assertSound);
        assertEquals(List.of(), metric.combine(List.of(), settings));
    }

    @ParameterizedTest
    @MethodSource("metrics")
    void readsTheSameTwice(Metric metric) {
        Curve curve = ClosedFormCurves.of(ClosedFormCurves::md1Stages, 0.07, 1, 12);
        List<Double> once = values(ClosedFormCurves.read(metric, curve));
        assertEquals(once, values(ClosedFormCurves.read(metric, curve)));
    }

    private static List<Double> values(List<MetricValue> readings) {
        return readings.stream().map(reading -> reading.value().orElse(-1)).toList();
    }

    @ParameterizedTest
    @MethodSource("metrics")
    void anotherAxisIsOneMissingReading(Metric metric) {
        Quantity axis = Quantity.of("buffer", "places", "buffer places");
        // latency-at-load has no reading without a load
        boolean isLatencyAtLoad = metric instanceof LatencyAtLoadMetric;
        Map<String, String> given = isLatencyAtLoad ? Map.of("load", "0.1") : Map.of();
        Curve curve = ClosedFormCurves.over(axis, List.of(ClosedFormCurves.ok(0.1, 5)));
        List<MetricValue> readings = metric.read(curve, ClosedFormCurves.settings(metric, given));
        assertEquals(1, readings.size());
        assertTrue(readings.get(0).value().isEmpty());
        assertEquals("other-axis", readings.get(0).note().code());
        assertEquals(Optional.of("buffer"), readings.get(0).note().argument("axis"));
    }
}
