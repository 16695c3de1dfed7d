// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.CustomStatistics;

/** Statistics of an engine cover the measurement period only. */
class CustomStatisticsTest {
    private static final Quantity PACE = Quantity.of("pace", "", "cycles counted per cycle");
    private static final Quantity LENGTH = Quantity.of("length", "cycles", "cycles measured");
    private static final Quantity MISSING = Quantity.of("missing", "", "has no value");

    /** Counts its own cycles. */
    private static final class CycleCounter extends ConstantDelayEngine
            implements CustomStatistics {
        private double counted;

        private CycleCounter(PacketTally tally) {
            super(tally, 4, 9, Double.POSITIVE_INFINITY);
        }

        @Override
        public void advance(double until) {
            super.advance(until);
            counted = Math.max(counted, until);
        }

        @Override
        public List<CustomStatistics> customStatistics() {
            return List.of(this);
        }

        @Override
        public double[] sums() {
            return new double[] {counted};
        }

        @Override
        public void report(Point.Builder point, double[] sums, double cycles) {
            point.with(PACE, sums[0] / cycles)
                    .with(LENGTH, cycles)
                    .with(MISSING, 0.0 / 0 * sums[0]);
        }
    }

    private static Point run(OfferedTraffic offered, String... settings) {
        Scenario scenario = TandemQueueRuns.scenario(settings);
        PacketTally tally = new PacketTally(1);
        return SteadyState.measure(
                        new CycleCounter(tally),
                        tally,
                        RunSettings.of(scenario),
                        scenario,
                        offered,
                        Progress.NONE)
                .build();
    }

    @Test
    void theMeasuredTimeCounts() {
        Point point = run(OfferedTraffic.of(0.25, 2), "warmup=1000", "cycles=5000");
        assertEquals(1, figure(point, PACE));
        assertEquals(5000, figure(point, LENGTH));
        assertFalse(point.get(MISSING).isPresent());
    }

    @Test
    void nothingOfferedHasNoFigures() {
        assertFalse(run(OfferedTraffic.of(0, 2)).get(PACE).isPresent());
    }
}
