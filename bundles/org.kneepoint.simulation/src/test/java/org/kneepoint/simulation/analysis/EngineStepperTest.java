// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.simulation.SimulationEngine;

/** Steps by a clock that the test turns. */
class EngineStepperTest {
    /** An engine of which a cycle costs a given time. */
    private static final class TimedEngine implements SimulationEngine {
        private double nanosPerCycle;
        private final int cyclesAtFullSpeed;
        private final List<Double> stops = new ArrayList<>();
        private double now;
        private double clock;

        private TimedEngine(double nanosPerCycle) {
            this(nanosPerCycle, 1);
        }

        private TimedEngine(double nanosPerCycle, int cyclesAtFullSpeed) {
            this.nanosPerCycle = nanosPerCycle;
            this.cyclesAtFullSpeed = cyclesAtFullSpeed;
        }

        @Override
        public int cyclesAtFullSpeed() {
            return cyclesAtFullSpeed;
        }

        @Override
        public void advance(double until) {
            clock += (until - now) * nanosPerCycle;
            now = until;
            stops.add(until);
        }

        @Override
        public void checkInvariants() {
            throw new IllegalStateException("not asked for");
        }

        @Override
        public long backlogFlits() {
            return 0;
        }

        private long clock() {
            return (long) clock;
        }
    }

    private final List<Double> reports = new ArrayList<>();
    private boolean cancelled;
    private boolean overdue;

    private final Progress progress =
            new Progress() {
                @Override
                public boolean isCancelled() {
                    return cancelled;
                }

                @Override
                public boolean isOverdue() {
                    return overdue;
                }

                @Override
                public void report(double fraction) {
                    reports.add(fraction);
                }
            };

    private EngineStepper pace(TimedEngine engine, double limit) {
        return new EngineStepper(
                engine, progress, new Stopwatch(engine::clock), limit, Double.POSITIVE_INFINITY);
    }

    @Test
    void stepsOfAFewMilliseconds() {
        for (double nanos : new double[] {0.1, 100, 1e5, 1e8}) {
            TimedEngine engine = new TimedEngine(nanos);
            double end = nanos < 1e5 ? 1e6 : 1e4;
            assertEquals(Optional.empty(), pace(engine, 1e9).advance(end));
            assertEquals(end, engine.now);
            double last = 0;
            double longest = Math.max(1, 6e6 / nanos);
            for (double stop : engine.stops) {
                assertEquals(Math.rint(stop), stop);
                assertTrue(stop > last && stop - last <= longest, nanos + ": " + (stop - last));
                last = stop;
            }
        }
    }

    @Test
    void shortAdvancesDoNotLengthenTheNextStep() {
        TimedEngine engine = new TimedEngine(100);
        EngineStepper stepper = pace(engine, 1e9);
        for (int stop = 10; stop <= 10_000; stop += 10) {
            stepper.advance(stop);
        }
        engine.stops.clear();
        stepper.advance(1e6);
        double last = 10_000;
        for (double stop : engine.stops) {
            assertTrue(stop - last <= 6e4, "a step of " + (stop - last));
            last = stop;
        }
        assertEquals(1e6, last);
    }

    @Test
    void noStepIsShorterThanTheEngineNeedsForItsFullSpeed() {
        for (double nanos : new double[] {100, 1e5, 5e7}) {
            TimedEngine engine = new TimedEngine(nanos, 24);
            assertEquals(Optional.empty(), pace(engine, 1e9).advance(24 * 1000 + 5));
            assertEquals(24 * 1000 + 5, engine.now);
            engine.stops.remove(engine.stops.size() - 1);
            double last = 0;
            double longest = Math.max(24, 6e6 / nanos);
            for (double stop : engine.stops) {
                assertEquals(0, stop % 24);
                assertTrue(stop > last && stop - last <= longest, nanos + ": " + (stop - last));
                last = stop;
            }
        }
    }

    @Test
    void stepsOfFullSpeedTakeTwoSecondsAtMostAndAreTakenUpAgain() {
        TimedEngine engine = new TimedEngine(6e8, 24);
        EngineStepper pace = pace(engine, 1e9);
        pace.advance(24);
        engine.stops.clear();
        pace.advance(240);
        for (int i = 1; i < engine.stops.size() - 1; i++) {
            double cycles = engine.stops.get(i + 1) - engine.stops.get(i);
            assertTrue(cycles <= 6, "step of " + cycles);
        }
        assertEquals(3, engine.stops.get(20) - engine.stops.get(19));
        engine.nanosPerCycle = 3e7;
        pace.advance(1000);
        engine.stops.clear();
        pace.advance(1024);
        assertEquals(List.of(1024.0), engine.stops);
    }

    @Test
    void theLimitEndsWithinAStep() {
        TimedEngine engine = new TimedEngine(1000);
        EngineStepper pace = pace(engine, 0.5);
        assertEquals(Optional.of(Status.LIMIT), pace.advance(1e9));
        assertEquals(engine.now, pace.now());
        assertTrue(engine.clock >= 0.5e9 && engine.clock <= 0.51e9, "clock " + engine.clock);
        assertEquals(Optional.of(Status.LIMIT), pace.advance(2e9));
        assertEquals(engine.now, pace.now());
    }

    @Test
    void cancellationEndsBeforeTheNextStep() {
        TimedEngine engine = new TimedEngine(1000);
        EngineStepper pace = pace(engine, 1e9);
        assertEquals(Optional.empty(), pace.advance(100));
        cancelled = true;
        assertEquals(Optional.of(Status.CANCELLED), pace.advance(200));
        assertEquals(100, pace.now());
        assertEquals(Optional.empty(), pace.advance(100));
    }

    @Test
    void whatTheTimeLimitOfThePointEndsWasNotCancelled() {
        cancelled = true;
        overdue = true;
        assertEquals(Optional.of(Status.LIMIT), pace(new TimedEngine(1000), 1e9).advance(200));
    }

    @Test
    void theLastCycleIsReachedAndNotPassed() {
        TimedEngine engine = new TimedEngine(1000);
        EngineStepper pace =
                new EngineStepper(engine, progress, new Stopwatch(engine::clock), 1e9, 250);
        assertEquals(Optional.empty(), pace.advance(200));
        assertEquals(0.8, reports.get(reports.size() - 1));
        assertEquals(Optional.of(Status.LIMIT), pace.advance(300));
        assertEquals(250, pace.now());
        assertEquals(250, engine.now);
        assertEquals(Optional.empty(), pace.advance(250));
    }

    @Test
    void progressNeverGoesBack() {
        TimedEngine engine = new TimedEngine(1000);
        EngineStepper pace = pace(engine, 1e6);
        pace.setExpectedEnd(1000);
        pace.advance(500);
        assertEquals(0.5, reports.get(reports.size() - 1));
        pace.setExpectedEnd(4000);
        pace.advance(1000);
        assertEquals(0.5, reports.get(reports.size() - 1));
        pace.advance(3000);
        assertEquals(0.75, reports.get(reports.size() - 1));
        pace.advance(9000);
        assertEquals(1, reports.get(reports.size() - 1));
        for (int i = 1; i < reports.size(); i++) {
            assertTrue(reports.get(i) >= reports.get(i - 1));
        }
    }

    @Test
    void withoutAnExpectationTheLimitIsTheMeasure() {
        TimedEngine engine = new TimedEngine(1e6);
        pace(engine, 10).advance(2500);
        assertEquals(0.25, reports.get(reports.size() - 1), 1e-9);
    }
}
