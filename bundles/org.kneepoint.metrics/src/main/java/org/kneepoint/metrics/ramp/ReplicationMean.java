// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.Arrays;
import org.kneepoint.support.StudentT;

/**
 * The mean over independent replications.
 *
 * @param mean over the runs
 * @param halfWidth half width of its 95 % interval, by Student's t
 */
public record ReplicationMean(double mean, double halfWidth) {
    /**
     * Returns the mean and its interval.
     *
     * @param values one for each run, two or more
     */
    public static ReplicationMean of(double... values) {
        double mean = Arrays.stream(values).sum() / values.length;
        double squares = Arrays.stream(values).map(x -> (x - mean) * (x - mean)).sum();
        int freedom = values.length - 1;
        return new ReplicationMean(
                mean, StudentT.bound95(freedom) * Math.sqrt(squares / freedom / values.length));
    }
}
