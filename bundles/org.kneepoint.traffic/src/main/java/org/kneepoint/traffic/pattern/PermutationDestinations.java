// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** One destination per terminal, from a table. */
final class PermutationDestinations implements Destinations {
    private final int[] partners;

    /**
     * @param partners destination of each terminal, or {@link #NO_DESTINATION}; not copied
     */
    PermutationDestinations(int[] partners) {
        this.partners = partners;
    }

    @Override
    public int destination(int source, RandomGenerator random) {
        return partners[source];
    }

    @Override
    public double probability(int source, int destination) {
        return partners[source] == destination ? 1 : 0;
    }
}
