// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Arrays;

/**
 * What a network delivers when it is offered too much.
 *
 * @param rate mean and interval over consecutive parts of the time
 * @param drift growth from the first part to the last, relative to the mean
 * @param isLong whether there was time for all parts
 */
record Accepted(BatchMeans rate, double drift, boolean isLong) {
    /** Parts of the time. */
    static final int PARTS = 16;

    /**
     * Takes stock.
     *
     * @param times length of each part
     * @param flits flits delivered in each
     */
    static Accepted of(double[] times, double[] flits) {
        double[] rates = new double[PARTS];
        for (int part = 0; part < PARTS; part++) {
            rates[part] = times[part] > 0 ? flits[part] / times[part] : 0;
        }
        boolean isLong = Arrays.stream(times).allMatch(time -> time > 0);
        return new Accepted(BatchMeans.of(times, flits), Trend.growth(rates), isLong);
    }

    /**
     * Returns the half width of the 95 % interval of the rate, flits per cycle; NaN if the time is
     * too short for one.
     */
    double halfWidth() {
        return isLong ? rate.halfWidth() : Double.NaN;
    }

    /** Returns whether it is less than a rate, flits per cycle, beyond its interval. */
    boolean isLess(double flits) {
        return isLong && rate.mean() + rate.halfWidth() < flits;
    }

    /** Returns whether it is known to half this relative precision, and does not drift by more. */
    boolean isKnown(double precision) {
        return rate.isIndependent()
                && rate.relative() <= precision / 2
                && Math.abs(drift) <= precision;
    }
}
