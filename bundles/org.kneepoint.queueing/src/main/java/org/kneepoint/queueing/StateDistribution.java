// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/** Distribution of the number of customers in a queue. Immutable. */
public interface StateDistribution {
    /** Most states that {@link #states()} proposes to list for a queue without limit. */
    int MOST_STATES = 100_000;

    /** Where the list of an unlimited queue ends: probability of all states after it. */
    double NEGLIGIBLE = 1e-100;

    /**
     * Returns how many states are worth listing. A limited queue has capacity plus one. For an
     * unlimited queue it is the least n with P(number at least n) below {@link #NEGLIGIBLE}, but at
     * most {@link #MOST_STATES}.
     *
     * @throws IllegalStateException if the queue is saturated
     */
    int states();

    /**
     * Returns the probabilities of 0, 1, ..., count - 1 customers in the system at any time.
     *
     * @param count how many, at least 0; states that the queue cannot have get 0
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
     * Returns the probability of exactly n customers in the system at any time. To read many states
     * ask for {@link #probabilities(int)} once: some queues compute all up to n each time.
     *
     * @param n number of customers, at least 0
     * @throws IllegalArgumentException if n is negative
     * @throws IllegalStateException if the queue is saturated
     */
    double probability(int n);
}
