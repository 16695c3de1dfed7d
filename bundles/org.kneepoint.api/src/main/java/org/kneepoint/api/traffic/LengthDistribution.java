// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.traffic;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/** The distribution of message lengths. Offered as an OSGi service. */
@ConsumerType
public interface LengthDistribution extends Described {
    /**
     * Builds one distribution.
     *
     * @param scenario values for its {@link #parameters()}
     * @throws BadInput if the values contradict each other
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

        /** Returns the largest length, flits; infinite if there is none. */
        default double max() {
            return Double.POSITIVE_INFINITY;
        }
    }
}
