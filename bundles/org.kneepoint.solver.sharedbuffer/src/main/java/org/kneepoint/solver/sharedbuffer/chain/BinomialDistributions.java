// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/**
 * The binomial distribution (6), by adding one trial at a time, without cancellation or overflow.
 */
public final class BinomialDistributions {
    private BinomialDistributions() {}

    /**
     * Returns the distributions of the successes in each number of trials.
     *
     * @param maxTrials largest number of trials
     * @param success probability of success in a trial
     * @param failure its complement, given because either may be very small
     * @return {@code [trials][successes]}
     */
    public static double[][] upTo(int maxTrials, double success, double failure) {
        double[][] rows = new double[maxTrials + 1][];
        rows[0] = new double[] {1};
        for (int trials = 1; trials <= maxTrials; trials++) {
            rows[trials] = new double[trials + 1];
            for (int won = 0; won < trials; won++) {
                rows[trials][won] += rows[trials - 1][won] * failure;
                rows[trials][won + 1] += rows[trials - 1][won] * success;
            }
        }
        return rows;
    }
}
