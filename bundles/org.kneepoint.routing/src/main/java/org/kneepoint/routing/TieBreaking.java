// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.Routing;

/** The ways drawn where both ways round a ring are shortest, each with the same probability. */
final class TieBreaking {
    private TieBreaking() {}

    /**
     * Adds a start for every way to break some ties.
     *
     * @param tied the dimensions to draw for, as bits
     * @param state what the states are beside the ties
     * @param shift where the bits of the ties stand in the state
     * @param probability of all of them together
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
