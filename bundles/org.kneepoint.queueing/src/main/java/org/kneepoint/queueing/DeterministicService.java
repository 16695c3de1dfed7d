// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.PoissonProbability;

/** A constant service time: the arrivals during it are Poisson. */
final class DeterministicService extends ServiceTimeDistribution {
    DeterministicService(double mean) {
        super(mean, 0);
    }

    @Override
    double arrivals(double rate, int j) {
        return PoissonProbability.probability(j, rate * mean());
    }

    @Override
    void fill(double rate, ArrivalTails tails) {
        double load = rate * mean();
        tails.fill(load, Math.exp(-load), j -> load / j);
    }

    @Override
    public String toString() {
        return "deterministic(" + mean() + ")";
    }
}
