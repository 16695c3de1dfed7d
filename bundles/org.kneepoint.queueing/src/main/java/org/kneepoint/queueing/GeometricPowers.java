// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * Powers of a ratio that may be very close to 1. They are taken as exp(m log x): with log x right
 * to its last digit the relative error grows with the logarithm of the result and not with m.
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
     * Returns the least n, at most {@link StateDistribution#MOST_STATES}, with a negligible
     * probability of n or more customers, when that probability is {@code first * x^(n - from)}.
     */
    int states(int from, double first) {
        if (first == 0) {
            return Math.min(StateDistribution.MOST_STATES, from);
        }
        if (log == Double.NEGATIVE_INFINITY) {
            // the first of the states has all that is left, whatever the limit of the formula says
            return Math.min(StateDistribution.MOST_STATES, from + 1);
        }
        double steps = Math.ceil(Math.log(StateDistribution.NEGLIGIBLE / first) / log);
        return (int) Math.max(1, Math.min(StateDistribution.MOST_STATES, from + steps));
    }
}
