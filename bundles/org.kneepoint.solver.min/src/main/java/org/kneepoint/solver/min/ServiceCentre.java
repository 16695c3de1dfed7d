// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/**
 * One buffer and its server at one arrival rate: an M/D/1 queue with L waiting places (equations 1
 * to 5), or one of infinite capacity.
 *
 * @param utilisation rho = lambda d
 * @param service d, cycles
 * @param lossProbability probability x that the buffer is full; 0 for infinite capacity
 * @param emptyProbability probability p_0 of an empty buffer and an idle server
 * @param meanNumber mean packets E[Q], the one in service included; infinite if saturated
 */
record ServiceCentre(
        double utilisation,
        double service,
        double lossProbability,
        double emptyProbability,
        double meanNumber) {
    /** Below it the mean time equals the service time in double precision. */
    private static final double NEXT_TO_IDLE = 1e-200;

    /**
     * Returns a buffer of infinite capacity (Pollaczek and Khinchine); no steady state from
     * utilisation 1 on.
     */
    static ServiceCentre unlimited(double rate, double service) {
        double utilisation = rate * service;
        if (utilisation >= 1) {
            return new ServiceCentre(utilisation, service, 0, 0, Double.POSITIVE_INFINITY);
        }
        // a single rounding: near saturation all means are inversely proportional to it
        double idle = Math.fma(-rate, service, 1);
        double waiting = utilisation * utilisation / (2 * idle);
        return new ServiceCentre(utilisation, service, 0, idle, utilisation + waiting);
    }

    boolean isSaturated() {
        return Double.isInfinite(meanNumber);
    }

    /**
     * Returns the fraction of accepted packets, 1 - x, as (1 - p_0) / rho, which is accurate where
     * nearly all are lost.
     */
    double acceptedFraction() {
        return lossProbability < 0.5 ? 1 - lossProbability : (1 - emptyProbability) / utilisation;
    }

    /** Returns the mean time of an accepted packet by Little's law, equation (5), cycles. */
    double meanTime() {
        double carried = utilisation * acceptedFraction();
        return carried > NEXT_TO_IDLE ? service * meanNumber / carried : service;
    }
}
