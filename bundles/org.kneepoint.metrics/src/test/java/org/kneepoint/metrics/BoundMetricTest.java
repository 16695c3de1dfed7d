// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantities;

class BoundMetricTest {
    private static final BoundMetric METRIC = new BoundMetric();

    private static Curve.Builder curve() {
        return Curve.of(EvaluationMethod.MODEL, "mesh", "any", Quantities.LOAD);
    }

    private static List<MetricValue> read(Curve.Builder curve) {
        return METRIC.read(curve.build(), ClosedFormCurves.settings(METRIC, Map.of()));
    }

    @Test
    void readsTheAttributeOfATopology() {
        List<MetricValue> values =
                read(
                        curve().with(CurveAttributes.CAPACITY, 0.5)
                                .with(CurveAttributes.BOUND, 0.4921875));
        assertEquals(1, values.size());
        assertEquals(OptionalDouble.of(0.4921875), values.get(0).value());
        List<MetricValue> without = read(curve().with(CurveAttributes.CAPACITY, 0.5));
        assertEquals("no-bound", ClosedFormCurves.note(without.get(0)));
        assertEquals(List.of(), read(curve()));
    }
}
