// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * Powers of a ratio that may be very close to 1, as exp(m log x): with log x exact to its last
 * digit the relative error grows with the logarithm of the result, not with m.
 */
final class GeometricPowers {
    private final double log;

    private GeometricPowers(double log) {
        this.log = log;
    }

    /**
     * @param ratio x, at least 0
     * @param excess x - 1, computed without cancellation by the caller
     */
    static GeometricPowers of(double ratio, double excess) {
        return new GeometricPowers(Math.abs(excess) < 0.5 ? Math.log1p(excess) : Math.log(ratio));
    }

    double log() {
        return log;
    }

    /** Returns x to the power m, with 0 to the power 0 equal to 1. */
    double at(int m) {
        return m == 0 ? 1 : Math.exp(m * log);
    }

    /**
     * Returns the least n, at most {@link StateDistribution#MOST_STATES}, for which {@code first *
     * x^(n - from)}, the probability of n or more customers, is negligible.
     */
    int states(int from, double first) {
        if (first == 0) {
            return Math.min(StateDistribution.MOST_STATES, from);
        }
        if (log == Double.NEGATIVE_INFINITY) {
            // a ratio of 0 leaves one state
            return Math.min(StateDistribution.MOST_STATES, from + 1);
        }
        double steps = Math.ceil(Math.log(StateDistribution.NEGLIGIBLE / first) / log);
        return (int) Math.max(1, Math.min(StateDistribution.MOST_STATES, from + steps));
    }
}
