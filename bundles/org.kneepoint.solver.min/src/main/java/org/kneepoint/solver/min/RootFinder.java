// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import org.apache.commons.math3.analysis.UnivariateFunction;
import org.apache.commons.math3.analysis.solvers.BrentSolver;

/** The root of an increasing function to full precision. */
final class RootFinder {
    private static final double RELATIVE = 1e-15;
    private static final double ABSOLUTE = 1e-300;
    private static final int MOST_EVALUATIONS = 1000;

    private RootFinder() {}

    /**
     * Returns the root by Brent's method.
     *
     * @param function below 0 at the lower end, not below 0 at the upper end
     * @param low lower end
     * @param high upper end, above the lower one
     */
    static double find(UnivariateFunction function, double low, double high) {
        // rounding may move a root at an end beyond it
        if (function.value(high) <= 0) {
            return high;
        }
        return new BrentSolver(RELATIVE, ABSOLUTE, 0).solve(MOST_EVALUATIONS, function, low, high);
    }
}
