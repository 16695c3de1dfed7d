// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

import org.apache.commons.math3.distribution.TDistribution;

/** Student's distribution. */
final class StudentT {
    private static final double UPPER = 0.975;

    private StudentT() {}

    /** Returns what a t of so many degrees of freedom exceeds in size in one of twenty cases. */
    static double criticalValue95(int degreesOfFreedom) {
        return new TDistribution(null, degreesOfFreedom).inverseCumulativeProbability(UPPER);
    }
}
