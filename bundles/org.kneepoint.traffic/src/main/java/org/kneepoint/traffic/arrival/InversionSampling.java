// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import java.util.random.RandomGenerator;

/** Random times by inversion; StrictMath gives the same bits on every JDK. */
final class InversionSampling {
    private InversionSampling() {}

    /** Draws an exponential time of mean 1. */
    static double exponential(RandomGenerator random) {
        return -StrictMath.log(1 - random.nextDouble());
    }

    /**
     * Draws the number of failures before the first success of independent trials.
     *
     * @param logFailure logarithm of the probability of a failure; negative infinity if none fails
     */
    static double failures(RandomGenerator random, double logFailure) {
        return Math.floor(StrictMath.log(1 - random.nextDouble()) / logFailure);
    }

    /** Logarithm of the probability of a failure, by that of a success. */
    static double logFailure(double success) {
        return StrictMath.log1p(-success);
    }
}
