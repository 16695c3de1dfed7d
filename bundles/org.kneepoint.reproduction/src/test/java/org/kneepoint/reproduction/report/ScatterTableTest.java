// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.view.Scatter;

class ScatterTableTest {
    private static Scatter.Dot dot(Map<String, String> words, Reading y) {
        Curve curve =
                Curve.of(Method.RAMP, "torus", "flit", Quantities.LOAD)
                        .add(Point.of(words).build())
                        .build();
        return new Scatter.Dot(curve, Reading.of(Quantities.LOAD, 0.25, ""), y);
    }

    @Test
    void everyDotIsARowOfItsWordsAndReadings() {
        Reading latency = Reading.of(Quantities.LATENCY, 40, "");
        Table table =
                ScatterTable.of(
                        List.of(
                                dot(Map.of("seed", "1"), latency.plusMinus(2)),
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
