// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import java.util.Arrays;
import org.kneepoint.support.CompensatedSum;

/**
 * The chain embedded at departures: the number of customers left behind, for a single server with
 * the arrivals per service of {@link ArrivalTails}.
 *
 * <p>Balance of the up- and down-crossings between k - 1 and k gives weights without subtraction:
 * {@code q(k) = q(0) f(k) + sum over j = 1..k-1 of q(j) t(k - j + 1)}, with tails over a(0) f for
 * the first service of a busy period and t for every other one (Tijms, A First Course in Stochastic
 * Models, 2003, chapter 9; up-crossing form). The weights do not depend on the number of places,
 * and hold at every load.
 *
 * <p>Not thread-safe.
 */
final class EmbeddedChain {
    /** Above this the weights are scaled down; times 2^900 and ten thousand it is finite. */
    private static final double LARGE = 0x1p100;

    /** Relative size of a negligible part of a sum. */
    private static final double OMITTED = 1e-20;

    private static final int FIRST_WINDOW = 32;

    /** Weights, after {@link #solve} probabilities, of 0 to top customers left behind. */
    final double[] departureStates;

    /** Sums of the weights up to each index, a bound for the terms outside a window. */
    private final double[] sums;

    private int window;

    /** Index below which all weights have been scaled down to zero. */
    private int lowest;

    /**
     * @param top largest number that a departure can leave, at least 0
     */
    EmbeddedChain(int top) {
        departureStates = new double[top + 1];
        sums = new double[top + 1];
    }

    /** Computes the probabilities; {@code first} and {@code next} may be the same. */
    void solve(ArrivalTails first, ArrivalTails next, double firstFactor) {
        if (next.isAlwaysFull()) {
            fillAlwaysFull(next.noArrival);
        } else {
            computeWeights(first, next, firstFactor);
            CompensatedSum.normalise(departureStates);
        }
    }

    /** Every departure leaves a full queue, up to the probability of a service without arrival. */
    private void fillAlwaysFull(double idle) {
        Arrays.fill(departureStates, 0);
        int top = departureStates.length - 1;
        departureStates[top] = 1;
        if (top > 0) {
            departureStates[top - 1] = idle;
        }
    }

    /**
     * Computes the weights alone, scaled so that the largest is moderate; below load 1 they need no
     * scaling, and the first is 1.
     *
     * @param firstFactor a(0) of a first service over that of the others
     */
    void computeWeights(ArrivalTails first, ArrivalTails next, double firstFactor) {
        departureStates[0] = 1;
        sums[0] = 1;
        window = FIRST_WINDOW;
        lowest = 1;
        for (int k = 1; k < departureStates.length; k++) {
            double fresh =
                    k <= first.length ? departureStates[0] * (first.tail[k] * firstFactor) : 0;
            double weight = fresh + convolve(next, k, fresh);
            departureStates[k] = weight;
            sums[k] = sums[k - 1] + weight;
            if (weight > LARGE) {
                scaleDown(k);
            }
        }
    }

    /**
     * Sums over a window of the latest states outside which all is negligible; the window only
     * grows.
     */
    private double convolve(ArrivalTails next, int k, double fresh) {
        while (true) {
            int from = Math.max(Math.max(lowest, k - window), k + 1 - next.length);
            double sum = 0;
            for (int j = from; j < k; j++) {
                sum += departureStates[j] * next.tail[k - j + 1];
            }
            int lag = k - from + 2;
            boolean complete = from == lowest || lag > next.length;
            if (complete || next.tail[lag] * sums[from - 1] <= OMITTED * (sum + fresh)) {
                return sum;
            }
            window *= 2;
        }
    }

    /** Scales by a power of two, which is exact. */
    private void scaleDown(int k) {
        double factor = Math.scalb(1.0, -Math.getExponent(departureStates[k]));
        departureStates[0] *= factor;
        sums[0] *= factor;
        for (int j = lowest; j <= k; j++) {
            departureStates[j] *= factor;
            sums[j] *= factor;
        }
        while (lowest < k && sums[lowest] == 0) {
            lowest++;
        }
    }

    /**
     * Returns the mean number of arrivals that find no place, per departure, by a sum of positive
     * terms; for a load below {@link ArrivalTails#HEAVY}.
     */
    double lostPerDeparture(ArrivalTails first, ArrivalTails next, double firstFactor) {
        int top = departureStates.length - 1;
        double sum = 0;
        for (int j = Math.max(1, top + 2 - next.length); j <= top; j++) {
            sum += departureStates[j] * next.excess[top - j + 2];
        }
        if (top + 1 <= first.length) {
            sum += departureStates[0] * (first.excess[top + 1] * firstFactor);
        }
        return next.noArrival * sum;
    }
}
