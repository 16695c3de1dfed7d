// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.Frame;
import org.kneepoint.metrics.ramp.Ramp;
import org.kneepoint.metrics.ramp.Seeds;
import org.kneepoint.metrics.ramp.SlewLimit;

/** The network performance measure of several ramps: their mean, or what slower ramps tend to. */
final class PerformanceLimit {
    /** Slew rates as far apart as rounding of the loads may put them are one. */
    private static final int SLEW_DIGITS = 3;

    private PerformanceLimit() {}

    static List<Reading> of(List<Curve> curves, Scenario settings, NetworkPerformance metric) {
        List<Curve> ramps = curves.stream().filter(c -> c.method().equals(Method.RAMP)).toList();
        if (ramps.size() < 2) {
            return List.of();
        }
        List<SlewLimit.Run> runs = new ArrayList<>();
        List<Reading> readings = new ArrayList<>();
        for (Curve curve : ramps) {
            Reading reading = metric.read(curve, settings).get(0);
            if (reading.value().isEmpty() && isDeadlocked(curve)) {
                return List.of(reading);
            }
            readings.add(reading);
            // a ramp over a part of the range serves to find the critical load
            reading.value()
                    .ifPresent(
                            value ->
                                    runs.add(
                                            new SlewLimit.Run(
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
        long slews = runs.stream().mapToDouble(SlewLimit.Run::slew).distinct().count();
        return List.of(slews > 1 ? limit(runs) : mean(runs));
    }

    private static boolean isDeadlocked(Curve curve) {
        return curve.points().stream().anyMatch(point -> point.status() == Status.DEADLOCKED);
    }

    /** With windows of unknown width only the ratios of slew rates count: one cycle will do. */
    private static double slew(Curve curve, Scenario settings) {
        Frame frame = Frame.of(curve, settings);
        double slew = frame.window().orElse(1) / Ramp.of(curve, frame).step();
        return Double.parseDouble(Decimal.round(slew, SLEW_DIGITS));
    }

    private static Reading mean(List<SlewLimit.Run> runs) {
        Seeds seeds = Seeds.of(runs.stream().mapToDouble(SlewLimit.Run::value).toArray());
        Explanation note =
                Explanation.of(
                        "mean-of-ramps",
                        "mean of the {ramps} ramps, interval by Student's t over them",
                        runs.size());
        return Sound.reading(
                FiguresOfMerit.NPM, seeds.mean(), OptionalDouble.of(seeds.half()), note);
    }

    private static Reading limit(List<SlewLimit.Run> runs) {
        SlewLimit limit = SlewLimit.of(runs);
        DoubleSummaryStatistics slews =
                runs.stream().mapToDouble(SlewLimit.Run::slew).summaryStatistics();
        Explanation note =
                Explanation.of(
                        "limit-of-ramps",
                        "limit + c / slew through {ramps} ramps of slew {least} to {most} cycles,"
                                + " c = {change}"
                                + (limit.half().isEmpty() ? "; no interval: a ramp has none" : ""),
                        runs.size(),
                        LoadSeries.text(slews.getMin()),
                        LoadSeries.text(slews.getMax()),
                        new Explanation.Rounded(limit.change(), 3));
        return Sound.reading(NetworkPerformance.NPM_LIMIT, limit.limit(), limit.half(), note);
    }
}
