// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import org.apache.commons.math3.distribution.TDistribution;

/** Student's t distribution. */
public final class StudentT {
    private static final double UPPER = 0.975;

    private StudentT() {}

    /**
     * Returns the quantile 0.975.
     *
     * @param freedom degrees of freedom, at least 1
     */
    public static double bound95(int freedom) {
        return new TDistribution(null, freedom).inverseCumulativeProbability(UPPER);
    }
}
