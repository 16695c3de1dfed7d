// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.statistics.BatchMeans;
import org.kneepoint.simulation.statistics.LatencyHistogram;

/**
 * A latency that a fraction of the packets do not exceed, and its 95 % interval: from the latency
 * that so much less of the packets do not exceed to that of so much more, as the fraction of the
 * packets above the percentile is uncertain (R. S. Woodruff: Confidence intervals for medians and
 * other position measures, J. Amer. Statist. Assoc. 47, 1952, with the variance from batches).
 *
 * @param value cycles
 * @param halfWidth to the farther end of the interval, cycles; NaN if that is beyond the data
 */
record Percentile(double value, double halfWidth) {
    /**
     * Takes a percentile of the packets generated before a time.
     *
     * @param fraction above 0 and below 1
     * @param all latencies of those packets
     * @param windowed the same by the time of their generation
     * @param time cycles
     */
    static Percentile of(
            double fraction, LatencyHistogram all, WindowedLatencies windowed, double time) {
        double value = all.quantile(fraction);
        if (all.quantile(0) == all.maximum()) {
            return new Percentile(value, 0);
        }
        BatchMeans above = windowed.fractionAbove(value, 1 - fraction, time);
        double varianceAbove = above.mean() * (1 - above.mean());
        double error = above.halfWidth() * Math.sqrt(fraction * (1 - fraction) / varianceAbove);
        if (varianceAbove <= 0 || !(fraction - error > 0 && fraction + error < 1)) {
            return new Percentile(value, Double.NaN);
        }
        double less = value - all.quantile(fraction - error);
        double more = all.quantile(fraction + error) - value;
        return new Percentile(value, Math.max(less, more));
    }

    /** Returns the same with an interval that is as wide as this at least; NaN is no width. */
    Percentile withHalfWidthAtLeast(double width) {
        return width > halfWidth ? new Percentile(value, width) : this;
    }
}
