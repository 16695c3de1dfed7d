// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.measurement;

import java.util.List;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/**
 * Reads a given critical load off every ramp, and the number of ramps off several.
 *
 * @param known whether it has a value
 */
record FakeMetric(boolean known) implements Metric {
    static final Quantity PLACE = Quantity.of("place", "", "place");
    private static final Parameter<Double> VALUE =
            Parameter.real("value", "", "value").withDefault(0.25);

    @Override
    public String name() {
        return "critical-load";
    }

    @Override
    public Description description() {
        return Description.of("fake");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(VALUE);
    }

    @Override
    public List<Quantity> figures() {
        return List.of(FiguresOfMerit.CRITICAL_LOAD);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        if (!curve.method().equals(EvaluationMethod.RAMP)) {
            return List.of();
        }
        return List.of(
                known
                        ? MetricValue.of(PLACE, settings.get(VALUE), "")
                        : MetricValue.missing(PLACE, "unknown"));
    }

    @Override
    public List<MetricValue> combine(List<Curve> curves, Scenario settings) {
        return List.of(MetricValue.of(PLACE, curves.size(), ""));
    }
}
