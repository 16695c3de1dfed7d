// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import java.util.Comparator;
import java.util.List;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.service.component.annotations.Component;

/** The metric {@code latency-doubling}: the load at which the latency is twice the lowest. */
@Component
public final class LatencyDoubling implements Metric {
    private static final Quantity LOAD =
            Quantity.of(
                    "load_at_double_latency",
                    "flits per node per cycle",
                    "load at which the latency is twice that of the lowest load");

    @Override
    public String name() {
        return "latency-doubling";
    }

    @Override
    public List<Quantity> figures() {
        return List.of(LOAD);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        List<Point> points =
                curve.points().stream()
                        .filter(point -> point.status() == Status.OK)
                        .filter(point -> point.get(Quantities.LOAD).isPresent())
                        .filter(point -> point.get(Quantities.LATENCY).isPresent())
                        .sorted(Comparator.comparing(LatencyDoubling::load))
                        .toList();
        if (points.isEmpty()) {
            return List.of(MetricValue.missing(LOAD, "no point has a load and a latency"));
        }
        double doubled = 2 * latency(points.get(0));
        for (int i = 1; i < points.size(); i++) {
            if (latency(points.get(i)) >= doubled) {
                return List.of(between(points.get(i - 1), points.get(i), doubled));
            }
        }
        return List.of(MetricValue.missing(LOAD, "the latency does not reach twice the lowest"));
    }

    /** Interpolates as a straight line. */
    private static MetricValue between(Point below, Point above, double doubled) {
        double share = (doubled - latency(below)) / (latency(above) - latency(below));
        double load = load(below) + share * (load(above) - load(below));
        return MetricValue.of(LOAD, load, "interpolated").withBracket(load(below), load(above));
    }

    private static double load(Point point) {
        return point.get(Quantities.LOAD).orElseThrow();
    }

    private static double latency(Point point) {
        return point.get(Quantities.LATENCY).orElseThrow();
    }

    @Override
    public Description description() {
        return Description.of("the load at which the latency is twice that of the lowest load")
                .example("measure (solve mesh radix=8 load=0.01:0.3:0.01) metric=latency-doubling")
                .source("rule of thumb for the knee of a latency curve")
                .validity("curves over the load")
                .verification("a curve of known form, and the contract of metrics");
    }
}
