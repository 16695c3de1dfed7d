// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import java.util.Arrays;
import org.kneepoint.queueing.numerics.DetailedBalance;
import org.kneepoint.queueing.numerics.Require;
import org.kneepoint.support.CompensatedSum;

/**
 * The queue M/M/c: Poisson arrivals, c servers with exponential service, infinite capacity.
 *
 * <p>With the probability of waiting C of {@link ErlangC} and utilisation u, the mean wait is
 * {@code C s / (c (1 - u))} and {@code P(n) = C (1 - u) u^(n - c)} for n at least c (Kleinrock,
 * Queueing Systems I, 1975, section 3.5). Exact; saturated from u = 1 on.
 */
public final class MMc extends UnlimitedQueue implements StateDistribution {
    private final int servers;
    private final double slack;
    private final double probabilityWaiting;
    private final GeometricPowers powers;

    private MMc(double rate, double serviceMean, int servers, double slack, double waiting) {
        super(
                rate,
                serviceMean,
                servers,
                rate * serviceMean / servers,
                means(rate, serviceMean, servers, slack, waiting));
        this.servers = servers;
        this.slack = slack;
        probabilityWaiting = waiting;
        powers = GeometricPowers.of(utilisation(), -slack);
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @param servers number of servers, 1 to 1,000,000
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static MMc of(double arrivalRate, double serviceMean, int servers) {
        Require.rate(arrivalRate);
        Require.serviceMean(serviceMean);
        Require.servers(servers);
        double load = Require.load(arrivalRate, serviceMean);
        double slack = idleFraction(arrivalRate, serviceMean, servers);
        double waiting =
                slack == 0
                        ? 1
                        : ErlangC.waiting(ErlangB.blocking(servers, load), load / servers, slack);
        return new MMc(arrivalRate, serviceMean, servers, slack, waiting);
    }

    private static QueueMeans means(
            double rate, double serviceMean, int servers, double slack, double waiting) {
        return slack == 0
                ? null
                : QueueMeans.ofWaiting(
                        rate,
                        serviceMean,
                        rate * serviceMean,
                        waiting * serviceMean / (servers * slack));
    }

    /** Returns the number of servers. */
    public int servers() {
        return servers;
    }

    /** Returns the probability that a customer must wait; 1 if saturated. */
    public double probabilityWaiting() {
        return probabilityWaiting;
    }

    @Override
    public int states() {
        requireSteady();
        if (probabilityWaiting > NEGLIGIBLE) {
            return powers.states(servers, probabilityWaiting);
        }
        double[] states = probabilities(servers + 1);
        double tail = probabilityWaiting;
        int n = servers;
        while (n > 1 && tail + states[n - 1] < NEGLIGIBLE) {
            tail += states[--n];
        }
        return Math.min(n, MOST_STATES);
    }

    @Override
    public double[] probabilities(int count) {
        requireSteady();
        Require.count("number of states", count);
        double[] weights = DetailedBalance.weights(rate(), servers, servers);
        // the states from c on are a geometric series, here one term, its sum
        double last = weights[servers];
        weights[servers] = last / slack;
        double sum = CompensatedSum.of(weights);
        weights[servers] = last;
        double[] states = Arrays.copyOf(weights, count);
        for (int n = 0; n < count; n++) {
            double weight = n < servers ? states[n] : last * powers.at(n - servers);
            states[n] = weight / sum;
        }
        return states;
    }

    @Override
    public double probability(int n) {
        return probabilities(Require.count("number of customers", n) + 1)[n];
    }

    private double rate() {
        return arrivalRate() * serviceMean();
    }
}
