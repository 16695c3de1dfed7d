// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.numerics;

/**
 * Detailed balance of M/M/c queues: {@code w(n) / w(n - 1) = load / min(n, c)}.
 *
 * <p>The weights have a single peak and are computed from it to both sides, so that only negligible
 * weights underflow.
 */
public final class DetailedBalance {
    /** Weight of the peak; leaves room for a sum of a million above and 1e-500 below. */
    private static final double PEAK = 0x1p900;

    private DetailedBalance() {}

    /** Returns weights of 0 to {@code top} customers, not normalised. */
    public static double[] weights(double load, int servers, int top) {
        double[] weights = new double[top + 1];
        int peak = load >= servers ? top : Math.min(top, (int) load);
        weights[peak] = PEAK;
        for (int n = peak; n > 0; n--) {
            weights[n - 1] = weights[n] * Math.min(n, servers) / load;
        }
        for (int n = peak + 1; n <= top; n++) {
            weights[n] = weights[n - 1] * load / Math.min(n, servers);
        }
        return weights;
    }
}
