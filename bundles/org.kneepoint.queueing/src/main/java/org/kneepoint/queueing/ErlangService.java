// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.PoissonProbability;

/**
 * A sum of k equal exponential phases. The arrivals during it are negative binomial: {@code a(j) =
 * C(k - 1 + j, j) (k/(k + load))^k (load/(k + load))^j}.
 */
final class ErlangService extends ServiceTimeDistribution {
    private final int phases;

    ErlangService(int phases, double mean) {
        super(mean, 1.0 / phases);
        this.phases = phases;
    }

    /**
     * By {@code C(k-1+j, j) = (k/n) C(n, j)}, n = k + j, and with Poisson probabilities P(i, mean)
     * a binomial one is {@code P(k, np) P(j, nq) / P(n, n)}.
     */
    @Override
    double arrivals(double rate, int j) {
        double load = rate * mean();
        double n = (double) phases + j;
        double p = phases / (phases + load);
        double q = load / (phases + load);
        return phases
                / n
                * PoissonProbability.probability(phases, n * p)
                * (PoissonProbability.probability(j, n * q)
                        / PoissonProbability.probability(phases + j, n));
    }

    @Override
    void fill(double rate, ArrivalTails tails) {
        double load = rate * mean();
        double idle = Math.exp(-phases * Math.log1p(load / phases));
        double total = phases + load;
        // the quotient load/total is not factored out: its rounding would accumulate over the terms
        tails.fill(load, idle, j -> load * (phases - 1 + j) / (total * j));
    }

    @Override
    public String toString() {
        return "erlang(" + phases + ", " + mean() + ")";
    }
}
