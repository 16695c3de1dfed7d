// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class ExperimentResultsTest {
    private final Curve small = curve("small");
    private final Curve large = curve("large");
    private final ExperimentResults results =
            ExperimentResults.of(
                    ExperimentEffort.QUICK,
                    Map.of("both", List.of(small, large), "one", List.of(small)),
                    (curve, metric, settings) -> List.of());

    private static Curve curve(String size) {
        return Curve.of(EvaluationMethod.MODEL, "net", "tool", Quantities.LOAD)
                .add(point(size, 0.1, Status.OK))
                .add(point(size, 0.2, Status.SATURATED))
                .build();
    }

    private static Point point(String size, double load, Status status) {
        return Point.of(Map.of("size", size))
                .with(Quantities.LOAD, load)
                .with(Quantities.LATENCY, 10 * load)
                .status(status, status == Status.OK ? "" : "full")
                .build();
    }

    @Test
    void givesCurvesByKeyAndSetting() {
        assertSame(small, results.curve("one"));
        assertSame(large, results.curve("both", "size", "large"));
        assertEquals(2, results.curves("both").size());
        assertThrows(IllegalArgumentException.class, () -> results.curve("both"));
        assertThrows(IllegalArgumentException.class, () -> results.curves("none"));
        assertThrows(IllegalArgumentException.class, () -> results.curve("both", "size", "no"));
    }

    @Test
    void findsPointsByTheirPlace() {
        Optional<Point> point = CurvePoints.at(small, 0.1000001);
        assertEquals(OptionalDouble.of(1), CurvePoints.steady(point, Quantities.LATENCY));
        assertTrue(CurvePoints.at(small, 0.11).isEmpty());
        assertFalse(CurvePoints.isSaturated(point));
    }

    @Test
    void aPointWithoutSteadyStateHasNoFigure() {
        Optional<Point> full = CurvePoints.at(small, 0.2);
        assertTrue(CurvePoints.isSaturated(full));
        assertTrue(CurvePoints.steady(full, Quantities.LATENCY).isEmpty());
        assertTrue(CurvePoints.steady(Optional.empty(), Quantities.LATENCY).isEmpty());
    }

    @Test
    void publishedFiguresAreReadBehindTheirSource() {
        List<Map<String, String>> records =
                PublishedRecords.read(ExperimentResultsTest.class, "records.csv");
        assertEquals(List.of(Map.of("a", "1", "b", "two, three"), Map.of("a", "4")), records);
        assertThrows(
                IllegalArgumentException.class,
                () -> PublishedRecords.read(ExperimentResultsTest.class, "absent.csv"));
    }
}
