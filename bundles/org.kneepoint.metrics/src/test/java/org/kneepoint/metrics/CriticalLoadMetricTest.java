// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;

class CriticalLoadMetricTest {
    private static final CriticalLoadMetric METRIC = new CriticalLoadMetric();

    private static List<MetricValue> read(Curve curve, String... settings) {
        return METRIC.read(curve, ClosedFormCurves.settings(METRIC, Assignments.of(settings)));
    }

    private static double value(Curve curve, String... settings) {
        MetricValue reading = read(curve, settings).get(0);
        assertEquals("critical_load", reading.quantity().name());
        return reading.value().orElseThrow(() -> new AssertionError(reading.note().text()));
    }

    private static void assertMissing(String note, Curve curve, String... settings) {
        List<MetricValue> readings = read(curve, settings);
        assertTrue(readings.get(0).value().isEmpty());
        assertEquals(note, ClosedFormCurves.note(readings.get(0)));
    }

    /** Values of an independent evaluation of the series. */
    @ParameterizedTest
    @CsvSource({
        "slow, 0.0033, 0.155675, 0.155675",
        "slow, 0.006,  0.155472, 0.155472",
        "fast, 0.003,  0.145995, 0.167041",
        "fast, 0.006,  0.159696, 0.159696",
    })
    void isThatOfTheIndependentEvaluation(String name, String filter, double first, double edge) {
        Curve curve = RampCurves.measured(name);
        assertEquals(first, value(curve, "filter=" + filter, "crossing=first"), 1e-6);
        assertEquals(edge, value(curve, "filter=" + filter), 1e-6);
    }

    /** Values of an evaluation in Python. */
    @ParameterizedTest
    @CsvSource({
        "slow, 0.0033, 0.15470",
        "slow, 0.006,  0.15492",
        "slow, 0.01,   0.15343",
        "fast, 0.004,  0.16249",
        "fast, 0.005,  0.16141",
        "fast, 0.006,  0.16029",
    })
    void byExpectedGeneration(String name, String filter, double load) {
        MetricValue reading = read(RampCurves.measured(name), "filter=" + filter).get(1);
        assertEquals("critical_load_expected", reading.quantity().name());
        assertEquals(load, reading.value().orElseThrow(), 6e-6);
    }

    /** The spread over ten seeds of that engine, twice: 0.0010 and 0.0005 at these filters. */
    @ParameterizedTest
    @CsvSource({"0.006, 0.0010", "0.01, 0.0005"})
    void theHalfWidthIsThatOfTheSpreadOverSeeds(String filter, double deviation) {
        for (MetricValue reading : read(RampCurves.measured("slow"), "filter=" + filter)) {
            double half = reading.halfWidth().orElseThrow();
            assertTrue(half > 1.4 * deviation && half < 3 * deviation, filter + " " + half);
        }
    }

    @Test
    void choosesTheFilterByTheNoise() {
        assertEquals(
                "crossing 0.5 0.0024 24",
                ClosedFormCurves.note(read(RampCurves.measured("slow")).get(0)));
        assertEquals(
                "crossing 0.5 0.005 5",
                ClosedFormCurves.note(read(RampCurves.measured("fast")).get(0)));
        assertEquals(
                "crossing 0.5 0.006 60",
                ClosedFormCurves.note(read(RampCurves.measured("slow"), "filter=0.006").get(0)));
    }

    /**
     * A double average turns a kink into the integral of a triangle of half width 2 w: from 1 to s
     * the gradient passes t where 1 - (1 - s) F = t, and up to the middle F(x) = (x + 2 w)^2 / (8
     * w^2).
     */
    @ParameterizedTest
    @CsvSource({"0", "-0.6", "-1.6"})
    void findsAKneeWhereTheFilterPutsIt(double slope) {
        double knee = 0.15;
        double width = 0.005;
        Curve curve = RampCurves.ramp(1e-4, 0, 2500, RampCurves.knee(knee, slope));
        double share = 0.5 / (1 - slope);
        double expected = knee - 2 * width * (1 - Math.sqrt(2 * share));
        assertEquals(expected, value(curve, "filter=" + width), 1e-4);
        assertEquals(
                value(curve, "filter=" + width), value(curve, "filter=" + width, "crossing=first"));
    }

    @Test
    void withoutNoiseTheFilterIsTheNarrowestAndTheKneeWhereItIs() {
        Curve curve = RampCurves.ramp(1e-3, 0, 250, RampCurves.knee(0.1504, -1));
        assertEquals(0.1504, value(curve), 1e-3);
    }

    @Test
    void loadsMayBeScaled() {
        double once =
                value(RampCurves.ramp(1e-3, 0, 250, RampCurves.knee(0.15, -1)), "filter=0.004");
        double twice =
                value(RampCurves.ramp(2e-3, 0, 250, RampCurves.knee(0.3, -1)), "filter=0.008");
        assertEquals(2 * once, twice, 1e-12);
    }

    @Test
    void theThresholdMovesItDown() {
        Curve curve = RampCurves.measured("slow");
        double[] loads =
                List.of("0.25", "0.5", "0.75").stream()
                        .mapToDouble(t -> value(curve, "filter=0.006", "threshold=" + t))
                        .toArray();
        assertTrue(loads[0] > loads[1] && loads[1] > loads[2]);
    }

    @Test
    void throughputServesWherePacketsAreNotCounted() {
        Curve counted = RampCurves.ramp(1e-3, 0, 250, RampCurves.knee(0.15, -1));
        Curve.Builder flits = Curve.of(counted.method(), "torus", "flit", Quantities.LOAD);
        for (Point point : counted.points()) {
            double throughput = point.get(Quantities.THROUGHPUT).orElseThrow();
            double load = point.get(Quantities.LOAD).orElseThrow();
            flits.add(RampCurves.at(load).with(Quantities.THROUGHPUT, throughput).build());
        }
        assertEquals(value(counted), value(flits.build()), 1e-12);
    }

    @Test
    void theLengthOfThePacketIsGivenByTheCurveOrTheUser() {
        Curve.Builder bare =
                Curve.of(RampCurves.measured("fast").method(), "file", "unknown", Quantities.LOAD);
        Curve curve = bare.addAll(RampCurves.measured("fast").points()).build();
        assertMissing("no-throughput", curve, "filter=0.006");
        assertEquals(
                0.159696,
                value(curve, "filter=0.006", "nodes=1024", "length=8", "window=100"),
                1e-6);
        assertEquals(
                0.159696,
                value(RampCurves.measured("fast"), "filter=0.006", "nodes=64"),
                1e-6,
                "the attribute of the curve");
    }

    @Test
    void aDeadlockIsNoCriticalLoad() {
        Curve curve = RampCurves.with(RampCurves.measured("fast"), RampCurves.deadlocked(0.25));
        List<MetricValue> readings = read(curve, "filter=0.006");
        assertEquals(1, readings.size());
        assertMissing("deadlocked 0.25", curve, "filter=0.006");
        assertTrue(
                METRIC.combine(List.of(curve, RampCurves.measured("fast")), settings()).stream()
                        .allMatch(r -> r.value().isEmpty()));
    }

    @Test
    void aRampThatEndedEarlyIsReadAsFarAsItWent() {
        Curve cut = RampCurves.ramp(1e-3, 0, 200, RampCurves.knee(0.15, -1));
        Point last = RampCurves.at(0.2005).status(Status.LIMIT, "10 s are over").build();
        assertEquals(value(cut), value(RampCurves.with(cut, last)));
    }

    /**
     * Throughput is reduced in the first windows of a ramp from 0.14, as in an initial transient.
     */
    @Test
    void leavesOutTheFillingOfARampThatStartsAboveZero() {
        Curve whole = RampCurves.ramp(1e-4, 1400, 2000, RampCurves.knee(0.17, -1));
        Curve.Builder filling = RampCurves.start();
        for (int i = 0; i < whole.points().size(); i++) {
            double load = whole.points().get(i).get(Quantities.LOAD).orElseThrow();
            double share = i < 6 ? 0.1 * i : 1;
            double through = share * whole.points().get(i).get(Quantities.THROUGHPUT).orElseThrow();
            filling.add(RampCurves.window(load, through, 20));
        }
        MetricValue reading = read(filling.build(), "filter=0.001").get(0);
        assertEquals(value(whole, "filter=0.001"), reading.value().orElseThrow());
        assertTrue(ClosedFormCurves.note(reading).endsWith(" 5"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0.25 | 0   | 0.05 | above-threshold 0.5 0.149 0.05 50",
                "0    | 0.4 | 0.05 | below-threshold 0.5 0.101 0.05 50",
                "0.15 | 0   | 0.07 | filter-too-wide 0.07 282 250 0.062",
            })
    void saysWhyThereIsNone(double knee, double slope, String filter, String note) {
        assertMissing(
                note,
                RampCurves.ramp(1e-3, 0, 250, RampCurves.knee(knee, slope)),
                "filter=" + filter);
    }

    @Test
    void saysWhatIsWrongWithTheWindows() {
        Curve good = RampCurves.ramp(1e-3, 0, 20, RampCurves.knee(1, 1));
        List<Point> points = new ArrayList<>(good.points());
        points.remove(7);
        assertMissing("uneven 0.00105556 0.0065 0.0085", RampCurves.start().addAll(points).build());
        assertMissing(
                "no-rise",
                RampCurves.start()
                        .addAll(List.of(points.get(3), points.get(2), points.get(1)))
                        .build());
        assertMissing("too-short 3", RampCurves.start().addAll(points.subList(0, 2)).build());
        assertMissing("too-short 4", RampCurves.start().addAll(points.subList(0, 4)).build());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "filter=0",
                "filter=-1",
                "filter=nan",
                "filter=inf",
                "threshold=0",
                "threshold=1",
                "crossing=last",
                "nodes=0",
                "length=0.5",
                "window=0"
            })
    void rejectsSettings(String setting) {
        BadInput complaint = assertThrows(BadInput.class, () -> settings(setting));
        assertTrue(complaint.getMessage().contains(setting), complaint.getMessage());
    }

    private static Scenario settings(String... settings) {
        return ClosedFormCurves.settings(METRIC, Assignments.of(settings));
    }

    /** Gradient 1 - 2 r of a throughput r - r^2: half at load 1/4. */
    @Test
    void ofAModelByItsDifferences() {
        for (int n : new int[] {40, 100, 1000}) {
            Curve curve = parabola(1.0 / n, n);
            MetricValue reading = read(curve).get(0);
            assertEquals(0.25, reading.value().orElseThrow(), 1e-12);
            double low = reading.low().orElseThrow();
            double high = reading.high().orElseThrow();
            assertTrue(low <= 0.25 && high >= 0.25, low + " to " + high);
            assertTrue(high - low <= 1.0 / n + 1e-12, low + " to " + high);
            assertTrue(reading.halfWidth().isEmpty());
        }
    }

    private static Curve parabola(double step, int points) {
        return ClosedFormCurves.over(
                Quantities.LOAD,
                IntStream.range(0, points)
                        .mapToObj(i -> i * step)
                        .map(
                                r ->
                                        ClosedFormCurves.at(r)
                                                .with(Quantities.THROUGHPUT, r - r * r)
                                                .build())
                        .toList());
    }

    @Test
    void pointsThatAreTooFarApartShowNoEdge() {
        assertMissing("coarse 0.5 0.1 0.3 0.02", parabola(0.2, 5));
        assertMissing("too-few-points", parabola(0.2, 2));
    }

    @Test
    void aModelWithoutThroughputBeyondSaturationShowsNoEdge() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.1, 5),
                        ClosedFormCurves.ok(0.2, 6),
                        ClosedFormCurves.ok(0.3, 7),
                        ClosedFormCurves.ended(0.4, Status.SATURATED));
        assertMissing("above-threshold 0.5 0.3 0.4", curve);
    }

    @Test
    void aSaturatedPointOfASimulationHasAThroughput() {
        Curve curve =
                ClosedFormCurves.of(
                        ClosedFormCurves.ok(0.28, 6),
                        ClosedFormCurves.ok(0.29, 7),
                        ClosedFormCurves.ok(0.3, 7),
                        ClosedFormCurves.saturated(0.31, 0.3),
                        ClosedFormCurves.saturated(0.32, 0.3));
        MetricValue reading = read(curve).get(0);
        assertEquals(0.3, reading.value().orElseThrow(), 1e-12);
        assertEquals(0.295, reading.low().orElseThrow(), 1e-12);
        assertEquals(0.305, reading.high().orElseThrow(), 1e-12);
    }

    @Test
    void noisyPointsWidenTheInterval() {
        Curve.Builder noisy = RampCurves.copy(parabola(0.01, 2));
        for (Point point : parabola(0.01, 60).points()) {
            noisy.add(point.toBuilder().with(Quantities.THROUGHPUT_CI95, 0.0005).build());
        }
        double half = read(noisy.build()).get(0).halfWidth().orElseThrow();
        assertEquals(0.0005 * Math.sqrt(2) / 0.01 / 2, half, 0.01);
    }

    /** Coverage of the mean of the estimate by the interval, over synthetic ramps. */
    @Test
    void theIntervalCovers() {
        Random random = new Random(1);
        int covered = 0;
        double[] values = new double[60];
        double[] halves = new double[60];
        for (int run = 0; run < values.length; run++) {
            Curve curve = noisy(random, 0.0025);
            MetricValue reading = read(curve, "filter=0.0066").get(0);
            values[run] = reading.value().orElseThrow();
            halves[run] = reading.halfWidth().orElseThrow();
        }
        double mean = IntStream.range(0, 60).mapToDouble(i -> values[i]).average().orElseThrow();
        for (int run = 0; run < values.length; run++) {
            covered += Math.abs(values[run] - mean) <= halves[run] ? 1 : 0;
        }
        assertTrue(covered >= 54, covered + " of 60");
    }

    private static Curve noisy(Random random, double deviation) {
        Curve.Builder curve = RampCurves.start();
        double bend = 0.02;
        for (int i = 0; i < 750; i++) {
            double load = (i + 0.5) / 3000;
            // the gradient falls from 1 to -1 about load 0.15
            double through = load - bend * Math.log1p(Math.exp((load - 0.15) / bend * 2));
            double noise = deviation * random.nextGaussian();
            curve.add(RampCurves.window(load, through + noise, 20));
        }
        return curve.build();
    }

    @Test
    void severalSeedsGiveTheirMean() {
        Curve one = RampCurves.ramp(1e-4, 0, 2500, RampCurves.knee(0.150, -1));
        Curve two = RampCurves.ramp(1e-4, 0, 2500, RampCurves.knee(0.152, -1));
        Curve coarse = RampCurves.ramp(1e-3, 0, 250, RampCurves.knee(0.2, -1));
        List<MetricValue> readings =
                METRIC.combine(List.of(coarse, one, two), settings("filter=0.004"));
        assertEquals(1, readings.size());
        double low = value(one, "filter=0.004");
        double high = value(two, "filter=0.004");
        assertEquals((low + high) / 2, readings.get(0).value().orElseThrow(), 1e-12);
        // Student's t of one degree of freedom
        assertEquals(12.706205 * (high - low) / 2, readings.get(0).halfWidth().orElseThrow(), 1e-7);
        assertEquals("mean-of-ramps 2", ClosedFormCurves.note(readings.get(0)));
    }

    @Test
    void ofACoarseAndAFineRampTheFineOneCounts() {
        Curve fine = RampCurves.measured("slow");
        List<MetricValue> both =
                METRIC.combine(
                        List.of(RampCurves.measured("fast"), fine), settings("filter=0.006"));
        assertEquals(2, both.size());
        assertEquals(0.155472, both.get(0).value().orElseThrow(), 1e-6);
        assertEquals(read(fine, "filter=0.006").get(1).halfWidth(), both.get(1).halfWidth());
        assertTrue(METRIC.combine(List.of(fine), settings()).isEmpty());
        assertFalse(METRIC.combine(List.of(fine, fine), settings()).isEmpty());
    }
}
