// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.List;
import org.kneepoint.simulation.statistics.BatchMeans;
import org.kneepoint.simulation.statistics.LatencyHistogram;

/**
 * Latency that a fraction of the packets does not exceed, with its 95 % confidence interval: the
 * quantiles at the fraction minus and plus the half width of the fraction of packets above the
 * percentile (R. S. Woodruff: Confidence intervals for medians and other position measures, J.
 * Amer. Statist. Assoc. 47, 1952; the half width is that of batch means).
 *
 * @param value cycles
 * @param halfWidth distance to the farther end of the interval, cycles; NaN if an end is beyond the
 *     data
 */
record Percentile(double value, double halfWidth) {
    /**
     * Returns a percentile of the packets generated before a time.
     *
     * @param fraction above 0 and below 1
     * @param all latencies of those packets
     * @param windowed the same latencies by time of generation, of each copy of the network
     * @param time cycles
     */
    static Percentile of(
            double fraction, LatencyHistogram all, List<WindowedLatencies> windowed, double time) {
        double value = all.quantile(fraction);
        if (all.quantile(0) == all.maximum()) {
            return new Percentile(value, 0);
        }
        BatchMeans above = WindowedLatencies.fractionAbove(windowed, value, 1 - fraction, time);
        double varianceAbove = above.mean() * (1 - above.mean());
        double error = above.halfWidth() * Math.sqrt(fraction * (1 - fraction) / varianceAbove);
        if (varianceAbove <= 0 || !(fraction - error > 0 && fraction + error < 1)) {
            return new Percentile(value, Double.NaN);
        }
        double less = value - all.quantile(fraction - error);
        double more = all.quantile(fraction + error) - value;
        return new Percentile(value, Math.max(less, more));
    }

    /** Returns a copy whose half width is at least {@code width}; NaN has no effect. */
    Percentile withHalfWidthAtLeast(double width) {
        return width > halfWidth ? new Percentile(value, width) : this;
    }
}
