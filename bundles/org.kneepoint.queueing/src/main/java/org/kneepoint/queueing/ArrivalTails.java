// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * The number of arrivals during one service, in the form the embedded chain needs: every
 * probability is divided by that of no arrival, a(0), so that the recursion has no division left
 * and the common factor of a family (such as exp(-load)) is never formed.
 *
 * <p>All sums run over positive terms. Not thread-safe.
 */
final class ArrivalTails {
    /**
     * Least a(0). Below it at least one arrival per service is certain to 271 digits, and the
     * ratios would overflow.
     */
    static final double LEAST_NO_ARRIVAL = 0x1p-900;

    /** From this load on the loss is 1 minus the carried fraction, without cancellation. */
    static final double HEAVY = 2;

    /** Terms below this, in units of a(0), are dropped. */
    private static final double LEAST_TERM = 1e-318;

    /** tail[m] = P(at least m) / a(0), m from 1 to length. */
    final double[] tail;

    /** excess[m] = tail[m] + tail[m + 1] + ... to infinity; valid below the load {@link #HEAVY}. */
    final double[] excess;

    /** Largest index in use; tails beyond it are zero in double precision. */
    int length;

    /** a(0), the probability of no arrival. */
    double noArrival;

    ArrivalTails(int top) {
        tail = new double[top + 1];
        excess = new double[top + 1];
    }

    /** Whether a(0) is so small that any finite queue is full after every service. */
    boolean isAlwaysFull() {
        return noArrival < LEAST_NO_ARRIVAL;
    }

    /** The quotient of two successive probabilities, a(j) / a(j - 1). */
    @FunctionalInterface
    interface Ratio {
        double at(int j);
    }

    /**
     * Fills from the ratios of successive probabilities.
     *
     * @param load mean number of arrivals
     * @param probabilityOfNone a(0)
     * @param ratio below 1 from some j on
     */
    void fill(double load, double probabilityOfNone, Ratio ratio) {
        noArrival = probabilityOfNone;
        if (isAlwaysFull()) {
            return;
        }
        double term = 1;
        for (int j = 1; j < tail.length; j++) {
            term = dropSubnormal(term * ratio.at(j));
            tail[j] = term;
        }
        if (load >= HEAVY && headBelowHalf()) {
            tailsByComplement();
        } else {
            sumTailBeyond(term, ratio);
        }
    }

    /** Drops the least subnormal terms, which rounding would never let reach 0. */
    private static double dropSubnormal(double term) {
        return term < LEAST_TERM ? 0 : term;
    }

    /** Sums the terms beyond the last index until the remainder is negligible. */
    private void sumTailBeyond(double last, Ratio ratio) {
        int top = tail.length - 1;
        double rest = 0;
        double restExcess = 0;
        double term = last;
        for (int i = 1; term > 0; i++) {
            double quotient = ratio.at(top + i);
            double gap = 1 - quotient;
            term = dropSubnormal(term * quotient);
            rest += term;
            restExcess += i * term;
            if (gap > 0 && i * term < 1e-20 * gap * gap * restExcess) {
                break;
            }
        }
        sumTailsFromEnd(rest, restExcess);
    }

    private void sumTailsFromEnd(double rest, double restExcess) {
        double sum = rest;
        double sumExcess = restExcess;
        length = 0;
        for (int m = tail.length - 1; m > 0; m--) {
            sum += tail[m];
            sumExcess += sum;
            tail[m] = sum;
            excess[m] = sumExcess;
            if (length == 0 && sum > 0) {
                length = m;
            }
        }
    }

    /** Whether most services have more arrivals than the chain has states. */
    private boolean headBelowHalf() {
        double limit = 0.5 / noArrival;
        double head = 1;
        for (int j = 1; j < tail.length && head < limit; j++) {
            head += tail[j];
        }
        return head < limit;
    }

    /** Tails of at least one half each, as the complement of the head. */
    private void tailsByComplement() {
        double before = 1;
        for (int m = 1; m < tail.length; m++) {
            double term = tail[m];
            tail[m] = 1 / noArrival - before;
            before += term;
        }
        length = tail.length - 1;
    }

    /** A mixture of two geometric distributions, by its closed form. */
    void fillGeometric(double p1, double load1, double p2, double load2) {
        noArrival = p1 / (1 + load1) + p2 / (1 + load2);
        double weight1 = p1 / noArrival;
        double weight2 = p2 / noArrival;
        length = 0;
        for (int m = tail.length - 1; m > 0; m--) {
            double part1 = weight1 * HyperexponentialService.power(load1, m);
            double part2 = weight2 * HyperexponentialService.power(load2, m);
            tail[m] = part1 + part2;
            excess[m] = part1 * (1 + load1) + part2 * (1 + load2);
            if (length == 0 && tail[m] > 0) {
                length = m;
            }
        }
    }
}
