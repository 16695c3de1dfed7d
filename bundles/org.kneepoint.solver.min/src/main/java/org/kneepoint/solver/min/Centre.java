// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/**
 * One buffer and its server at one arrival rate: an M/D/1 queue with L waiting places (equations 1
 * to 5), or one without limit.
 *
 * @param utilisation rho = lambda d
 * @param service d, cycles
 * @param full probability x that the buffer is full; 0 without limit
 * @param empty probability p_0 that nobody is there
 * @param number mean packets E[Q], the one in service included; infinite if saturated
 */
record Centre(double utilisation, double service, double full, double empty, double number) {
    /** Below it the time differs from the service by less than a double can tell. */
    private static final double NEXT_TO_IDLE = 1e-200;

    /**
     * A buffer without limit (Pollaczek and Khinchine); from utilisation 1 on it has no steady
     * state.
     */
    static Centre unlimited(double rate, double service) {
        double utilisation = rate * service;
        if (utilisation >= 1) {
            return new Centre(utilisation, service, 0, 0, Double.POSITIVE_INFINITY);
        }
        // one rounding only, for next to saturation all is inversely proportional to it
        double idle = Math.fma(-rate, service, 1);
        double waiting = utilisation * utilisation / (2 * idle);
        return new Centre(utilisation, service, 0, idle, utilisation + waiting);
    }

    boolean isSaturated() {
        return Double.isInfinite(number);
    }

    /**
     * Fraction of the packets that enter, 1 - x. Since p_0 = 1 - rho (1 - x) it is also (1 - p_0) /
     * rho, which keeps its digits where nearly all are lost.
     */
    double accepted() {
        return full < 0.5 ? 1 - full : (1 - empty) / utilisation;
    }

    /** Mean time of a packet that enters, by Little's law: equation (5); cycles. */
    double time() {
        double carried = utilisation * accepted();
        return carried > NEXT_TO_IDLE ? service * number / carried : service;
    }
}
