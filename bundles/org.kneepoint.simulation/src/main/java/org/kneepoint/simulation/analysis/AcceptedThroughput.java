// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Arrays;
import org.kneepoint.simulation.statistics.BatchMeans;
import org.kneepoint.simulation.statistics.LinearTrend;

/**
 * What a network delivers when it is offered too much.
 *
 * @param rate mean and interval over consecutive parts of the time
 * @param drift growth from the first part to the last, relative to the mean
 * @param hasAllParts whether there was time for all parts
 */
record AcceptedThroughput(BatchMeans rate, double drift, boolean hasAllParts) {
    /** Parts of the time. */
    static final int PARTS = 16;

    /**
     * Takes stock.
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

    /** Returns whether it is less than a rate, flits per cycle, beyond its interval. */
    boolean isBelow(double flits) {
        return hasAllParts && rate.mean() + rate.halfWidth() < flits;
    }

    /** Returns whether it is known to half this relative precision, and does not drift by more. */
    boolean isPrecise(double precision) {
        return rate.isIndependent()
                && rate.relativeHalfWidth() <= precision / 2
                && Math.abs(drift) <= precision;
    }
}
