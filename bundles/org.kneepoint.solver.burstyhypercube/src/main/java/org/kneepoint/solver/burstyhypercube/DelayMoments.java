// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * Two moments of a delay that is zero or about exponential. Immutable.
 *
 * @param nonzeroProbability probability of a delay, 0 to 1
 * @param mean over all, cycles
 * @param meanSquare mean square over all, cycles squared
 */
record DelayMoments(double nonzeroProbability, double mean, double meanSquare) {
    /** No delay. */
    static final DelayMoments NONE = new DelayMoments(0, 0, 0);

    /** Returns a delay that is zero or exponential. */
    static DelayMoments exponential(double probability, double mean) {
        double limited = Math.min(1, probability);
        return mean > 0 && limited > 0
                ? new DelayMoments(limited, mean, 2 * mean * mean / limited)
                : NONE;
    }

    /** Returns this delay with a probability, else zero. */
    DelayMoments weighted(double probability) {
        return new DelayMoments(
                nonzeroProbability * probability, mean * probability, meanSquare * probability);
    }

    /** Returns the mixture with another delay, both {@linkplain #weighted weighted}. */
    DelayMoments mixedWith(DelayMoments other) {
        return new DelayMoments(
                Math.min(1, nonzeroProbability + other.nonzeroProbability),
                mean + other.mean,
                meanSquare + other.meanSquare);
    }

    /** Returns this delay without a component of the mixture, both weighted. */
    DelayMoments without(DelayMoments part) {
        return new DelayMoments(
                Math.max(0, nonzeroProbability - part.nonzeroProbability),
                Math.max(0, mean - part.mean),
                Math.max(0, meanSquare - part.meanSquare));
    }

    /** Returns the sum with an independent delay. */
    DelayMoments plus(DelayMoments other) {
        return new DelayMoments(
                nonzeroProbability + (1 - nonzeroProbability) * other.nonzeroProbability,
                mean + other.mean,
                meanSquare + 2 * mean * other.mean + other.meanSquare);
    }

    /** Returns the factor of the moments if a time is subtracted from the delay. */
    double tailFactor(double time) {
        if (mean <= 0) {
            return 0;
        }
        return time == 0 ? 1 : StrictMath.exp(-time / meanResidual());
    }

    /** Returns the remainder of this delay after a time. */
    DelayMoments after(double time) {
        return weighted(tailFactor(time));
    }

    /** Returns the part of this delay before a time. */
    DelayMoments upTo(double time) {
        double longer = tailFactor(time);
        double rest = meanSquare - longer * (meanSquare + 2 * time * mean);
        return new DelayMoments(
                time > 0 ? nonzeroProbability : 0, mean * (1 - longer), Math.max(0, rest));
    }

    /** Returns the mean residual of this delay, cycles. */
    double meanResidual() {
        return mean > 0 ? meanSquare / (2 * mean) : 0;
    }
}
