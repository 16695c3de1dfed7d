// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

class ComparisonTableTest {
    private static Table table(Curve... curves) {
        return CurveComparison.of(List.of(curves)).table();
    }

    private static Object cell(Table table, int row, String column) {
        int index = table.columns().indexOf(column);
        assertTrue(index >= 0, column + " in " + table.columns());
        return table.rows().get(row).get(index);
    }

    @Test
    void aRowPerPairOfPoints() {
        Table table =
                table(
                        SampleCurvePairs.simulation().at(0.1, 10, 1).at(0.2, 16, 1).build(),
                        SampleCurvePairs.model()
                                .at(0.1, 10.5)
                                .ended(0.2, Status.SATURATED, "full")
                                .build());
        assertEquals(
                List.of(
                        "network",
                        "load",
                        "rate",
                        "reference",
                        "other",
                        "reference_status",
                        "other_status",
                        "latency_reference",
                        "latency_ci95",
                        "latency_other",
                        "latency_difference",
                        "latency_in_interval",
                        "throughput_reference",
                        "throughput_other",
                        "throughput_difference"),
                table.columns());
        List<Object> first = table.rows().get(0);
        assertEquals(
                Arrays.asList("net", 0.1, 0.0125, "simulation", "model", "ok", "ok", 10.0, 1.0),
                first.subList(0, 9));
        assertEquals(10.5, first.get(9));
        assertEquals(0.05, (double) first.get(10), 1e-15);
        assertEquals(Arrays.asList(true, 0.1, 0.1, 0.0), first.subList(11, 15));
        assertEquals(
                Arrays.asList("ok", "saturated", 16.0, 1.0, null, null, null, 0.2, 0.2, 0.0),
                table.rows().get(1).subList(5, 15));
    }

    @Test
    void allFiguresThatBothHaveAndThatDiffer() {
        Quantity lossInterval = Quantities.LOSS_CI95;
        Point.Builder one =
                SampleCurvePairs.simulation()
                        .point(0.5, 10)
                        .with(Quantities.LOSS, 0.02)
                        .with(Quantities.HOPS, 3)
                        .with(Quantities.OCCUPANCY, 0.5)
                        .with(Quantities.LATENCY_P50, 9)
                        .with(Quantities.SECONDS, 1)
                        .with(Quantities.CYCLES_MEASURED, 1000);
        Point.Builder two =
                SampleCurvePairs.simulation()
                        .point(0.5, 10)
                        .with(Quantities.LOSS, 0.03)
                        .with(lossInterval, 0.001)
                        .with(Quantities.HOPS, 3)
                        .with(Quantities.OCCUPANCY, 0.25)
                        .with(Quantities.SECONDS, 2)
                        .with(Quantities.CYCLES_MEASURED, 2000);
        Table table =
                table(
                        SampleCurvePairs.simulation().add(one).build(),
                        SampleCurvePairs.simulation().add(two).build());
        assertEquals(0.5, (double) cell(table, 0, "loss_difference"), 1e-12);
        assertEquals(0.001, cell(table, 0, "loss_other_ci95"));
        assertEquals(-0.5, (double) cell(table, 0, "occupancy_difference"), 1e-12);
        for (String column : List.of("hops", "latency_p50", "seconds", "cycles", "load", "rate")) {
            assertFalse(table.columns().contains(column + "_difference"), column);
        }
        assertFalse(table.columns().contains("loss_in_interval"), "the reference has no interval");
    }

    @Test
    void whatVariesBesideTheLoadHasAColumn() {
        Quantity buffer = Quantity.of("buffer", "places", "");
        Table table =
                table(
                        SampleCurvePairs.along(buffer)
                                .add(SampleCurvePairs.model("buffer=2").point(0.5, 1))
                                .build(),
                        SampleCurvePairs.along(buffer)
                                .add(SampleCurvePairs.model("buffer=2").point(0.5, 2))
                                .build());
        assertEquals("2", cell(table, 0, "buffer"));
        assertEquals(0.5, cell(table, 0, "load"));
    }
}
