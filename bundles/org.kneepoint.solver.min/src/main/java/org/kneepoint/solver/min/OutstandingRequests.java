// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import java.util.function.DoubleUnaryOperator;

/**
 * Processors with at most m outstanding requests: the second equation (15), lambda' = min(lambda, m
 * lambda / (1 + lambda D(lambda'))).
 *
 * <p>D does not fall with lambda', so the right side does not rise and there is one root in [0,
 * lambda], found by bracketing. Successive substitution does not converge in some cases, such as 64
 * nodes, L = 64, lambda = 1, m = 16.
 */
final class OutstandingRequests {
    private OutstandingRequests() {}

    /**
     * Returns the effective rate lambda'.
     *
     * @param rate generation rate of a processor that is not blocked, packets per cycle
     * @param limit m, requests
     * @param delay mean delay in cycles at an effective rate; infinity where there is no steady
     *     state
     */
    static double effectiveRate(double rate, int limit, DoubleUnaryOperator delay) {
        if (bound(rate, limit, delay, rate) >= rate) {
            return rate;
        }
        return RootFinder.find(y -> y - bound(rate, limit, delay, y), 0, rate);
    }

    private static double bound(
            double rate, int limit, DoubleUnaryOperator delay, double effective) {
        return limit * rate / (1 + rate * delay.applyAsDouble(effective));
    }
}
