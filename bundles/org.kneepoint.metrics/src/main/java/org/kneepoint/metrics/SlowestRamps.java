// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.metrics.ramp.RampSeries;
import org.kneepoint.metrics.ramp.ReplicationMean;

/**
 * The ramps of lowest load rate among several of one scenario. They give the critical load; faster
 * ramps, which are biased, give only the width of the filter.
 */
final class SlowestRamps {
    /** Load steps that differ by rounding only are the same. */
    private static final double SAME = 1.01;

    /** Filter width over the critical load of the faster ramps; 0.006 on the 32 x 32 torus. */
    private static final double SHARE = 0.04;

    private static final int DIGITS = 3;

    private final List<Curve> curves;
    private final List<Curve> faster;
    private final Scenario settings;

    private SlowestRamps(List<Curve> curves, List<Curve> faster, Scenario settings) {
        this.curves = curves;
        this.faster = faster;
        this.settings = settings;
    }

    /** Selects the slowest ramps; empty if fewer than two curves are ramps. */
    static Optional<SlowestRamps> of(List<Curve> curves, Scenario settings) {
        double least = Double.POSITIVE_INFINITY;
        List<Curve> slowest = new ArrayList<>();
        List<Curve> ramps =
                curves.stream().filter(c -> c.method().equals(EvaluationMethod.RAMP)).toList();
        for (Curve curve : ramps) {
            double rise = rise(curve, settings);
            if (rise * SAME < least) {
                slowest.clear();
            }
            if (rise <= least * SAME) {
                slowest.add(curve);
                least = Math.min(least, rise);
            }
        }
        List<Curve> faster = new ArrayList<>(ramps);
        faster.removeAll(slowest);
        return ramps.size() < 2
                ? Optional.empty()
                : Optional.of(new SlowestRamps(slowest, faster, settings));
    }

    /** Load increase per cycle, or per window if the window width is unknown. */
    private static double rise(Curve curve, Scenario settings) {
        CurveContext context = CurveContext.of(curve, settings);
        RampSeries ramp = RampSeries.of(curve, context);
        return ramp.size() < 2 || !(ramp.step() > 0)
                ? Double.POSITIVE_INFINITY
                : ramp.step() / context.window().orElse(1);
    }

    /**
     * Returns the mean of each reading over these ramps.
     *
     * @param metric for a single ramp
     */
    List<MetricValue> readings(CriticalLoadMetric metric) {
        Scenario filtered = filtered(metric);
        List<List<MetricValue>> each =
                curves.stream().map(curve -> metric.read(curve, filtered)).toList();
        List<MetricValue> means = new ArrayList<>();
        for (MetricValue first : each.get(0)) {
            List<MetricValue> readings = new ArrayList<>();
            each.forEach(
                    own ->
                            own.stream()
                                    .filter(r -> r.quantity().equals(first.quantity()))
                                    .forEach(readings::add));
            if (readings.size() == each.size()) {
                means.add(mean(first.quantity(), readings));
            }
        }
        return means;
    }

    /** Sets the filter to a fixed fraction of the critical load that the faster ramps give. */
    private Scenario filtered(CriticalLoadMetric metric) {
        OptionalDouble place =
                faster.stream()
                        .map(curve -> metric.read(curve, settings).get(0).value())
                        .flatMapToDouble(OptionalDouble::stream)
                        .average();
        if (settings.isGiven(CriticalLoadMetric.FILTER) || place.isEmpty()) {
            return settings;
        }
        String width = Decimal.round(SHARE * place.getAsDouble(), DIGITS);
        return settings.with(CriticalLoadMetric.FILTER, Double.parseDouble(width));
    }

    private MetricValue mean(Quantity quantity, List<MetricValue> readings) {
        for (MetricValue reading : readings) {
            if (reading.value().isEmpty()) {
                return reading;
            }
        }
        Explanation which = rampCount(readings.size());
        if (readings.size() == 1) {
            MetricValue only = readings.get(0);
            return FiniteReadings.reading(
                    quantity,
                    only.value().getAsDouble(),
                    only.halfWidth(),
                    Explanation.of("slowest-ramp", "{which}: {note}", which, only.note()));
        }
        ReplicationMean seeds =
                ReplicationMean.of(
                        readings.stream().mapToDouble(r -> r.value().getAsDouble()).toArray());
        return FiniteReadings.reading(
                quantity,
                seeds.mean(),
                OptionalDouble.of(seeds.halfWidth()),
                which.followedBy(Explanation.of("", ", interval by Student's t over them")));
    }

    private Explanation rampCount(int number) {
        String slowest = faster.isEmpty() ? "" : "slowest ";
        return number == 1
                ? Explanation.of("slowest-ramp", "the " + slowest + "ramp")
                : Explanation.of(
                        "mean-of-ramps", "mean of the {ramps} " + slowest + "ramps", number);
    }
}
