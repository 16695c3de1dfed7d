// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;

class NetworkPerformanceMetricTest {
    private static final NetworkPerformanceMetric METRIC = new NetworkPerformanceMetric();

    private static Scenario settings(String... settings) {
        return ClosedFormCurves.settings(METRIC, Assignments.of(settings));
    }

    private static MetricValue read(Curve curve, String... settings) {
        List<MetricValue> readings = METRIC.read(curve, settings(settings));
        assertEquals(1, readings.size());
        assertEquals("npm", readings.get(0).quantity().name());
        return readings.get(0);
    }

    private static double value(Curve curve, String... settings) {
        MetricValue reading = read(curve, settings);
        return reading.value().orElseThrow(() -> new AssertionError(reading.note().text()));
    }

    private static void assertMissing(String note, Curve curve, String... settings) {
        MetricValue reading = read(curve, settings);
        assertTrue(reading.value().isEmpty());
        assertEquals(note, ClosedFormCurves.note(reading));
    }

    private static Curve withCapacity(Curve curve, double capacity) {
        return RampCurves.copy(curve)
                .addAll(curve.points())
                .with(CurveAttributes.CAPACITY, capacity)
                .build();
    }

    /** Values of an independent evaluation of the series. */
    @ParameterizedTest
    @CsvSource({"slow, 4.68056", "fast, 4.83259"})
    void isThatOfTheIndependentEvaluation(String name, double npm) {
        assertEquals(npm, value(RampCurves.measured(name)), 5e-6);
        assertEquals(npm, value(withCapacity(RampCurves.measured(name), 0.25)), 5e-6);
        assertEquals(npm, value(RampCurves.measured(name), "to=0.25"), 5e-6);
    }

    /** The spread over ten seeds of that engine is 0.008. */
    @Test
    void theHalfWidthIsThatOfTheSpreadOverSeeds() {
        assertEquals(0.016, read(RampCurves.measured("slow")).halfWidth().orElseThrow(), 0.006);
    }

    @Test
    void theBoundOfTheNetworkEndsTheRange() {
        Curve curve = withCapacity(RampCurves.measured("slow"), 0.2);
        assertEquals(value(RampCurves.measured("slow"), "to=0.2"), value(curve), 1e-12);
        assertEquals("integral 0 0.2", ClosedFormCurves.note(read(curve)));
        assertEquals(Optional.of(""), read(curve).note().argument("remark"));
        assertNotEquals(
                Optional.of(""), read(RampCurves.measured("slow")).note().argument("remark"));
    }

    @Test
    void isAdditiveInTheRange() {
        Curve curve = RampCurves.measured("fast");
        double parts = value(curve, "to=0.1") + value(curve, "from=0.1", "to=0.25");
        assertEquals(value(curve, "to=0.25"), parts, 1e-12);
    }

    /** All delivered at latency 20: g0 r^2 / 40. */
    @Test
    void inClosedForm() {
        Curve curve = RampCurves.ramp(1e-3, 0, 250, load -> load);
        assertEquals(RampCurves.FULL * 0.0625 / 40, value(curve), 1e-9);
    }

    @Test
    void windowsThatReceivedNothingAreLeftOut() {
        Curve curve = RampCurves.ramp(1e-3, 0, 20, load -> load < 0.0095 ? 0 : load);
        Curve.Builder silent = RampCurves.start();
        for (Point point : curve.points()) {
            double load = point.get(Quantities.LOAD).orElseThrow();
            Point empty = RampCurves.at(load).with(Quantities.RECEIVED, 0).build();
            silent.add(point.get(Quantities.RECEIVED).orElseThrow() > 0 ? point : empty);
        }
        assertEquals(value(curve), value(silent.build()), 1e-12);
    }

    @Test
    void packetsFollowFromTheThroughput() {
        Curve counted = RampCurves.ramp(1e-3, 0, 250, load -> load);
        Curve.Builder flits = Curve.of(counted.method(), "torus", "flit", Quantities.LOAD);
        for (Point point : counted.points()) {
            double load = point.get(Quantities.LOAD).orElseThrow();
            flits.add(
                    RampCurves.at(load)
                            .with(Quantities.THROUGHPUT, load)
                            .with(Quantities.LATENCY, 20)
                            .build());
        }
        assertMissing("no-packets", flits.build());
        assertEquals(
                value(counted), value(flits.build(), "nodes=1024", "length=8", "window=100"), 1e-9);
    }

    @Test
    void saysWhyThereIsNone() {
        Curve curve = RampCurves.ramp(1e-3, 0, 200, load -> load);
        assertMissing("ends-early 0.25 0.2 0.2", curve, "to=0.25");
        assertMissing("empty-range 0.1 0.1", curve, "from=0.1", "to=0.1");
        assertMissing("nothing-received 0.1 0.1001", curve, "from=0.1", "to=0.1001");
        Curve late = RampCurves.ramp(1e-3, 100, 200, load -> load);
        assertMissing("begins-late 0.105 5 0.105", late);
        assertEquals(
                value(curve, "from=0.105", "to=0.2"), value(late, "from=0.105", "to=0.2"), 1e-9);
        assertMissing("deadlocked 0.2", RampCurves.with(curve, RampCurves.deadlocked(0.2)));
        Point last = RampCurves.at(0.2).status(Status.CANCELLED, "by the user").build();
        assertMissing("ends-early 0.25 0.2 0.2", RampCurves.with(curve, last), "to=0.25");
    }

    @ParameterizedTest
    @ValueSource(strings = {"from=-0.1", "to=0", "to=inf", "window=0", "nodes=0.5", "length=0"})
    void rejectsSettings(String setting) {
        BadInput complaint = assertThrows(BadInput.class, () -> settings(setting));
        assertTrue(complaint.getMessage().contains(setting), complaint.getMessage());
    }

    /** M/M/1 power: X / D = r (1 - r), integral r^2/2 - r^3/3, 64 nodes, windows of 100. */
    @Test
    void ofAModelByTheTrapezoidRule() {
        double exact = 64 * 100 / 8.0 * (0.9 * 0.9 / 2 - 0.9 * 0.9 * 0.9 / 3);
        for (double step : new double[] {0.1, 0.01}) {
            int last = (int) Math.round(0.9 / step);
            Curve curve = ClosedFormCurves.of(ClosedFormCurves::mm1, step, 1, last);
            double npm = value(curve, "length=8");
            assertEquals(exact, npm, exact * step * step);
        }
        Curve curve = ClosedFormCurves.of(ClosedFormCurves::mm1, 0.01, 1, 90);
        assertEquals(2 * value(curve, "length=8"), value(curve, "length=8", "window=200"), 1e-9);
        assertEquals(
                value(curve, "length=8"),
                value(curve, "length=8", "to=0.333")
                        + value(curve, "length=8", "from=0.333", "to=0.9"),
                0.01);
        assertTrue(read(curve, "length=8").note().numbers().contains("91"));
    }

    /** Without a steady state the latency is infinite and adds nothing. */
    @Test
    void ofPointsEndsAtSaturation() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.1, 5),
                        ClosedFormCurves.ok(0.2, 6),
                        ClosedFormCurves.saturated(0.3, 0.25));
        MetricValue reading = read(curve, "length=8", "nodes=64");
        assertEquals(value(curve, "length=8", "nodes=64", "to=0.2"), reading.value().orElseThrow());
        assertEquals(List.of("0", "0.2", "0.3"), reading.note().numbers().subList(0, 3));
    }

    @Test
    void ofPointsHasAReasonWhereThereIsNone() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.1, 5),
                        ClosedFormCurves.ok(0.2, 6),
                        ClosedFormCurves.saturated(0.3, 0.25));
        assertMissing("no-size", curve);
        assertMissing("ends-early 0.3 0.2 0.2", curve, "length=8", "to=0.3");
        assertMissing("begins-late 0.1", curve, "length=8", "from=0.05");
        Curve hole =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.1, 5),
                        ClosedFormCurves.ended(0.2, Status.UNSTEADY),
                        ClosedFormCurves.ok(0.3, 6));
        assertMissing("hole 0.2", hole, "length=8");
        assertMissing(
                "no-latency", ClosedFormCurves.of(ClosedFormCurves.saturated(1, 1)), "length=8");
        assertMissing("empty-range 0.2 0.1", curve, "length=8", "from=0.2", "to=0.1");
    }

    @Test
    void rampsOfSeveralSlewRatesGiveTheirLimit() {
        Curve fast = RampCurves.measured("fast");
        Curve slow = RampCurves.measured("slow");
        MetricValue limit = METRIC.combine(List.of(fast, slow), settings()).get(0);
        assertEquals("npm_limit", limit.quantity().name());
        assertEquals((10 * 4.68056 - 4.83259) / 9, limit.value().orElseThrow(), 1e-5);
        double half =
                Math.hypot(
                        10 * read(slow).halfWidth().orElseThrow() / 9,
                        read(fast).halfWidth().orElseThrow() / 9);
        assertEquals(half, limit.halfWidth().orElseThrow(), 1e-6);
        assertEquals(List.of("2", "100000", "1000000"), limit.note().numbers().subList(0, 3));
    }

    @Test
    void rampsOfOneSlewRateGiveTheirMean() {
        Curve one = RampCurves.ramp(1e-3, 0, 250, load -> load);
        Curve two = RampCurves.ramp(1e-3, 0, 250, load -> 0.9 * load);
        MetricValue mean = METRIC.combine(List.of(one, two), settings()).get(0);
        assertEquals("npm", mean.quantity().name());
        assertEquals(0.95 * value(one), mean.value().orElseThrow(), 1e-9);
        assertEquals(12.706205 * 0.05 * value(one), mean.halfWidth().orElseThrow(), 1e-5);
        assertTrue(METRIC.combine(List.of(one), settings()).isEmpty());
    }

    /** Such a ramp is one for the critical load, not for the whole range. */
    @Test
    void aRampOverAPartOfTheRangeIsPassedOver() {
        Curve fast = RampCurves.measured("fast");
        Curve slow = RampCurves.measured("slow");
        Curve part = RampCurves.ramp(1e-5, 12_000, 17_000, load -> load);
        assertTrue(METRIC.read(part, settings()).get(0).value().isEmpty());
        List<MetricValue> two = METRIC.combine(List.of(fast, slow), settings());
        List<MetricValue> three = METRIC.combine(List.of(fast, part, slow), settings());
        assertEquals(two.get(0).value(), three.get(0).value());
        MetricValue one = METRIC.combine(List.of(part, slow), settings()).get(0);
        assertEquals(read(slow).value(), one.value());
    }
}
