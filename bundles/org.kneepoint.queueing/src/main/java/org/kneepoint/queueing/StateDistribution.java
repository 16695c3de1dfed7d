// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/** Distribution of the number of customers in a queue. Immutable. */
public interface StateDistribution {
    /** Maximum of {@link #states()} for an infinite queue. */
    int MOST_STATES = 100_000;

    /** Probability below which the remaining states of an infinite queue are not listed. */
    double NEGLIGIBLE = 1e-100;

    /**
     * Returns the number of states worth listing: capacity plus one for a finite queue; for an
     * infinite queue the least n with P(number at least n) below {@link #NEGLIGIBLE}, at most
     * {@link #MOST_STATES}.
     *
     * @throws IllegalStateException if the queue is saturated
     */
    int states();

    /**
     * Returns the probabilities of 0, 1, ..., count - 1 customers in the system at any time.
     *
     * @param count number of states, at least 0; impossible states have probability 0
     * @throws IllegalArgumentException if count is negative
     * @throws IllegalStateException if the queue is saturated
     */
    default double[] probabilities(int count) {
        double[] states = new double[Require.count("number of states", count)];
        for (int n = 0; n < count; n++) {
            states[n] = probability(n);
        }
        return states;
    }

    /** Returns the probabilities of the first {@link #states()} states. */
    default double[] probabilities() {
        return probabilities(states());
    }

    /**
     * Returns the probability of exactly n customers in the system at any time. For many states use
     * {@link #probabilities(int)}: some queues compute all states up to n in each call.
     *
     * @param n number of customers, at least 0
     * @throws IllegalArgumentException if n is negative
     * @throws IllegalStateException if the queue is saturated
     */
    double probability(int n);
}
