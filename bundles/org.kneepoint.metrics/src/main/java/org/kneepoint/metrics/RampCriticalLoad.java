// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CrossingInterval;
import org.kneepoint.metrics.ramp.CrossingRule;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.metrics.ramp.DoubleMovingAverage;
import org.kneepoint.metrics.ramp.FilterWidth;
import org.kneepoint.metrics.ramp.GradientCrossing;
import org.kneepoint.metrics.ramp.RampSeries;
import org.kneepoint.metrics.ramp.ThroughputGradient;
import org.kneepoint.metrics.ramp.WindowNoise;

/** The critical load of one ramp by the practical definition, equation (4) of the paper. */
final class RampCriticalLoad {
    static final Explanation NO_THROUGHPUT =
            Explanation.of(
                    "no-throughput",
                    "the windows have no throughput: to derive it from the packets received,"
                            + " give nodes=, length= and window=");

    private final RampSeries ramp;
    private final Optional<Double> filter;
    private final double threshold;
    private final CrossingRule rule;

    RampCriticalLoad(Curve curve, Scenario settings) {
        ramp = RampSeries.of(curve, CurveContext.of(curve, settings));
        filter = settings.find(CriticalLoadMetric.FILTER);
        threshold = settings.get(CriticalLoadMetric.THRESHOLD);
        rule = CrossingRule.of(settings.get(CriticalLoadMetric.CROSSING));
    }

    RampSeries ramp() {
        return ramp;
    }

    /** Returns the reason for which there is no gradient, if any. */
    Optional<Explanation> obstacle() {
        if (ramp.obstacle().isPresent()) {
            return ramp.obstacle();
        }
        if (ramp.throughput().isEmpty()) {
            return Optional.of(NO_THROUGHPUT);
        }
        return obstacle(average());
    }

    private Optional<Explanation> obstacle(DoubleMovingAverage average) {
        double step = ramp.step();
        int maxWindows = (ramp.size() - 2) / 4;
        if (maxWindows < 1) {
            return Optional.of(SmoothedRampCurves.tooShort(ramp.size()));
        }
        if (average.leastWindows() <= ramp.size()) {
            return Optional.empty();
        }
        return Optional.of(
                Explanation.of(
                        "filter-too-wide",
                        "a filter of half width {width}{why} needs {fewest}, the ramp has"
                                + " {windows}: give filter={most} or less",
                        LoadSeries.rounded(average.windowsPerSide() * step),
                        filter.isEmpty() ? ", required by the noise," : "",
                        windows(average.leastWindows()),
                        ramp.size(),
                        LoadSeries.rounded(maxWindows * step)));
    }

    /** Returns the filter: the given width in whole windows, at least one, else by rule. */
    DoubleMovingAverage average() {
        double step = ramp.step();
        return filter.map(
                        width ->
                                new DoubleMovingAverage(
                                        (int) Math.max(1, Math.min(Math.rint(width / step), 1e8))))
                .orElseGet(() -> FilterWidth.byRule(ramp.throughput().orElseThrow(), step));
    }

    /**
     * Reads the critical load off the packets received and, where known, the expected generation.
     */
    List<MetricValue> readings() {
        if (obstacle().isPresent()) {
            return List.of(MetricValue.missing(FiguresOfMerit.CRITICAL_LOAD, obstacle().get()));
        }
        List<MetricValue> readings = new ArrayList<>();
        readings.add(reading(FiguresOfMerit.CRITICAL_LOAD, ramp.throughput().orElseThrow()));
        ramp.expected()
                .map(values -> reading(CriticalLoadMetric.CRITICAL_LOAD_EXPECTED, values))
                .ifPresent(readings::add);
        return readings;
    }

    private MetricValue reading(Quantity quantity, double[] values) {
        DoubleMovingAverage average = average();
        ThroughputGradient gradient = average.gradient(ramp.loads(), values);
        Optional<GradientCrossing> crossing = gradient.crossing(threshold, rule);
        if (crossing.isEmpty()) {
            return MetricValue.missing(quantity, why(gradient).followedBy(filtered(average)));
        }
        int centre = crossing.get().before() + average.margin();
        double deviation = WindowNoise.ofGradient(noise(values, centre), average, ramp.step());
        CrossingInterval band =
                CrossingInterval.about(
                        gradient, crossing.get(), threshold, deviation, average.windowsPerSide());
        Explanation note =
                Explanation.of(
                                "crossing",
                                "{rule} through {threshold}",
                                rule.parameterValue(),
                                LoadSeries.rounded(threshold))
                        .followedBy(filtered(average))
                        .followedBy(ramp.omittedWindows());
        return MetricValue.of(quantity, crossing.get().load(), note)
                .withHalfWidth(band.halfWidth());
    }

    /**
     * Near the critical load the slow noise of the network, common to both, exceeds that of the
     * generation. The packets received show its size; the expected generation of a short ramp does
     * not.
     */
    private double noise(double[] values, int centre) {
        DoubleMovingAverage average = average();
        return Math.max(
                WindowNoise.nearCrossing(values, centre, average),
                WindowNoise.nearCrossing(ramp.throughput().orElseThrow(), centre, average));
    }

    private Explanation why(ThroughputGradient gradient) {
        if (!gradient.reaches(threshold)) {
            return Explanation.of(
                    "below-threshold",
                    "the gradient is below {threshold} from load {load} on, the first after"
                            + " the filter",
                    LoadSeries.rounded(threshold),
                    LoadSeries.rounded(gradient.load(0)));
        }
        return Explanation.of(
                "above-threshold",
                "the gradient does not fall below {threshold} up to load {load}",
                LoadSeries.rounded(threshold),
                LoadSeries.rounded(gradient.load(gradient.size() - 1)));
    }

    private Explanation filtered(DoubleMovingAverage average) {
        return Explanation.of(
                "filter",
                "; filter {width}{rule} ({windows} to either side, twice)",
                LoadSeries.rounded(average.windowsPerSide() * ramp.step()),
                filter.isEmpty() ? " by rule" : "",
                windows(average.windowsPerSide()));
    }

    private static Explanation windows(int number) {
        return Explanation.of("", number == 1 ? "{windows} window" : "{windows} windows", number);
    }
}
