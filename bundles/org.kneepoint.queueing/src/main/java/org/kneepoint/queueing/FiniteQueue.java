// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import java.util.Arrays;
import org.kneepoint.queueing.numerics.Require;

/** A queue of finite capacity with its state distribution. */
abstract class FiniteQueue extends BaseQueue implements StateDistribution {
    private final double throughput;
    private final double loss;
    private final QueueMeans means;
    private final double[] states;

    /**
     * A queue with Poisson arrivals, which see time averages.
     *
     * @param states probabilities of 0 to capacity customers; kept, not copied
     */
    FiniteQueue(
            double arrivalRate,
            double serviceMean,
            double utilisation,
            int servers,
            double[] states) {
        this(
                arrivalRate,
                serviceMean,
                utilisation,
                QueueMeans.busy(states, servers) / serviceMean,
                states[states.length - 1],
                QueueMeans.ofStates(states, servers, serviceMean),
                states);
    }

    /**
     * A queue whose arrivals do not see time averages.
     *
     * @param states probabilities of 0 to capacity customers; kept, not copied
     */
    FiniteQueue(
            double arrivalRate,
            double serviceMean,
            double utilisation,
            double throughput,
            double loss,
            QueueMeans means,
            double[] states) {
        super(arrivalRate, serviceMean, utilisation);
        this.throughput = throughput;
        this.loss = loss;
        this.means = means;
        this.states = states;
    }

    /** Returns the number of places, those in service included. */
    public final int capacity() {
        return states.length - 1;
    }

    /** Returns false: a finite queue always has a steady state. */
    @Override
    public final boolean saturated() {
        return false;
    }

    @Override
    public final double throughput() {
        return throughput;
    }

    @Override
    public final double loss() {
        return loss;
    }

    @Override
    public final double meanNumberInSystem() {
        return means.number();
    }

    @Override
    public final double meanNumberWaiting() {
        return means.numberWaiting();
    }

    @Override
    public final double meanTimeInSystem() {
        return means.time();
    }

    @Override
    public final double meanWaitingTime() {
        return means.timeWaiting();
    }

    @Override
    public final int states() {
        return states.length;
    }

    @Override
    public final double[] probabilities(int count) {
        return Arrays.copyOf(states, Require.count("number of states", count));
    }

    @Override
    public final double probability(int n) {
        return Require.count("number of customers", n) < states.length ? states[n] : 0;
    }

    @Override
    public String toString() {
        return String.format(
                "%s[utilisation %s, capacity %d]",
                getClass().getSimpleName(), utilisation(), capacity());
    }
}
