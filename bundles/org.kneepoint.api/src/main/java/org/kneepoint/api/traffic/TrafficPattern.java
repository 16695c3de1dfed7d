// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.traffic;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.osgi.annotation.versioning.ConsumerType;

/** Which terminal sends to which. Offered by name as an OSGi service. */
@ConsumerType
public interface TrafficPattern extends Described {
    /**
     * Fixes the pattern for a network.
     *
     * @param scenario values for its {@link #parameters()}
     * @param network whose terminals send; what geometry it shows, the pattern may go by
     * @return the destinations
     * @throws BadInput if the pattern does not exist for that network, such as a bit permutation
     *     for a number of terminals that is no power of two
     */
    Destinations build(Scenario scenario, Network network);

    /** The pattern of one network; immutable. */
    @ConsumerType
    interface Destinations {
        /** A source for which {@link #destination} answers this sends nothing. */
        int NO_DESTINATION = -1;

        /** Draws the destination of the next message of a source, or {@link #SILENT}. */
        int destination(int source, RandomGenerator random);

        /**
         * Returns the probability that a message of the source goes to the destination, so that a
         * model can treat the pattern. Over all destinations it sums to 1, or to 0 for a silent
         * source.
         */
        double probability(int source, int destination);

        /**
         * Returns whether every terminal sends to all others alike, and to itself as much or not at
         * all.
         */
        default boolean isUniform(int terminals) {
            double self = probability(0, 0);
            double other = self > 0 || terminals == 1 ? 1.0 / terminals : 1.0 / (terminals - 1);
            for (int source = 0; source < terminals; source++) {
                for (int destination = 0; destination < terminals; destination++) {
                    double alike = source == destination && self == 0 ? 0 : other;
                    if (!(Math.abs(probability(source, destination) - alike) <= alike * 1e-9)) {
                        return false;
                    }
                }
            }
            return true;
        }
    }
}
