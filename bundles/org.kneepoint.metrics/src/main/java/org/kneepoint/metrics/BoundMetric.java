// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.service.component.annotations.Component;

/** The load at which the first channel is full, an attribute of the curve. */
@Component
public final class BoundMetric implements Metric {
    private static final Description DESCRIPTION =
            Description.of("load at which the first channel is full")
                    .example("chart (solve mesh radix=8 load=0.05:0.45:0.05) mark=bound out=c.svg")
                    .source(
                            "W. J. Dally, B. Towles: Principles and Practices of Interconnection"
                                    + " Networks, Morgan Kaufmann 2004, section 3.3")
                    .validity(
                            """
                            Curves of topologies with an oblivious routing, up to some 500 terminals; \
                            the command bound has no such limit. All flows of the traffic follow the \
                            routing; channels of terminals count.""")
                    .verification(
                            """
                            Closed forms and an independent implementation, see the command bound.""");

    private static final Explanation NO_BOUND =
            Explanation.of(
                    "no-bound",
                    "the curve has no bound: the routing is adaptive, or the network large; use the"
                            + " command bound");

    @Override
    public String name() {
        return "bound";
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public List<Quantity> figures() {
        return List.of(CurveAttributes.BOUND);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        OptionalDouble bound = curve.attribute(CurveAttributes.BOUND);
        if (bound.isPresent()) {
            double load = bound.getAsDouble();
            return List.of(MetricValue.of(CurveAttributes.BOUND, load, Explanation.NONE));
        }
        // every topology has a capacity
        return curve.attribute(CurveAttributes.CAPACITY).isEmpty()
                ? List.of()
                : List.of(MetricValue.missing(CurveAttributes.BOUND, NO_BOUND));
    }
}
