// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;

/** Windows of a run, and how it ends. */
class LoadRampTest {
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private static Scenario scenario(String... given) {
        Map<String, String> map = new HashMap<>(Map.of("slew", "10000", "end", "0.5"));
        map.putAll(Assignments.of(given));
        return Scenario.of("pipe", RampSettings.parameters(), map);
    }

    /** Packets of two flits every 8 cycles that take 20 cycles, until the pipe is blocked. */
    private static List<Point> pipe(double blocked, Progress progress, String... given) {
        Scenario scenario = scenario(given);
        PacketTally tally = new PacketTally(1);
        ConstantDelayEngine pipe = new ConstantDelayEngine(tally, 8, 20, blocked);
        RampSettings settings = RampSettings.of(scenario, Double.NaN);
        Point empty = Point.of(scenario).build();
        return new LoadRamp(pipe, tally, settings, empty, 2, cycle -> cycle / 8.0, progress).run();
    }

    @Test
    void eachWindowHasTheLoadOfItsMiddleAndWhatPassedInIt() {
        List<Point> points = pipe(NEVER, Progress.NONE);
        assertEquals(50, points.size());
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            assertEquals((100.0 * i + 50) / 10_000, figure(point, Quantities.LOAD), 1e-15);
            assertEquals(figure(point, Quantities.LOAD) / 2, figure(point, Quantities.RATE));
            assertEquals(100 * (i + 1), figure(point, Quantities.TIME));
            assertEquals(12.5, figure(point, Quantities.OFFERED_PACKETS), 1e-9);
            assertEquals(Status.OK, point.status());
        }
        Point point = points.get(10);
        // received at times 1004, 1012, ..., 1092 and generated at 1000, 1008, ..., 1096
        assertEquals(12, figure(point, Quantities.RECEIVED));
        assertEquals(13, figure(point, Quantities.GENERATED));
        assertEquals(0.24, figure(point, Quantities.THROUGHPUT), 1e-15);
        assertEquals(20, figure(point, Quantities.LATENCY));
        assertEquals(20, figure(point, Quantities.LATENCY_MAX));
        assertEquals(3, figure(point, Quantities.BACKLOG));
    }

    @Test
    void aWindowWithoutPacketsHasNoLatency() {
        Point first = pipe(NEVER, Progress.NONE, "window=10").get(0);
        assertEquals(0, figure(first, Quantities.RECEIVED));
        assertTrue(first.get(Quantities.LATENCY).isEmpty());
        assertTrue(first.get(Quantities.LATENCY_MAX).isEmpty());
    }

    @Test
    void windowsSinceTheLastSearchAreDeadlocked() {
        List<Point> points = pipe(2345, Progress.NONE);
        assertEquals(30, points.size());
        for (int i = 0; i < 30; i++) {
            boolean before = i < 20;
            assertEquals(before ? Status.OK : Status.DEADLOCKED, points.get(i).status(), "" + i);
        }
        Explanation reason = points.get(29).reason();
        assertEquals("deadlocked", reason.code());
        assertEquals(Optional.of(3000.0), reason.argument("cycle"));
    }

    @Test
    void deadlockInTheLastWindowsIsDetected() {
        List<Point> points = pipe(4950, Progress.NONE, "end=0.4999");
        assertEquals(49, points.size());
        assertEquals(Status.OK, points.get(48).status());
        points = pipe(4450, Progress.NONE, "end=0.46");
        assertEquals(Status.DEADLOCKED, points.get(points.size() - 1).status());
    }

    @Test
    void cancelledRampKeepsItsWindows() {
        Progress impatient =
                new Progress() {
                    private int questions;

                    @Override
                    public boolean isCancelled() {
                        return ++questions > 30;
                    }

                    @Override
                    public void report(double fraction) {
                        assertTrue(fraction >= 0 && fraction <= 1);
                    }
                };
        List<Point> points = pipe(NEVER, impatient, "slew=100000");
        assertTrue(points.size() < 500, "windows " + points.size());
        assertEquals(Status.CANCELLED, points.get(points.size() - 1).status());
        assertEquals(Status.OK, points.get(0).status());
    }

    @Test
    void theTimeLimitEndsIt() {
        List<Point> points = pipe(NEVER, Progress.NONE, "slew=2e7", "limit=1e-3");
        Point last = points.get(points.size() - 1);
        assertEquals(Status.LIMIT, last.status());
        assertEquals("time-limit", last.reason().code());
        assertEquals(Optional.of(0.001), last.reason().argument("seconds"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "start=0.5 | not-allowed [start, end] 0.5",
                "start=0.7 | not-allowed [start, end] 0.7",
                "window=10000 | not-allowed [window, slew] 10000",
                "slew=1e9 window=10 | not-allowed [window, slew] 10",
                "slew=0 | not-allowed [slew] 0",
                "slew=-1e6 | not-allowed [slew] -1e6",
                "slew=nan | not-allowed [slew] nan",
                "slew=inf | not-allowed [slew] inf",
                "end=1.5 | not-allowed [end] 1.5",
                "end=nan | not-allowed [end] nan",
                "start=-0.1 | not-allowed [start] -0.1",
                "window=0 | not-allowed [window] 0",
                "window=1.5 | not-allowed [window] 1.5"
            })
    void badRampsAreRefused(String given, String facts) {
        BadInput bad =
                assertThrows(
                        BadInput.class, () -> pipe(NEVER, Progress.NONE, given.trim().split(" ")));
        assertEquals(
                facts,
                bad.code() + " " + bad.parameters() + bad.value().map(" "::concat).orElse(""));
    }

    @Test
    void theCapacityIsTheEndIfNoneIsGiven() {
        Scenario open = Scenario.of("pipe", RampSettings.parameters(), Map.of());
        assertEquals(2500, RampSettings.of(open, 0.25).windows());
        assertEquals(10_000, RampSettings.of(open, 1.7).windows(), "1 at most");
        BadInput refusal = assertThrows(BadInput.class, () -> RampSettings.of(open, Double.NaN));
        assertEquals("missing", refusal.code());
        assertEquals(List.of("end"), refusal.parameters());
    }
}
