// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.view.ScatterPlot;

class ScatterTableTest {
    private static ScatterPlot.ScatterPoint dot(Map<String, String> settings, MetricValue y) {
        Curve curve =
                Curve.of(EvaluationMethod.RAMP, "torus", "flit", Quantities.LOAD)
                        .add(Point.of(settings).build())
                        .build();
        return new ScatterPlot.ScatterPoint(curve, MetricValue.of(Quantities.LOAD, 0.25, ""), y);
    }

    @Test
    void everyPointIsARowOfItsSettingsAndReadings() {
        MetricValue latency = MetricValue.of(Quantities.LATENCY, 40, "");
        Table table =
                ScatterTable.of(
                        List.of(
                                dot(Map.of("seed", "1"), latency.withHalfWidth(2)),
                                dot(Map.of("routing", "adaptive"), latency)));
        assertEquals(
                List.of("seed", "routing", "load", "load_ci95", "latency", "latency_ci95"),
                table.columns());
        assertEquals(
                List.of(
                        Arrays.asList("1", null, 0.25, null, 40.0, 2.0),
                        Arrays.asList(null, "adaptive", 0.25, null, 40.0, null)),
                table.rows());
    }
}
