// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import org.apache.commons.math3.distribution.TDistribution;

/** Student's distribution. */
public final class StudentT {
    private static final double UPPER = 0.975;

    private StudentT() {}

    /**
     * Returns the quantile 0.975: the size that a t exceeds in one of twenty cases.
     *
     * @param freedom degrees of freedom, at least 1
     */
    public static double bound95(int freedom) {
        return new TDistribution(null, freedom).inverseCumulativeProbability(UPPER);
    }
}
