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
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/**
 * The network performance measure: the integral over the load of the packets received per window,
 * divided by the latency.
 */
@Component
public final class NetworkPerformanceMetric implements Metric {
    static final Quantity NPM_LIMIT =
            Quantity.of(
                    "npm_limit",
                    FiguresOfMerit.NPM.unit(),
                    "network performance measure of infinitely slow ramps");

    static final Parameter<Double> FROM =
            Parameter.real("from", Quantities.LOAD.unit(), "load at which the range of NPM begins")
                    .atLeast(0)
                    .withDefault(0.0);

    static final Parameter<Double> TO =
            Parameter.real(
                            "to",
                            Quantities.LOAD.unit(),
                            "load at which the range of NPM ends; default: the theoretical"
                                    + " critical load, for separate points at most the last load"
                                    + " before saturation")
                    .above(0)
                    .optional();

    /** Width of a window; separate points have none of their own. */
    static final Parameter<Double> WINDOW =
            CurveContext.WINDOW.meaning(
                    "width of a measuring window, for a curve without it; for separate"
                            + " points 100 by default");

    @Override
    public String name() {
        return "npm";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(NetworkPerformanceMetric.class, "npm.md");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(FROM, TO, CurveContext.NODES, CurveContext.LENGTH, WINDOW);
    }

    @Override
    public List<Quantity> figures() {
        return List.of(FiguresOfMerit.NPM);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        LoadSeries series = LoadSeries.of(curve);
        Optional<Explanation> obstacle = series.obstacle();
        if (obstacle.isPresent()) {
            return List.of(MetricValue.missing(FiguresOfMerit.NPM, obstacle.get()));
        }
        return List.of(
                curve.method().equals(EvaluationMethod.RAMP)
                        ? new RampNetworkPerformance(curve, settings).reading()
                        : new SteadyNetworkPerformance(curve, series, settings).reading());
    }

    @Override
    public List<MetricValue> combine(List<Curve> curves, Scenario settings) {
        return NetworkPerformanceLimit.of(curves, settings, this);
    }
}
