// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Moments of the time for which a message holds a station: its length and gamma-distributed waits.
 *
 * @param mean cycles
 * @param variance cycles squared
 * @param third third moment about zero, cycles to the third
 */
record HoldingTimeMoments(double mean, double variance, double third) {
    private static final double NO_WAITS = 1e-9;

    /** Returns the holding time of this mean and variance, which include those of the length. */
    static HoldingTimeMoments of(double mean, double variance, MessageLength length) {
        double waits = mean - length.mean();
        double spread = Math.max(0, variance - length.variance());
        double skew = waits > NO_WAITS * length.mean() ? 2 * spread * spread / waits : 0;
        double central = length.thirdCentralMoment() + skew;
        return new HoldingTimeMoments(
                mean, variance, mean * (mean * mean + 3 * variance) + central);
    }

    double scv() {
        return variance / (mean * mean);
    }

    /** Returns the mean residual time at an arrival. */
    double residual() {
        return (mean + variance / mean) / 2;
    }

    /** Returns the second moment of the residual time at an arrival. */
    double residualSquared() {
        return third / (3 * mean);
    }
}
