// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.metrics.ramp.RampSeries;
import org.kneepoint.metrics.ramp.ReplicationMean;
import org.kneepoint.metrics.ramp.SlowRampLimit;

/** The network performance measure of several ramps: their mean, or its limit for slow ramps. */
final class NetworkPerformanceLimit {
    /** Slew rates equal in this many digits are one: the loads may be rounded. */
    private static final int SLEW_DIGITS = 3;

    private NetworkPerformanceLimit() {}

    static List<MetricValue> of(
            List<Curve> curves, Scenario settings, NetworkPerformanceMetric metric) {
        List<Curve> ramps =
                curves.stream().filter(c -> c.method().equals(EvaluationMethod.RAMP)).toList();
        if (ramps.size() < 2) {
            return List.of();
        }
        List<SlowRampLimit.RampFigure> runs = new ArrayList<>();
        List<MetricValue> readings = new ArrayList<>();
        for (Curve curve : ramps) {
            MetricValue reading = metric.read(curve, settings).get(0);
            if (reading.value().isEmpty() && isDeadlocked(curve)) {
                return List.of(reading);
            }
            readings.add(reading);
            // a ramp over part of the range is one for the critical load
            reading.value()
                    .ifPresent(
                            value ->
                                    runs.add(
                                            new SlowRampLimit.RampFigure(
                                                    slew(curve, settings),
                                                    value,
                                                    reading.halfWidth())));
        }
        if (runs.size() < 2) {
            return readings.stream()
                    .sorted(Comparator.comparing(reading -> reading.value().isEmpty()))
                    .limit(1)
                    .toList();
        }
        long slews = runs.stream().mapToDouble(SlowRampLimit.RampFigure::slew).distinct().count();
        return List.of(slews > 1 ? limit(runs) : mean(runs));
    }

    private static boolean isDeadlocked(Curve curve) {
        return curve.points().stream().anyMatch(point -> point.status() == Status.DEADLOCKED);
    }

    /** With windows of unknown width only the ratios of slew rates count, so the width is 1. */
    private static double slew(Curve curve, Scenario settings) {
        CurveContext context = CurveContext.of(curve, settings);
        double slew = context.window().orElse(1) / RampSeries.of(curve, context).step();
        return Double.parseDouble(Decimal.round(slew, SLEW_DIGITS));
    }

    private static MetricValue mean(List<SlowRampLimit.RampFigure> runs) {
        ReplicationMean seeds =
                ReplicationMean.of(
                        runs.stream().mapToDouble(SlowRampLimit.RampFigure::value).toArray());
        Explanation note =
                Explanation.of(
                        "mean-of-ramps",
                        "mean of the {ramps} ramps, interval by Student's t over them",
                        runs.size());
        return FiniteReadings.reading(
                FiguresOfMerit.NPM, seeds.mean(), OptionalDouble.of(seeds.halfWidth()), note);
    }

    private static MetricValue limit(List<SlowRampLimit.RampFigure> runs) {
        SlowRampLimit limit = SlowRampLimit.of(runs);
        DoubleSummaryStatistics slews =
                runs.stream().mapToDouble(SlowRampLimit.RampFigure::slew).summaryStatistics();
        Explanation note =
                Explanation.of(
                        "limit-of-ramps",
                        "fit of limit + c / slew to {ramps} ramps of slew {least} to {most}"
                                + " cycles,"
                                + " c = {change}"
                                + (limit.halfWidth().isEmpty()
                                        ? "; no interval: a ramp has none"
                                        : ""),
                        runs.size(),
                        LoadSeries.rounded(slews.getMin()),
                        LoadSeries.rounded(slews.getMax()),
                        new Explanation.Rounded(limit.change(), 3));
        return FiniteReadings.reading(
                NetworkPerformanceMetric.NPM_LIMIT, limit.limit(), limit.halfWidth(), note);
    }
}
