// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.MetricContract;

class LatencyDoublingTest extends MetricContract {
    @Override
    protected Metric metric() {
        return new LatencyDoubling();
    }

    /** Latency 10 + 20 load from load 0 on has doubled at load 0.5. */
    @Test
    void aStraightLineDoublesWhereItSays() {
        Curve line =
                Curve.of(EvaluationMethod.MODEL, "line", "line", Quantities.LOAD)
                        .addAll(DoubleStream.of(0, 0.2, 0.6).mapToObj(this::point).toList())
                        .build();
        Scenario none = Scenario.of("line", Parameters.of(), Map.of());
        assertEquals(0.5, metric().read(line, none).get(0).value().orElse(-1), 1e-12);
    }

    private Point point(double load) {
        return Point.of(Map.of("load", Double.toString(load)))
                .with(Quantities.LOAD, load)
                .with(Quantities.LATENCY, 10 + 20 * load)
                .build();
    }
}
