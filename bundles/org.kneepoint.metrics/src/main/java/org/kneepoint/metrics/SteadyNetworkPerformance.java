// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CurveContext;

/**
 * The network performance measure of separate steady points: the trapezoidal rule over the packets
 * that a ramp would receive per window.
 *
 * <p>At load 0 nothing is received: a range from 0 needs no point there.
 */
final class SteadyNetworkPerformance {
    private static final double USUAL_WINDOW = 100;

    private final LoadSeries series;
    private final Scenario settings;
    private final CurveContext context;
    private final double window;
    private final OptionalDouble capacity;

    SteadyNetworkPerformance(Curve curve, LoadSeries series, Scenario settings) {
        this.series = series;
        this.settings = settings;
        context = CurveContext.of(curve, settings);
        window = context.window().orElse(USUAL_WINDOW);
        capacity = curve.attribute(CurveAttributes.CAPACITY);
    }

    MetricValue reading() {
        if (context.nodes().isEmpty() || context.length().isEmpty()) {
            return missing(
                    Explanation.of(
                            "no-size",
                            "the curve has no number of nodes or no message length: give"
                                    + " nodes=, length="));
        }
        double from = settings.get(NetworkPerformanceMetric.FROM);
        List<CurveSample> known = series.samples(this::performance);
        if (known.isEmpty()) {
            return missing(
                    Explanation.of(
                            "no-latency",
                            "no point with status ok has a throughput and a latency"));
        }
        double last = known.get(known.size() - 1).load();
        double bound = Math.min(1, capacity.orElse(last));
        Optional<LoadPoint> saturated = saturated(last);
        double to =
                settings.find(NetworkPerformanceMetric.TO)
                        .orElse(saturated.isPresent() ? Math.min(bound, last) : bound);
        Optional<Explanation> gap = gap(known, from, to);
        if (gap.isPresent()) {
            return missing(gap.get());
        }
        return integral(known, from, to, end(to, last, saturated));
    }

    private Optional<LoadPoint> saturated(double last) {
        return series.with(Status.SATURATED).stream().filter(s -> s.load() > last).findFirst();
    }

    /** The reason for the end of the range, unless it is given or the capacity. */
    private Explanation end(double to, double last, Optional<LoadPoint> saturated) {
        if (to != last || settings.isGiven(NetworkPerformanceMetric.TO)) {
            return Explanation.NONE;
        }
        if (saturated.isPresent()) {
            return Explanation.of(
                    "saturated",
                    ", beyond which there is no steady latency (saturated at {load})",
                    text(saturated.get().load()));
        }
        return capacity.isPresent()
                ? Explanation.NONE
                : Explanation.of("no-bound", ", the last: the curve has no capacity");
    }

    /** Packets per window over the latency, equation (6). */
    private OptionalDouble performance(Point point) {
        OptionalDouble throughput = point.get(Quantities.THROUGHPUT);
        OptionalDouble latency = point.get(Quantities.LATENCY);
        if (throughput.isEmpty() || latency.isEmpty() || !(latency.getAsDouble() > 0)) {
            return OptionalDouble.empty();
        }
        double packets =
                throughput.getAsDouble()
                        * context.nodes().getAsDouble()
                        * window
                        / context.length().getAsDouble();
        return OptionalDouble.of(packets / latency.getAsDouble());
    }

    private Optional<Explanation> gap(List<CurveSample> known, double from, double to) {
        double first = known.get(0).load();
        double last = known.get(known.size() - 1).load();
        if (!(from < to)) {
            return Optional.of(empty(from, to));
        }
        if (from > 0 && from < first) {
            return Optional.of(
                    Explanation.of(
                            "begins-late",
                            "the lowest load with a latency is {load}: give from=0 or this"
                                    + " load",
                            text(first)));
        }
        if (to <= last) {
            return hole(known, from, to);
        }
        String unknown = saturated(last).isPresent() ? " (saturated above)" : "";
        return Optional.of(
                Explanation.of(
                        "ends-early",
                        "the range ends at load {to}, the last load with a latency is"
                                + " {last}{why}: give to={most}",
                        text(to),
                        text(last),
                        unknown,
                        text(last)));
    }

    /** Reports an empty range of loads. */
    static Explanation empty(double from, double to) {
        return Explanation.of(
                "empty-range", "from={from} is not below to={to}", text(from), text(to));
    }

    /** Returns an error if a point inside the range is not ok. */
    private Optional<Explanation> hole(List<CurveSample> known, double from, double to) {
        return series.points().stream()
                .filter(s -> s.load() >= from && s.load() <= to && !s.is(Status.OK))
                .filter(s -> known.stream().noneMatch(sample -> sample.load() == s.load()))
                .findFirst()
                .map(
                        s ->
                                Explanation.of(
                                        "hole",
                                        "the point at load {load} inside the range is {status}",
                                        text(s.load()),
                                        s.point().status().label()));
    }

    private MetricValue integral(List<CurveSample> known, double from, double to, Explanation end) {
        List<CurveSample> inside = inside(known, from, to);
        double fine = trapezoid(inside);
        List<CurveSample> half = new ArrayList<>();
        for (int i = 0; i < inside.size(); i += 2) {
            half.add(inside.get(i));
        }
        if (inside.size() % 2 == 0) {
            half.add(inside.get(inside.size() - 1));
        }
        Explanation note =
                Explanation.of(
                        "integral",
                        "from load {from} to {to}{end}, windows of {window} cycles,"
                                + " trapezoidal rule over {loads} loads",
                        text(from),
                        text(to),
                        end,
                        text(window),
                        inside.size());
        Explanation change =
                inside.size() < 3
                        ? Explanation.NONE
                        : Explanation.of(
                                "",
                                "; half of them would change it by {change}",
                                new Rounded(trapezoid(half) - fine, 2));
        return MetricValue.of(FiguresOfMerit.NPM, fine, note.followedBy(change));
    }

    private static List<CurveSample> inside(List<CurveSample> known, double from, double to) {
        List<CurveSample> all = new ArrayList<>();
        if (known.get(0).load() > 0) {
            all.add(new CurveSample(0, 0, null));
        }
        all.addAll(known);
        List<CurveSample> inside = new ArrayList<>();
        inside.add(new CurveSample(from, at(all, from), null));
        all.stream()
                .filter(sample -> sample.load() > from && sample.load() < to)
                .forEach(inside::add);
        inside.add(new CurveSample(to, at(all, to), null));
        return inside;
    }

    private static double at(List<CurveSample> samples, double load) {
        for (int i = 1; i < samples.size(); i++) {
            CurveSample left = samples.get(i - 1);
            CurveSample right = samples.get(i);
            if (load <= right.load()) {
                double share = (load - left.load()) / (right.load() - left.load());
                return left.value() + share * (right.value() - left.value());
            }
        }
        return samples.get(samples.size() - 1).value();
    }

    private static double trapezoid(List<CurveSample> samples) {
        double sum = 0;
        for (int i = 1; i < samples.size(); i++) {
            CurveSample left = samples.get(i - 1);
            CurveSample right = samples.get(i);
            sum += (right.load() - left.load()) * (left.value() + right.value()) / 2;
        }
        return sum;
    }

    private static Rounded text(double value) {
        return LoadSeries.rounded(value);
    }

    private static MetricValue missing(Explanation why) {
        return MetricValue.missing(FiguresOfMerit.NPM, why);
    }
}
