// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * The traffic of a permutation.
 *
 * @param partners by terminal: its destination; not changed
 * @param self whether a terminal that is its own destination sends; else it is silent
 */
record PermutationDestinations(int[] partners, boolean self) implements Destinations {
    private boolean isSilent(int source) {
        return !self && partners[source] == source;
    }

    @Override
    public int destination(int source, RandomGenerator random) {
        return isSilent(source) ? NO_DESTINATION : partners[source];
    }

    @Override
    public double probability(int source, int destination) {
        return partners[source] == destination && !isSilent(source) ? 1 : 0;
    }

    @Override
    public boolean isUniform(int terminals) {
        return terminals <= 2 && Destinations.super.isUniform(terminals);
    }
}
