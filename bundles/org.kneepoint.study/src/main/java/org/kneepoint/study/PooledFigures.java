// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.distribution.TDistribution;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;

/**
 * The figures of several independent runs as those of one point. A mean is the mean of the means,
 * and has an interval, that of Student's t over the runs; a maximum or minimum is that of all;
 * cycles, messages and seconds are summed; any other figure, percentiles among them, is averaged. A
 * figure that some run lacks, such as the latency where one saturated, is absent.
 */
final class PooledFigures {
    private static final String SEED = "seed";
    private static final String INTERVAL = "_ci95";
    private static final double UPPER_TAIL = 0.975;
    private static final Set<Quantity> SUMMED =
            Set.of(
                    Quantities.CYCLES_MEASURED,
                    Quantities.CYCLES_WARMUP,
                    Quantities.MESSAGES,
                    Quantities.SECONDS);

    /** Means that have an interval whenever there are several runs. */
    private static final Set<Quantity> MEANS =
            Set.of(
                    Quantities.THROUGHPUT,
                    Quantities.LATENCY,
                    Quantities.NETWORK_LATENCY,
                    Quantities.LATENCY_HOT,
                    Quantities.LATENCY_COLD,
                    Quantities.LATENCY_LINK,
                    Quantities.RATE_EFFECTIVE,
                    Quantities.LOSS,
                    Quantities.HOT_OUTPUT,
                    Quantities.COLD_OUTPUT,
                    Quantities.OCCUPANCY_HOT,
                    Quantities.OCCUPANCY_COLD,
                    Quantities.OCCUPANCY);

    private PooledFigures() {}

    /**
     * Returns the figures in the order of the first run.
     *
     * @param runs at least one
     */
    static Map<Quantity, Double> of(List<Point> runs) {
        Set<Quantity> quantities = new LinkedHashSet<>(runs.get(0).figures().keySet());
        runs.get(0).figures().keySet().stream()
                .filter(MEANS::contains)
                .map(Quantities::interval)
                .forEach(quantities::add);
        Map<Quantity, Double> pooled = new LinkedHashMap<>();
        for (Quantity quantity : quantities) {
            double[] values = values(runs, subject(quantity));
            if (values.length == runs.size()) {
                pooled.put(quantity, pooled(quantity.name(), values));
            }
        }
        return pooled;
    }

    /** An interval is about the means of the runs, not about their intervals. */
    private static Quantity subject(Quantity quantity) {
        String name = quantity.name();
        return name.endsWith(INTERVAL)
                ? Quantity.of(name.substring(0, name.length() - INTERVAL.length()), "", "")
                : quantity;
    }

    private static double[] values(List<Point> runs, Quantity quantity) {
        return runs.stream().flatMapToDouble(run -> run.get(quantity).stream()).toArray();
    }

    private static double pooled(String name, double[] values) {
        if (name.equals(SEED)) {
            return values[0];
        }
        if (SUMMED.contains(Quantity.of(name, "", ""))) {
            return Arrays.stream(values).sum();
        }
        if (name.endsWith("_max")) {
            return Arrays.stream(values).max().orElseThrow();
        }
        if (name.endsWith("_min")) {
            return Arrays.stream(values).min().orElseThrow();
        }
        return name.endsWith(INTERVAL) ? halfWidth(values) : mean(values);
    }

    /** Exact where all are the same. */
    private static double mean(double[] values) {
        double deviations = 0;
        for (double value : values) {
            deviations += value - values[0];
        }
        return values[0] + deviations / values.length;
    }

    /** Of a single run there is none. */
    private static double halfWidth(double[] values) {
        int freedom = values.length - 1;
        if (freedom == 0) {
            return Double.NaN;
        }
        double mean = mean(values);
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        double quantile = new TDistribution(freedom).inverseCumulativeProbability(UPPER_TAIL);
        return quantile * Math.sqrt(squares / freedom / values.length);
    }
}
