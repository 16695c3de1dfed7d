// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Destinations uniform over the other nodes.
 *
 * @param nodes number of nodes, at least 2
 */
record UniformOtherNodes(int nodes) implements Destinations {
    @Override
    public int destination(int source, RandomGenerator random) {
        int drawn = random.nextInt(nodes - 1);
        return drawn < source ? drawn : drawn + 1;
    }

    @Override
    public double probability(int source, int destination) {
        return source == destination ? 0 : 1.0 / (nodes - 1);
    }
}
