// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;

/** A few packets, counted by hand. */
class OutputStatisticsTest {
    private static Point report(OutputStatistics outputs, double cycles) {
        Point.Builder point = Point.of(Map.of());
        outputs.report(point, outputs.sums(), cycles);
        return point.build();
    }

    private static void assertFigure(double expected, Point point, Quantity quantity) {
        assertEquals(OptionalDouble.of(expected), point.get(quantity), quantity.name());
    }

    @Test
    void everyOutputCountsAlike() {
        OutputStatistics outputs = OutputStatistics.uniform(4, 2);
        outputs.delivered(0, 3, false);
        outputs.delivered(0, 5, false);
        outputs.delivered(2, 10, false);
        Point point = report(outputs, 10);
        assertFigure(7, point, Quantities.LATENCY_OUTPUT_MEAN);
        assertFigure(0.1, point, Quantities.THROUGHPUT_HOT);
        assertFigure(2 / 3.0 / 10, point, Quantities.THROUGHPUT_COLD);
        assertEquals(3, point.figures().size());
    }

    /** Output 5 of 8 is hot: groups 4, then 6 and 7, then 0 to 3. */
    @Test
    void hotAndCold() {
        OutputStatistics outputs = OutputStatistics.withHotSpot(8, 5, 2);
        outputs.delivered(5, 20, true);
        outputs.delivered(5, 40, true);
        outputs.delivered(5, 12, false);
        outputs.delivered(4, 9, false);
        outputs.delivered(6, 7, false);
        outputs.delivered(7, 8, false);
        outputs.delivered(0, 3, false);
        outputs.delivered(3, 6, false);
        Point point = report(outputs, 4);
        assertFigure(30, point, Quantities.LATENCY_HOT);
        assertFigure(7.5, point, Quantities.LATENCY_COLD);
        assertFigure(9, point, Quantities.latencyGroup(1));
        assertFigure(7.5, point, Quantities.latencyGroup(2));
        assertFigure(4.5, point, Quantities.latencyGroup(3));
        assertFigure(0.75, point, Quantities.THROUGHPUT_HOT);
        assertFigure(5 / 7.0 / 4, point, Quantities.THROUGHPUT_COLD);
        assertFigure((24 + 9 + 7 + 8 + 3 + 6) / 6.0, point, Quantities.LATENCY_OUTPUT_MEAN);
        assertEquals(OptionalDouble.empty(), point.get(Quantities.latencyGroup(4)));
    }

    @Test
    void widerSwitches() {
        OutputStatistics outputs = OutputStatistics.withHotSpot(9, 4, 3);
        for (int output = 0; output < 9; output++) {
            outputs.delivered(output, output, false);
        }
        Point point = report(outputs, 1);
        assertFigure((3 + 5) / 2.0, point, Quantities.latencyGroup(1));
        assertFigure((0 + 1 + 2 + 6 + 7 + 8) / 6.0, point, Quantities.latencyGroup(2));
        assertEquals(OptionalDouble.empty(), point.get(Quantities.LATENCY_HOT));
    }

    @Test
    void whereNothingArrives() {
        Point point = report(OutputStatistics.withHotSpot(4, 0, 2), 5);
        assertFigure(0, point, Quantities.THROUGHPUT_HOT);
        assertEquals(OptionalDouble.empty(), point.get(Quantities.LATENCY_OUTPUT_MEAN));
        assertEquals(OptionalDouble.empty(), point.get(Quantities.latencyGroup(1)));
    }
}
