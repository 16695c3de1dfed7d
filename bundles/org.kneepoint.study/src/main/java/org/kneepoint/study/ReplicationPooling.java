// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Quantity.Pooling;
import org.kneepoint.support.StudentT;

/**
 * Pools the figures of independent runs of one point by the rule of each quantity. A figure that
 * some run lacks, such as the latency of a saturated run, is absent.
 */
final class ReplicationPooling {
    private ReplicationPooling() {}

    /**
     * Returns the pooled figures in the order of the first run.
     *
     * @param runs at least one
     */
    static Map<Quantity, Double> pool(List<Point> runs) {
        Set<Quantity> quantities = new LinkedHashSet<>(runs.get(0).figures().keySet());
        runs.get(0).figures().keySet().stream()
                .filter(quantity -> quantity.pooling() == Pooling.ESTIMATE)
                .map(Quantities::halfWidth)
                .forEach(quantities::add);
        Map<Quantity, Double> pooled = new LinkedHashMap<>();
        for (Quantity quantity : quantities) {
            boolean interval = quantity.pooling() == Pooling.INTERVAL;
            double[] values = values(runs, interval ? quantity.base() : quantity);
            if (values.length == runs.size()) {
                pooled.put(quantity, pooled(quantity.pooling(), values));
            }
        }
        return pooled;
    }

    private static double[] values(List<Point> runs, Quantity quantity) {
        return runs.stream().flatMapToDouble(run -> run.get(quantity).stream()).toArray();
    }

    private static double pooled(Pooling pooling, double[] values) {
        return switch (pooling) {
            case AVERAGE, ESTIMATE -> mean(values);
            case INTERVAL -> halfWidth(values);
            case MAXIMUM -> Arrays.stream(values).max().orElseThrow();
            case MINIMUM -> Arrays.stream(values).min().orElseThrow();
            case SUM -> Arrays.stream(values).sum();
            case FIRST -> values[0];
        };
    }

    /** Exact if all are equal. */
    private static double mean(double[] values) {
        double deviations = 0;
        for (double value : values) {
            deviations += value - values[0];
        }
        return values[0] + deviations / values.length;
    }

    /** NaN for a single run. */
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
        return StudentT.bound95(freedom) * Math.sqrt(squares / freedom / values.length);
    }
}
