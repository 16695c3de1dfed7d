// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.PoissonProbability;
import org.kneepoint.queueing.numerics.Require;

/**
 * The queue M/M/infinity: Poisson arrivals, infinitely many servers. The number of customers has
 * the Poisson distribution with mean {@code load = arrivalRate * serviceMean} (Kleinrock, Queueing
 * Systems I, 1975, section 3.4). Exact, for every distribution of the service time with that mean.
 * No customer waits, and the queue never saturates.
 */
public final class MMInf implements QueueingSystem, StateDistribution {
    private final double arrivalRate;
    private final double serviceMean;
    private final double load;

    private MMInf(double arrivalRate, double serviceMean, double load) {
        this.arrivalRate = arrivalRate;
        this.serviceMean = serviceMean;
        this.load = load;
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static MMInf of(double arrivalRate, double serviceMean) {
        Require.rate(arrivalRate);
        Require.serviceMean(serviceMean);
        return new MMInf(arrivalRate, serviceMean, Require.load(arrivalRate, serviceMean));
    }

    @Override
    public double arrivalRate() {
        return arrivalRate;
    }

    @Override
    public double serviceMean() {
        return serviceMean;
    }

    /** Returns 0, the load per server. */
    @Override
    public double utilisation() {
        return 0;
    }

    @Override
    public boolean saturated() {
        return false;
    }

    @Override
    public double throughput() {
        return arrivalRate;
    }

    @Override
    public double loss() {
        return 0;
    }

    @Override
    public double meanNumberInSystem() {
        return load;
    }

    @Override
    public double meanNumberWaiting() {
        return 0;
    }

    @Override
    public double meanTimeInSystem() {
        return serviceMean;
    }

    @Override
    public double meanWaitingTime() {
        return 0;
    }

    @Override
    public int states() {
        // P(at least n) is at most P(n) (n + 1) / (n + 1 - load): a geometric series bounds it.
        int n = (int) Math.min(MOST_STATES, Math.ceil(load) + 1);
        while (n < MOST_STATES && probability(n) * (n + 1) / (n + 1 - load) >= NEGLIGIBLE) {
            n++;
        }
        return n;
    }

    @Override
    public double probability(int n) {
        return PoissonProbability.probability(Require.count("number of customers", n), load);
    }

    @Override
    public String toString() {
        return "MMInf[load " + load + "]";
    }
}
