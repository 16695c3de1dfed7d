// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import org.kneepoint.simulation.statistics.BatchMeans;
import org.kneepoint.simulation.statistics.LinearTrend;

/**
 * Accepted throughput of an interval, from batch means over equal parts of it.
 *
 * @param rate mean and confidence interval over consecutive parts of the time, flits per cycle
 * @param drift growth from the first part to the last, relative to the mean
 * @param hasAllParts whether every part has a positive length
 */
record AcceptedThroughput(BatchMeans rate, double drift, boolean hasAllParts) {

    /**
     * Computes the accepted throughput.
     *
     * @param times length of each part, cycles
     * @param flits flits delivered in each part
     */
    static AcceptedThroughput of(double[] times, double[] flits) {
        double[] rates = new double[times.length];
        for (int part = 0; part < times.length; part++) {
            rates[part] = times[part] > 0 ? flits[part] / times[part] : 0;
        }
        boolean hasAllParts = Arrays.stream(times).allMatch(time -> time > 0);
        return new AcceptedThroughput(
                BatchMeans.of(times, flits), LinearTrend.growth(rates), hasAllParts);
    }

    /**
     * Returns the half width of the 95 % confidence interval of the rate, flits per cycle; NaN if
     * the interval is too short.
     */
    double halfWidth() {
        return hasAllParts ? rate.halfWidth() : Double.NaN;
    }

    /**
     * Returns whether the mean is below a rate, flits per cycle, by more than a number of half
     * widths: with 1 the whole confidence interval lies below it.
     */
    boolean isBelow(double flits, double halfWidths) {
        return hasAllParts && rate.mean() + halfWidths * rate.halfWidth() < flits;
    }

    /**
     * Returns whether the parts are independent and the whole confidence interval is at or above a
     * rate, flits per cycle.
     */
    boolean isAtLeast(double flits) {
        return hasAllParts
                && rate.isIndependent(RunRules.CRITICAL_CORRELATION)
                && rate.mean() - rate.halfWidth() >= flits;
    }

    /** Returns whether the relative difference from another mean is at most a tolerance. */
    boolean isNear(AcceptedThroughput other, double tolerance) {
        return Math.abs(rate.mean() - other.rate.mean()) <= tolerance * other.rate.mean();
    }

    /**
     * Returns whether the parts are independent, the relative half width is at most half of a
     * precision and the drift at most that precision.
     */
    boolean isPrecise(double precision) {
        return rate.isIndependent(RunRules.CRITICAL_CORRELATION)
                && rate.relativeHalfWidth() <= precision / 2
                && Math.abs(drift) <= precision;
    }
}
