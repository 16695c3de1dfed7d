// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.DetailedBalance;
import org.kneepoint.queueing.numerics.Require;
import org.kneepoint.support.CompensatedSum;

/**
 * Erlang's loss system M/M/c/c: c servers, no waiting room; a customer who finds all servers busy
 * is lost.
 *
 * <p>{@code P(n)} is proportional to {@code load^n / n!} and the loss is {@code P(c)} (Erlang's
 * first formula; Kleinrock, Queueing Systems I, 1975, eq. 3.45). Exact for every load, and by
 * insensitivity for every distribution of the service time with that mean, not only for the
 * exponential.
 */
public final class ErlangB extends FiniteQueue {
    private final int servers;

    private ErlangB(double rate, double serviceMean, int servers, double load, double[] states) {
        super(
                rate,
                serviceMean,
                load / servers,
                QueueMeans.busy(states, servers) / serviceMean,
                states[servers],
                QueueMeans.ofStates(states, servers, serviceMean),
                states);
        this.servers = servers;
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @param servers number of servers, 1 to 1,000,000
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static ErlangB of(double arrivalRate, double serviceMean, int servers) {
        Require.rate(arrivalRate);
        Require.serviceMean(serviceMean);
        Require.servers(servers);
        double load = Require.load(arrivalRate, serviceMean);
        double[] states = CompensatedSum.normalise(DetailedBalance.weights(load, servers, servers));
        return new ErlangB(arrivalRate, serviceMean, servers, load, states);
    }

    /**
     * Returns the loss alone, without the distribution, by the recursion {@code 1/B(n) = 1 + n /
     * (load B(n - 1))} (Jagerman, Bell System Technical Journal 53, 1974), whose terms are
     * positive.
     *
     * @param servers number of servers, 1 to 1,000,000
     * @param load arrival rate times mean service time, at least 0 and finite
     * @return the loss; 0 if it is below 1e-308
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static double blocking(int servers, double load) {
        Require.servers(servers);
        Require.atLeast("load", load, 0);
        double inverse = 1;
        for (int n = 1; n <= servers; n++) {
            inverse = 1 + inverse * (n / load);
        }
        return 1 / inverse;
    }

    /** Returns the number of servers. */
    public int servers() {
        return servers;
    }
}
