// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import org.kneepoint.api.result.Point;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Statistics that a {@link SimulationEngine} keeps besides those of its packets, such as buffer
 * occupancy, and the columns computed from them. Only the measurement period counts; a saturated
 * run reports none.
 */
@ConsumerType
public interface CustomStatistics {
    /** Returns the sums since time 0 as a new array, always of the same length. */
    double[] sums();

    /**
     * Adds the columns of the measurement period. A value that is not finite is left out.
     *
     * @param point point that gets the columns
     * @param sums increase of the sums over the period
     * @param cycles length of the period, above 0
     */
    void report(Point.Builder point, double[] sums, double cycles);
}
