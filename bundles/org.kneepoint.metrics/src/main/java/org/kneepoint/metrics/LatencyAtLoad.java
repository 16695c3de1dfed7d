// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.metrics.ramp.Frame;
import org.osgi.service.component.annotations.Component;

/** The mean latency at a load that the user names. */
@Component
public final class LatencyAtLoad implements Metric {
    static final Quantity LATENCY_AT_LOAD =
            Quantity.of("latency_at_load", "cycles", "mean latency at the load given");

    /** Where it is read. */
    static final Parameter<Double> LOAD =
            StandardParameters.LOAD.meaning("load at which the latency is read").optional();

    @Override
    public String name() {
        return "latency-at-load";
    }

    @Override
    public Description description() {
        return Description.of("mean latency at a given load")
                .source(
                        "definition; between two points a straight line, of a ramp the mean over"
                                + " the packets of the windows about the load, averaged twice")
                .validity(
                        "curves over load or rate with a latency, inside the loads at which it is"
                                + " known, and nothing unless load= is given; where latency bends"
                                + " up the straight line lies above it by up to an eighth of the"
                                + " second derivative times the spacing squared")
                .verification("M/M/1 in closed form, and straight lines exactly");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(LOAD, Frame.NODES, Frame.LENGTH, Frame.WINDOW);
    }

    @Override
    public List<Quantity> figures() {
        return List.of(LATENCY_AT_LOAD);
    }

    @Override
    public List<Reading> read(Curve curve, Scenario settings) {
        return settings.find(LOAD)
                .map(load -> List.of(at(load, curve, settings)))
                .orElse(List.of());
    }

    private static Reading at(double load, Curve curve, Scenario settings) {
        LoadSeries series = LoadSeries.of(curve);
        if (series.obstacle().isPresent()) {
            return missing(series.obstacle().get());
        }
        if (!curve.method().equals(Method.RAMP)) {
            return between(
                    series.knots(point -> point.get(Quantities.LATENCY)), load, Explanation.NONE);
        }
        SmoothCurves smooth = SmoothCurves.of(curve, settings);
        return smooth.obstacle().isPresent()
                ? missing(smooth.obstacle().get())
                : between(
                        smooth.latencies(), load, Explanation.of("", "; {filter}", smooth.note()));
    }

    private static Reading between(List<Knot> knots, double load, Explanation remark) {
        if (knots.isEmpty()) {
            return missing(
                    Explanation.of("no-latency", "no point with status ok has a latency")
                            .then(remark));
        }
        double low = knots.get(0).x();
        double high = knots.get(knots.size() - 1).x();
        if (!(load >= low && load <= high)) {
            return outside(load, low, high);
        }
        int right = 0;
        while (knots.get(right).x() < load) {
            right++;
        }
        Knot above = knots.get(right);
        if (above.x() == load) {
            return within(
                    Reading.of(
                            LATENCY_AT_LOAD,
                            above.y(),
                            Explanation.of("point", "the point at load {load}", text(load))
                                    .then(remark)),
                    half(above));
        }
        return interpolated(knots.get(right - 1), above, load, remark);
    }

    private static Reading interpolated(Knot below, Knot above, double load, Explanation remark) {
        double share = (load - below.x()) / (above.x() - below.x());
        Reading reading =
                Reading.of(
                        LATENCY_AT_LOAD,
                        below.y() + share * (above.y() - below.y()),
                        Explanation.of(
                                        "interpolated",
                                        "at load {load}, on the straight line between loads {low}"
                                                + " and {high}",
                                        text(load),
                                        text(below.x()),
                                        text(above.x()))
                                .then(remark));
        OptionalDouble low = half(below);
        OptionalDouble high = half(above);
        return low.isEmpty() || high.isEmpty()
                ? reading
                : reading.plusMinus(
                        Math.hypot((1 - share) * low.getAsDouble(), share * high.getAsDouble()));
    }

    private static Reading outside(double load, double low, double high) {
        return missing(
                Explanation.of(
                        "outside",
                        "load={load} is outside the loads of which the latency is known: {low} to"
                                + " {high}",
                        text(load),
                        text(low),
                        text(high)));
    }

    private static OptionalDouble half(Knot knot) {
        return knot.point().get(Quantities.LATENCY_CI95);
    }

    private static Reading within(Reading reading, OptionalDouble half) {
        return half.isEmpty() ? reading : reading.plusMinus(half.getAsDouble());
    }

    private static Rounded text(double value) {
        return LoadSeries.text(value);
    }

    private static Reading missing(Explanation why) {
        return Reading.missing(LATENCY_AT_LOAD, why);
    }
}
