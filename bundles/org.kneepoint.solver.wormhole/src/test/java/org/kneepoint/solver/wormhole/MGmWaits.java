// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

/** Waits of M/G/m by hand, for comparison; C^2 = ((x - L)/x)^2 as in the paper. */
final class MGmWaits {
    private MGmWaits() {}

    static double forOne(double rate, double x, double length) {
        if (rate * x >= 1) {
            return Double.POSITIVE_INFINITY;
        }
        double v = (x - length) / x;
        return rate * x * x / (2 * (1 - rate * x)) * (1 + v * v);
    }

    /** Two servers. */
    static double forEither(double rate, double x, double length) {
        if (rate * x >= 2) {
            return Double.POSITIVE_INFINITY;
        }
        double v = (x - length) / x;
        return rate * rate * x * x * x / (2 * (4 - rate * rate * x * x)) * (1 + v * v);
    }
}
