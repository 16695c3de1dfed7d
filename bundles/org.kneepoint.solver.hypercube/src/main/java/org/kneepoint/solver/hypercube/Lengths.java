// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

/**
 * Message lengths in phits: a geometric number of flits, which is what an exponential length is
 * once it is rounded up. Immutable.
 */
final class Lengths {
    private final int flit;
    private final double flits;
    private final double mean;
    private final double more;
    private final double exponent;

    private Lengths(int flit, double flits) {
        this.flit = flit;
        this.flits = flits;
        exponent = -1 / flits;
        more = StrictMath.exp(exponent);
        mean = flit / -StrictMath.expm1(exponent);
    }

    /**
     * Describes lengths.
     *
     * @param flit phits per flit, at least 1
     * @param flits mean of the exponential length before it is rounded up, flits, at least 1
     */
    static Lengths of(int flit, double flits) {
        return new Lengths(flit, flits);
    }

    /** Returns the mean, phits. */
    double mean() {
        return mean;
    }

    /** Returns the mean number of flits before rounding up. */
    double flits() {
        return flits;
    }

    /** Returns the mean number of flits. */
    double meanFlits() {
        return mean / flit;
    }

    /** Returns the phits of a flit. */
    int flit() {
        return flit;
    }

    /** Returns the probability that a message has another flit, whatever it had so far. */
    double more() {
        return more;
    }

    /** Returns the mean square, phits squared. */
    double square() {
        return mean * mean * (1 + more);
    }

    /**
     * Returns the probability that a message is longer than one number of phits, if it is longer
     * than another.
     *
     * @param phits at least {@code known}
     * @param known at least 0
     */
    double beyond(long phits, long known) {
        return StrictMath.exp(exponent * (phits / flit - known / flit));
    }

    /** Returns the mean length of the messages that are longer than a number of phits, phits. */
    double meanBeyond(long phits) {
        return (double) flit * (phits / flit) + mean;
    }

    /**
     * Returns the probability that a time is longer than a message takes to pass, at a phit per
     * cycle, if that time is exponential.
     *
     * @param time its mean, cycles, above 0
     */
    double outlasting(double time) {
        double flitTime = -flit / time;
        double ends = flit / mean;
        return ends * StrictMath.exp(flitTime) / -StrictMath.expm1(exponent + flitTime);
    }
}
