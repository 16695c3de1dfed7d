// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import java.util.Collection;
import org.kneepoint.queueing.numerics.Require;

/**
 * A flow of customers in the two-moment description: rate and scv of the interarrival time, with
 * the operations that decompose a network into single queues: merging, splitting, passing a queue.
 * Immutable.
 *
 * <p>Two families of rules are offered. The GE rules describe flows of generalised exponential type
 * (compound Poisson with geometric batches; scv at least 1) and are exact for them in the sense
 * given at each. The QNA rules (Whitt, The queueing network analyzer, Bell System Technical Journal
 * 62, 1983) suit any scv. Every rule assumes that the interarrival times of its result are
 * independent; their correlation is the error of the decomposition.
 */
public final class CustomerFlow {
    private final double rate;
    private final double scv;

    private CustomerFlow(double rate, double scv) {
        this.rate = rate;
        this.scv = scv;
    }

    /**
     * Creates a flow.
     *
     * @param rate customers per unit time, at least 0 and finite
     * @param scv squared coefficient of variation of the interarrival time, at least 0 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static CustomerFlow of(double rate, double scv) {
        Require.atLeast("rate of a flow", rate, 0);
        Require.atLeast("scv of a flow", scv, 0);
        return new CustomerFlow(rate, scv);
    }

    /**
     * Returns a Poisson flow: scv 1.
     *
     * @param rate customers per unit time, at least 0 and finite
     * @throws IllegalArgumentException if it is outside its range
     */
    public static CustomerFlow poisson(double rate) {
        return of(rate, 1);
    }

    /**
     * Superposes flows by the GE rule {@code 1/(1 + C2) = sum (rate_i/rate)/(1 + C2_i)} (Kouvatsos,
     * Annals of Operations Research 48, 1994).
     *
     * <p>This is the stationary-interval method: the scv is that of a random interval of the merged
     * flow. Exact for GE flows (scv at least 1), Poisson ones included; below 1 it is an
     * extrapolation.
     *
     * @param flows at least one; a result of rate 0 has scv 1
     * @throws IllegalArgumentException if there is none
     */
    public static CustomerFlow mergeGe(Collection<CustomerFlow> flows) {
        double rate = totalRate(flows);
        if (rate == 0) {
            return poisson(0);
        }
        double inverse = 0;
        double above = 0;
        for (CustomerFlow flow : flows) {
            double part = flow.rate / rate / (1 + flow.scv);
            inverse += part;
            above += part * flow.scv;
        }
        // 1/inverse - 1, with 1 written as the sum of the parts: no cancellation at a small scv.
        return new CustomerFlow(rate, above / inverse);
    }

    /**
     * Superposes flows by the QNA rule {@code C2 = w sum (rate_i/rate) C2_i + 1 - w}, {@code w =
     * 1/(1 + 4 (1 - u)^2 (v - 1))}, {@code 1/v = sum (rate_i/rate)^2} (Whitt 1983, eqs. 24 to 33):
     * a mean of the asymptotic method and a Poisson stream, weighted by the utilisation of the
     * queue that the flow enters.
     *
     * <p>Exact for Poisson flows and for a single flow.
     *
     * @param flows at least one; a result of rate 0 has scv 1
     * @param utilisation of the queue entered, 0 to 1
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static CustomerFlow mergeQna(Collection<CustomerFlow> flows, double utilisation) {
        Require.between("utilisation", utilisation, 0, 1);
        double rate = totalRate(flows);
        if (rate == 0) {
            return poisson(0);
        }
        double asymptotic = 0;
        double squares = 0;
        for (CustomerFlow flow : flows) {
            double share = flow.rate / rate;
            asymptotic += share * flow.scv;
            squares += share * share;
        }
        double free = 1 - utilisation;
        double weight = 1 / (1 + 4 * free * free * (Math.max(1, 1 / squares) - 1));
        return new CustomerFlow(rate, weight * asymptotic + (1 - weight));
    }

    private static double totalRate(Collection<CustomerFlow> flows) {
        if (flows.isEmpty()) {
            throw Require.bad("number of flows to merge", 0, "at least 1");
        }
        double rate = 0;
        for (CustomerFlow flow : flows) {
            rate += flow.rate;
        }
        return Require.atLeast("rate of the merged flow", rate, 0);
    }

    /** Returns the rate, customers per unit time. */
    public double rate() {
        return rate;
    }

    /** Returns the squared coefficient of variation of the interarrival time. */
    public double scv() {
        return scv;
    }

    /**
     * Splits the flow at random: each customer joins the branch with that probability,
     * independently: {@code C2' = p C2 + 1 - p} (Whitt 1983, eq. 36). Exact if the interarrival
     * times are independent, GE flows included.
     *
     * @param probability 0 to 1
     * @throws IllegalArgumentException if it is outside its range
     */
    public CustomerFlow split(double probability) {
        Require.between("probability", probability, 0, 1);
        return new CustomerFlow(rate * probability, probability * scv + (1 - probability));
    }

    /**
     * Returns the departures from a single-server queue of infinite capacity, by the GE rule {@code
     * Cd2 = u (1 - u) + (1 - u) Ca2 + u^2 Cs2} (Kouvatsos 1994).
     *
     * <p>Exact for GE arrivals and any service time: it is Marshall's formula {@code Cd2 = Ca2 + 2
     * u^2 Cs2 - 2 u (1 - u) wait/s} (Operations Research 16, 1968) with the wait of {@link GEG1}.
     * So exact for M/G/1 too.
     *
     * @param utilisation u, 0 to 1
     * @param serviceScv Cs2, at least 0 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public CustomerFlow departureGe(double utilisation, double serviceScv) {
        double u = Require.between("utilisation", utilisation, 0, 1);
        Require.atLeast("scv of the service", serviceScv, 0);
        return new CustomerFlow(rate, (1 - u) * (u + scv) + u * u * serviceScv);
    }

    /**
     * Returns the departures from a queue of infinite capacity, by the QNA rule {@code Cd2 = 1 + (1
     * - u^2) (Ca2 - 1) + u^2 (Cs2 - 1)/sqrt(servers)} (Whitt 1983, eq. 39, but without its lower
     * bound 0.2 on Cs2).
     *
     * <p>Exact for M/G/1, M/M/c and M/G/infinity. With one server it is {@code u^2 Cs2 + (1 - u^2)
     * Ca2}: Marshall's formula with the wait of Allen and Cunneen ({@link GG1}).
     *
     * @param utilisation u, 0 to 1
     * @param serviceScv Cs2, at least 0 and finite
     * @param servers 1 to 1,000,000
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public CustomerFlow departureQna(double utilisation, double serviceScv, int servers) {
        double u = Require.between("utilisation", utilisation, 0, 1);
        Require.atLeast("scv of the service", serviceScv, 0);
        Require.servers(servers);
        double square = u * u;
        double share = square / Math.sqrt(servers);
        return new CustomerFlow(
                rate, (1 - u) * (1 + u) * scv + share * serviceScv + (square - share));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CustomerFlow
                && ((CustomerFlow) other).rate == rate
                && ((CustomerFlow) other).scv == scv;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(rate) + Double.hashCode(scv);
    }

    @Override
    public String toString() {
        return "Flow[rate " + rate + ", scv " + scv + "]";
    }
}
