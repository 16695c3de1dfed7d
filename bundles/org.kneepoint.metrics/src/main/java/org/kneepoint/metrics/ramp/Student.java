// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import org.apache.commons.math3.distribution.TDistribution;

/** Student's t. */
final class Student {
    private static final double UPPER = 0.975;

    private Student() {}

    /** Returns the two-sided 95 % quantile of Student's t. */
    static double bound95(int freedom) {
        return new TDistribution(null, freedom).inverseCumulativeProbability(UPPER);
    }
}
