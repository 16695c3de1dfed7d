// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

/**
 * The butterfly fat-tree of R. I. Greenberg and L. Guan (1997), section 3, level by level: up-links
 * in pairs, four children. A message that came up to a level continues upward with the conditional
 * probability.
 */
final class FatTreeRecursion {
    private FatTreeRecursion() {}

    /**
     * Returns the mean latency in cycles, infinite if saturated.
     *
     * @param rate messages per node per cycle
     */
    static double latency(int n, double rate, double length) {
        double nodes = Math.pow(4, n);
        double[] above = new double[n + 1];
        double[] flow = new double[n];
        double[] down = new double[n];
        for (int l = 0; l <= n; l++) {
            above[l] = (nodes - Math.pow(4, l)) / (nodes - 1);
            if (l < n) {
                flow[l] = rate * Math.pow(2, l) * above[l];
            }
        }
        down[0] = length;
        double[] wait = new double[n];
        wait[0] = MGmWaits.forOne(flow[0], down[0], length);
        for (int l = 1; l < n; l++) {
            down[l] = down[l - 1] + (1 - flow[l] / (4 * flow[l - 1])) * wait[l - 1];
            wait[l] = MGmWaits.forOne(flow[l], down[l], length);
        }
        double up = down[n - 1] + 2.0 / 3 * wait[n - 1];
        for (int l = n - 1; l >= 1; l--) {
            double on = above[l] / above[l - 1];
            double upWait = MGmWaits.forEither(2 * flow[l], up, length);
            up =
                    on * (up + (1 - flow[l - 1] / flow[l] * on) * upWait)
                            + (1 - on) * (down[l - 1] + (1 - (1 - on) / 3) * wait[l - 1]);
        }
        double path = 2 * n * nodes / (nodes - 1) - 2.0 / 3;
        return MGmWaits.forOne(rate, up, length) + up + path - 1;
    }

    /** Returns the load in flits per node per cycle from which there is no steady state. */
    static double saturation(int levels) {
        double low = 0;
        double high = 1;
        for (int step = 0; step < 60; step++) {
            double middle = (low + high) / 2;
            double latency = latency(levels, middle, 1);
            boolean steady = latency < Double.POSITIVE_INFINITY;
            low = steady ? middle : low;
            high = steady ? high : middle;
        }
        return low;
    }
}
