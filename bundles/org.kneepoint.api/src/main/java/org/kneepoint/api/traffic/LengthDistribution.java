// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.traffic;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/** How long messages are. Offered by name as an OSGi service. */
@ConsumerType
public interface LengthDistribution extends Described {
    /**
     * Fixes the distribution.
     *
     * @param scenario values for its {@link #parameters()}
     * @return the lengths
     * @throws BadInput if no such lengths exist
     */
    Lengths build(Scenario scenario);

    /** One distribution; immutable. */
    @ConsumerType
    interface Lengths {
        /** Draws the length of the next message, flits, at least 1. */
        int nextLength(RandomGenerator random);

        /** Returns the mean length after rounding, flits. */
        double mean();

        /** Returns the squared coefficient of variation of the length. */
        double scv();

        /** Returns the length that no message exceeds, flits; infinite if there is none. */
        default double max() {
            return Double.POSITIVE_INFINITY;
        }
    }
}
