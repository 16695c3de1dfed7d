// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import org.kneepoint.simulation.statistics.BatchMeans;
import org.kneepoint.simulation.statistics.LinearTrend;

/**
 * Accepted throughput of an interval, from batch means over equal parts of it.
 *
 * @param rate mean and interval over consecutive parts of the time
 * @param drift growth from the first part to the last, relative to the mean
 * @param hasAllParts whether there was time for all parts
 */
record AcceptedThroughput(BatchMeans rate, double drift, boolean hasAllParts) {
    /** Parts of the time. */
    static final int PARTS = 16;

    /**
     * Computes the accepted throughput.
     *
     * @param times length of each part
     * @param flits flits delivered in each
     */
    static AcceptedThroughput of(double[] times, double[] flits) {
        double[] rates = new double[PARTS];
        for (int part = 0; part < PARTS; part++) {
            rates[part] = times[part] > 0 ? flits[part] / times[part] : 0;
        }
        boolean hasAllParts = Arrays.stream(times).allMatch(time -> time > 0);
        return new AcceptedThroughput(
                BatchMeans.of(times, flits), LinearTrend.growth(rates), hasAllParts);
    }

    /**
     * Returns the half width of the 95 % interval of the rate, flits per cycle; NaN if the time is
     * too short for one.
     */
    double halfWidth() {
        return hasAllParts ? rate.halfWidth() : Double.NaN;
    }

    /** Returns whether the whole confidence interval lies below a rate, flits per cycle. */
    boolean isBelow(double flits) {
        return hasAllParts && rate.mean() + rate.halfWidth() < flits;
    }

    /**
     * Returns whether the relative half width is at most half of a precision and the drift at most
     * that precision.
     */
    boolean isPrecise(double precision) {
        return rate.isIndependent()
                && rate.relativeHalfWidth() <= precision / 2
                && Math.abs(drift) <= precision;
    }
}
