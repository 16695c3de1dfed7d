// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import org.kneepoint.api.result.Point;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What an {@link SimulationEngine} sums up beside the fate of its packets, such as the places that
 * they take, and the figures that are made of it. Only what is summed in the measured time counts,
 * and a saturated run has none.
 */
@ConsumerType
public interface CustomStatistics {
    /** Returns the sums since time 0, always equally many; the array is the caller's. */
    double[] sums();

    /**
     * Adds the figures of the measured time. A figure that has no value there is not finite, which
     * leaves it out.
     *
     * @param point what they are added to
     * @param sums what was summed in that time
     * @param cycles how long it lasted, above 0
     */
    void report(Point.Builder point, double[] sums, double cycles);
}
