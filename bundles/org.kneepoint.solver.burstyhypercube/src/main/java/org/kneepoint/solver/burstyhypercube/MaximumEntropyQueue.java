// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * The queue GE/GE/1/K by maximum entropy, for which the paper refers to D. D. Kouvatsos, Entropy
 * maximisation and queueing network models, Annals of Operations Research 48 (1994). Immutable.
 *
 * <p>Exact for generalised exponential times, whose squared coefficients of variation are at least
 * 1. As in the paper it is also used for lower variation, as an approximation; no process has these
 * times.
 */
final class MaximumEntropyQueue {
    private final double service;
    private final double sigma;
    private final double r;
    private final double[] busyStates;
    private final double[] states;

    /**
     * Solves the queue.
     *
     * @param rate arrivals per cycle, at least 0
     * @param arrivalScv of the interarrival time, above -1
     * @param service mean service time, cycles
     * @param serviceScv of the service time, at least 0
     * @param capacity places, the one in service included, at least 1
     */
    MaximumEntropyQueue(
            double rate, double arrivalScv, double service, double serviceScv, int capacity) {
        this.service = service;
        sigma = 2 / (1 + arrivalScv);
        r = 2 / (1 + serviceScv);
        double load = rate * service;
        double divisor = load * sigma * (1 - r) + r;
        double x = (load * sigma + r * (1 - sigma)) / divisor;
        busyStates = new double[capacity + 1];
        double power = 1;
        for (int n = 1; n <= capacity; n++) {
            busyStates[n] = power;
            power *= x;
        }
        busyStates[capacity] /= 1 - (1 - r) * x;
        states = states(load * sigma * r / divisor);
    }

    private double[] states(double firstStep) {
        double sum = 1;
        for (double weight : busyStates) {
            sum += firstStep * weight;
        }
        double[] result = new double[busyStates.length];
        result[0] = 1 / sum;
        for (int n = 1; n < busyStates.length; n++) {
            result[n] = firstStep * busyStates[n] / sum;
        }
        return result;
    }

    /** Returns the probability of a range of states. */
    double probability(int first, int count) {
        double sum = 0;
        for (int n = first; n < Math.min(first + count, states.length); n++) {
            sum += states[n];
        }
        return sum;
    }

    /** Returns the blocking probability of an arrival, eqs (16) and (17). */
    double blocking() {
        double blocking = states[0] * r / (r * (1 - sigma) + sigma);
        for (int n = 1; n < states.length; n++) {
            blocking = blocking * (1 - sigma) + states[n];
        }
        return blocking;
    }

    /** Returns the mean wait by Little's law; as a ratio it also holds without arrivals. */
    double meanWait() {
        double waiting = 0;
        double all = 0;
        for (int n = 1; n < busyStates.length; n++) {
            waiting += (n - 1) * busyStates[n];
            all += busyStates[n];
        }
        return service * waiting / all;
    }
}
