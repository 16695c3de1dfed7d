// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * Message lengths in phits: a geometric number of flits, the distribution of a rounded-up
 * exponential length. Immutable.
 */
final class GeometricLengths {
    private final int phitsPerFlit;
    private final double meanFlitsBeforeRounding;
    private final double mean;
    private final double continueProbability;
    private final double exponent;

    private GeometricLengths(int flit, double flits) {
        this.phitsPerFlit = flit;
        this.meanFlitsBeforeRounding = flits;
        exponent = -1 / flits;
        continueProbability = StrictMath.exp(exponent);
        mean = flit / -StrictMath.expm1(exponent);
    }

    /**
     * Creates the distribution.
     *
     * @param flit phits per flit, at least 1
     * @param flits mean of the exponential length before rounding up, flits, at least 1
     */
    static GeometricLengths of(int flit, double flits) {
        return new GeometricLengths(flit, flits);
    }

    /** Returns the mean, phits. */
    double mean() {
        return mean;
    }

    /** Returns the mean number of flits before rounding up. */
    double meanFlitsBeforeRounding() {
        return meanFlitsBeforeRounding;
    }

    /** Returns the mean number of flits. */
    double meanFlits() {
        return mean / phitsPerFlit;
    }

    /** Returns the phits of a flit. */
    int phitsPerFlit() {
        return phitsPerFlit;
    }

    /** Returns the probability that a message has another flit, given any number of flits. */
    double continueProbability() {
        return continueProbability;
    }

    /** Returns the mean square, phits squared. */
    double meanSquare() {
        return mean * mean * (1 + continueProbability);
    }

    /**
     * Returns the probability that a message is longer than a number of phits, given that it is
     * longer than another.
     *
     * @param phits at least {@code known}
     * @param known at least 0
     */
    double longerThanGiven(long phits, long known) {
        return StrictMath.exp(exponent * (phits / phitsPerFlit - known / phitsPerFlit));
    }

    /** Returns the mean length of the messages longer than a number of phits, phits. */
    double meanBeyond(long phits) {
        return (double) phitsPerFlit * (phits / phitsPerFlit) + mean;
    }

    /**
     * Returns the probability that an exponential time exceeds the transfer time of a message at a
     * phit per cycle.
     *
     * @param time its mean, cycles, above 0
     */
    double outlastingProbability(double time) {
        double flitTime = -phitsPerFlit / time;
        double ends = phitsPerFlit / mean;
        return ends * StrictMath.exp(flitTime) / -StrictMath.expm1(exponent + flitTime);
    }
}
