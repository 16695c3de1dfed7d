// SPDX-License-Identifier: Apache-2.0
package drop;

import java.util.List;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;

/** Compiled by the tests, not with them: the number of points. */
public final class DropMetric implements Metric {
    private static final Quantity POINTS = Quantity.of("drop_points", "points", "points");

    @Override
    public String name() {
        return "drop-metric";
    }

    @Override
    public Description description() {
        return Description.of("a metric that was dropped in");
    }

    @Override
    public List<Quantity> figures() {
        return List.of(POINTS);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        return List.of(MetricValue.of(POINTS, curve.points().size(), ""));
    }
}
