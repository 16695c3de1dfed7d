// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Channel loads of shortest paths drawn hop by hop. */
class ShortestPathsTest {
    /**
     * Uniform traffic over the other terminals, terminals' own links left out: 0.8419 by an
     * independent implementation, where local, global, local reaches 1.0441. Two global channels
     * replace paths with two local ones.
     */
    @Test
    void saturateADragonflyEarlierThanItsOwnRouting() {
        Network network = RoutingTestNetworks.dragonfly("concentration=2 a=4 h=2");
        assertEquals(
                0.8419, bound(network, RoutingTestNetworks.on(new RandomMinimal(), network)), 5e-5);
        assertEquals(1.0441, bound(network, network.routings().get(0)), 5e-5);
    }

    private static double bound(Network network, Routing routing) {
        ChannelShares shares = new ChannelShares(network, routing);
        Map<ChannelShares.Channel, Double> loads = new HashMap<>();
        double each = 1.0 / (network.terminals() - 1);
        for (int source = 0; source < network.terminals(); source++) {
            for (int target = 0; target < network.terminals(); target++) {
                if (source != target) {
                    shares.between(source, target)
                            .forEach((c, share) -> loads.merge(c, share * each, Double::sum));
                }
            }
        }
        return 1 / loads.values().stream().mapToDouble(load -> load).max().orElseThrow();
    }
}
