// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

/**
 * A time that is zero except with a certain chance, and then about exponential. Immutable.
 *
 * @param chance that it is not zero, 0 to 1
 * @param mean over all, cycles
 * @param square mean square over all, cycles squared
 */
record Delay(double chance, double mean, double square) {
    /** No delay at all. */
    static final Delay NONE = new Delay(0, 0, 0);

    /** Returns the delay that is exponential whenever it is not zero. */
    static Delay exponential(double chance, double mean) {
        double limited = Math.min(1, chance);
        return mean > 0 && limited > 0 ? new Delay(limited, mean, 2 * mean * mean / limited) : NONE;
    }

    /** Returns this delay, but only with a probability. */
    Delay times(double probability) {
        return new Delay(chance * probability, mean * probability, square * probability);
    }

    /** Returns the mixture with another delay, both weighted already by {@link #times}. */
    Delay or(Delay other) {
        return new Delay(
                Math.min(1, chance + other.chance), mean + other.mean, square + other.square);
    }

    /** Returns this delay without another, part of it, both weighted. */
    Delay without(Delay part) {
        return new Delay(
                Math.max(0, chance - part.chance),
                Math.max(0, mean - part.mean),
                Math.max(0, square - part.square));
    }

    /** Returns the sum with an independent delay. */
    Delay plus(Delay other) {
        return new Delay(
                chance + (1 - chance) * other.chance,
                mean + other.mean,
                square + 2 * mean * other.mean + other.square);
    }

    /** Returns the factor by which a delay shrinks if a time is taken off its end. */
    double longerThan(double time) {
        if (mean <= 0) {
            return 0;
        }
        return time == 0 ? 1 : StrictMath.exp(-time / residual());
    }

    /** Returns what is left of this delay after a time. */
    Delay after(double time) {
        return times(longerThan(time));
    }

    /** Returns the part of this delay before a time. */
    Delay upTo(double time) {
        double longer = longerThan(time);
        double rest = square - longer * (square + 2 * time * mean);
        return new Delay(time > 0 ? chance : 0, mean * (1 - longer), Math.max(0, rest));
    }

    /** Returns the mean of what is left of this delay at a random moment within it, cycles. */
    double residual() {
        return mean > 0 ? square / (2 * mean) : 0;
    }
}
