// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;

/** Over every router of the box, with equal probabilities. */
class RommTest {
    private static int starts(Network network, int source, int target) {
        List<Double> probabilities = new ArrayList<>();
        RoutingTestNetworks.on(new Romm(), network)
                .startStates(
                        source, target, (state, probability) -> probabilities.add(probability));
        assertEquals(1, probabilities.stream().mapToDouble(p -> p).sum(), 1e-12);
        return probabilities.size();
    }

    @Test
    void drawsFromTheWholeBox() {
        Network mesh = RoutingTestNetworks.mesh("8x8");
        assertEquals(1, starts(mesh, 9, 9));
        assertEquals(8, starts(mesh, 0, 7));
        assertEquals(64, starts(mesh, 0, 63));
        assertEquals(3 * 4, starts(mesh, 9, 9 + 2 + 3 * 8));
    }

    /** Two directions in each ring, each with a box of 5 x 5 routers. */
    @Test
    void drawsTheSideOfTheBoxWhereBothAreShortest() {
        assertEquals(4 * 25, starts(RoutingTestNetworks.torus("8x8"), 0, 4 + 4 * 8));
        assertEquals(3 * 3, starts(RoutingTestNetworks.torus("8x8"), 0, 6 + 6 * 8));
    }

    /** From corner to corner of a 2 x 2 mesh: YX only over the router above the source. */
    @Test
    void theSharesFollowFromTheBox() {
        Network mesh = RoutingTestNetworks.mesh("2x2");
        Map<ChannelShares.Channel, Double> shares =
                new ChannelShares(mesh, RoutingTestNetworks.on(new Romm(), mesh)).between(0, 3);
        assertEquals(0.75, shares.get(new ChannelShares.Channel(0, 0)), 1e-12);
        assertEquals(0.25, shares.get(new ChannelShares.Channel(0, 2)), 1e-12);
    }
}
