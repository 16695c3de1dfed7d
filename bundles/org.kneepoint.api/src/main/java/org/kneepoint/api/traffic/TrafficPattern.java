// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.traffic;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A traffic pattern: the destinations of the messages of each terminal. Offered as an OSGi service.
 */
@ConsumerType
public interface TrafficPattern extends Described {
    /**
     * Builds the pattern of one network.
     *
     * @param scenario values for its {@link #parameters()}
     * @param network the network, whose geometry the pattern may use
     * @throws BadInput if the network does not have the pattern, such as a bit permutation for a
     *     number of terminals that is not a power of two
     */
    Destinations build(Scenario scenario, Network network);

    /** Returns whether the pattern depends on the routing, such as the one that is worst for it. */
    default boolean isByRouting() {
        return false;
    }

    /**
     * Builds the pattern of one network with a routing; by default the same for all routings.
     *
     * @param scenario values for its {@link #parameters()}
     * @param network the network, whose geometry the pattern may use
     * @param routing the routing of the run
     * @throws BadInput if network or routing do not have the pattern
     */
    default Destinations build(Scenario scenario, Network network, Routing routing) {
        return build(scenario, network);
    }

    /** The pattern of one network; immutable. */
    @ConsumerType
    interface Destinations {
        /** Result of {@link #destination} for a silent source. */
        int NO_DESTINATION = -1;

        /**
         * Draws the destination of the next message of a source, or returns {@link
         * #NO_DESTINATION}.
         */
        int destination(int source, RandomGenerator random);

        /**
         * Returns the probability that a message of the source goes to the destination. It sums to
         * 1 over all destinations, or to 0 for a silent source.
         */
        double probability(int source, int destination);

        /**
         * Returns the load of a source relative to the load of the scenario, at least 0. Its mean
         * over the sources that are not silent is 1; without meaning for silent sources.
         */
        default double relativeLoad(int source) {
            return 1;
        }

        /**
         * Returns the traffic from a source to a destination at load 1, flits per cycle: the
         * relative load of the source times the probability of the destination.
         */
        default double traffic(int source, int destination) {
            return relativeLoad(source) * probability(source, destination);
        }

        /**
         * Returns whether every terminal sends to all others at equal rates, and to itself at the
         * same or none.
         */
        default boolean isUniform(int terminals) {
            double self = probability(0, 0);
            double other = self > 0 || terminals == 1 ? 1.0 / terminals : 1.0 / (terminals - 1);
            for (int source = 0; source < terminals; source++) {
                for (int destination = 0; destination < terminals; destination++) {
                    double expected = source == destination && self == 0 ? 0 : other;
                    if (!(Math.abs(traffic(source, destination) - expected) <= expected * 1e-9)) {
                        return false;
                    }
                }
            }
            return true;
        }
    }
}
