// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.Routing;

/**
 * Start states for every combination of directions where both directions of a ring are shortest.
 */
final class TieBreaking {
    private TieBreaking() {}

    /**
     * Adds a start state for every combination, with equal probabilities.
     *
     * @param tied the dimensions with ties, as bits
     * @param state the other bits of the states
     * @param shift lowest bit of the ties in the state
     * @param probability total
     */
    static void addStarts(
            int tied, int state, int shift, double probability, Routing.StartStates starts) {
        double each = probability / (1 << Integer.bitCount(tied));
        int drawn = tied;
        starts.add(state | drawn << shift, each);
        while (drawn != 0) {
            drawn = drawn - 1 & tied;
            starts.add(state | drawn << shift, each);
        }
    }
}
