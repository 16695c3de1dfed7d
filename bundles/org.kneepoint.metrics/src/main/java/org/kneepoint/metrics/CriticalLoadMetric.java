// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import java.util.Optional;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CrossingRule;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/**
 * The critical load: the load at which the gradient of the throughput falls below half of that of
 * an empty network.
 */
@Component
public final class CriticalLoadMetric implements Metric {
    static final Quantity CRITICAL_LOAD_EXPECTED =
            Quantity.of(
                    "critical_load_expected",
                    Quantities.LOAD.unit(),
                    "critical load by the expected generation");

    static final Parameter<Double> FILTER =
            Parameter.real(
                            "filter",
                            Quantities.LOAD.unit(),
                            "half width of each of the two moving averages over a ramp, in"
                                    + " load; by rule if not given")
                    .above(0)
                    .optional();

    static final Parameter<Double> THRESHOLD =
            Parameter.real(
                            "threshold",
                            "fraction",
                            "fraction of the gradient of an empty network at which the load"
                                    + " is critical")
                    .range(new Range(0, true, 1, true))
                    .withDefault(0.5);

    static final Parameter<String> CROSSING =
            Parameter.choice(
                            "crossing",
                            "crossing of the threshold that counts",
                            CrossingRule.FALLING_EDGE.parameterValue(),
                            CrossingRule.FIRST_CROSSING.parameterValue())
                    .withChoiceMeaning(
                            CrossingRule.FALLING_EDGE.parameterValue(),
                            "last crossing before the gradient first reaches 0")
                    .withChoiceMeaning(
                            CrossingRule.FIRST_CROSSING.parameterValue(), "first of all crossings");

    @Override
    public String name() {
        return "critical-load";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(CriticalLoadMetric.class, "critical-load.md");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(
                FILTER,
                THRESHOLD,
                CROSSING,
                CurveContext.NODES,
                CurveContext.LENGTH,
                CurveContext.WINDOW);
    }

    @Override
    public List<Quantity> figures() {
        return List.of(FiguresOfMerit.CRITICAL_LOAD);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        LoadSeries series = LoadSeries.of(curve);
        Optional<Explanation> obstacle = series.obstacle();
        if (obstacle.isPresent()) {
            return List.of(MetricValue.missing(FiguresOfMerit.CRITICAL_LOAD, obstacle.get()));
        }
        return curve.method().equals(EvaluationMethod.RAMP)
                ? new RampCriticalLoad(curve, settings).readings()
                : List.of(new SteadyCriticalLoad(series, settings).reading());
    }

    @Override
    public List<MetricValue> combine(List<Curve> curves, Scenario settings) {
        return SlowestRamps.of(curves, settings)
                .map(ramps -> ramps.readings(this))
                .orElse(List.of());
    }

    @Override
    public List<Quantity> derivedFigures() {
        return List.of(Quantities.THROUGHPUT_SMOOTH, FiguresOfMerit.GRADIENT);
    }

    @Override
    public Curve derive(Curve curve, Scenario settings) {
        return GradientCurve.of(curve, settings);
    }
}
