// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.OptionalDouble;

/**
 * Confidence interval of a sum along a ramp, from batches of its terms.
 *
 * <p>The sum is divided into up to 20 equal batches of consecutive terms. Their third differences
 * cancel a trend that is nearly a parabola over four batches, and have 20 times the variance of a
 * batch; batches longer than the correlation time of the network are independent.
 */
public final class BatchedSumInterval {
    private static final int COUNT = 20;
    private static final int FEWEST = 8;
    private static final double VARIANCES = 20;
    private static final double NORMAL_95 = 1.959964;

    private BatchedSumInterval() {}

    /**
     * Returns the half width of the 95 % interval of a sum.
     *
     * @param terms of the sum, in the order of time
     * @return empty for fewer than 8 terms
     */
    public static OptionalDouble halfWidth(double[] terms) {
        int length = Math.max(1, (terms.length + COUNT - 1) / COUNT);
        int count = terms.length / length;
        if (count < FEWEST) {
            return OptionalDouble.empty();
        }
        double[] sums = new double[count];
        for (int i = 0; i < count * length; i++) {
            sums[i / length] += terms[i];
        }
        double squares = 0;
        for (int i = 3; i < count; i++) {
            double third = sums[i] - 3 * sums[i - 1] + 3 * sums[i - 2] - sums[i - 3];
            squares += third * third;
        }
        double batch = squares / (count - 3) / VARIANCES;
        double batches = (double) terms.length / length;
        return OptionalDouble.of(NORMAL_95 * Math.sqrt(batch * batches));
    }
}
