// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/** A metric that shows what it reads: the loss at a load, and the load where it is reached. */
final class SlopeMetric implements Metric {
    static final Quantity SLOPE = Quantity.of("slope", "", "loss times a factor");

    private static final Quantity STEEP =
            Quantity.of("steep", Quantities.LOAD.unit(), "load at which it is steep");
    private static final Quantity HEIGHT = Quantity.of("height", "", "largest slope");
    private static final Parameter<Double> TIMES =
            Parameter.real("times", "", "factor").atLeast(0).withDefault(1.0);

    @Override
    public String name() {
        return "slope";
    }

    @Override
    public Description description() {
        return Description.of("slope of the loss");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(TIMES);
    }

    /** Steep from load 0.3 on, if the curve reaches that far. */
    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        int last = curve.points().size() - 1;
        double end = curve.axisValue(curve.points().get(last)).orElseThrow();
        return end < 0.3
                ? List.of(MetricValue.missing(STEEP, "it ends at load " + end))
                : List.of(
                        MetricValue.of(STEEP, 0.3, "by definition").withHalfWidth(0.01),
                        MetricValue.of(HEIGHT, end * settings.get(TIMES), "at the end"));
    }

    @Override
    public List<Quantity> derivedFigures() {
        return List.of(SLOPE);
    }

    @Override
    public Curve derive(Curve curve, Scenario settings) {
        Curve.Builder copy =
                Curve.of(curve.method(), curve.network(), curve.evaluator(), curve.axis());
        curve.points()
                .forEach(
                        point -> {
                            double loss = point.get(Quantities.LOSS).orElse(Double.NaN);
                            double slope = loss * settings.get(TIMES);
                            copy.add(point.toBuilder().with(SLOPE, slope).build());
                        });
        return copy.build();
    }
}
