// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.networkcheck.ChannelLoadBound;

/** Worst-case throughput of oblivious routings over the capacity. */
class WorstCasePermutationTest {
    private static final Network MESH = RoutingTestNetworks.mesh("8x8");

    /** Of an 8x8 mesh: 4/k flits per node per cycle. */
    private static final double CAPACITY = 0.5;

    /** Seo et al. 2005, theorem: half of the capacity for an even radix. */
    @Test
    void o1turnKeepsHalfOfTheCapacity() {
        double throughput =
                1 / WorstCasePermutation.load(MESH, RoutingTestNetworks.on(new O1Turn(), MESH));
        assertEquals(CAPACITY / 2, throughput, 1e-9);
    }

    /** All flows of a row and a column turn at one router: 7 flows share a channel. */
    @Test
    void dimensionOrderKeepsTwoSeventhsOfTheCapacity() {
        double throughput =
                1
                        / WorstCasePermutation.load(
                                MESH, RoutingTestNetworks.on(new DimensionOrder(), MESH));
        assertEquals(1.0 / 7, throughput, 1e-9);
    }

    /** The boxes have fewer routers, and their corners coincide in the worst case. */
    @Test
    void rommKeepsLessThanO1turn() {
        double throughput =
                1 / WorstCasePermutation.load(MESH, RoutingTestNetworks.on(new Romm(), MESH));
        assertTrue(throughput < CAPACITY / 2, "" + throughput);
    }

    /** Both phases are uniform traffic, whatever the permutation. */
    @Test
    void valiantKeepsHalfOfTheCapacityUnderAnyPermutation() {
        Routing valiant = RoutingTestNetworks.on(new Valiant(), MESH);
        for (long seed = 1; seed <= 5; seed++) {
            List<Integer> partners =
                    IntStream.range(0, 64).boxed().collect(Collectors.toCollection(ArrayList::new));
            Collections.shuffle(partners, new Random(seed));
            Destinations permutation = GivenPermutation.of(partners);
            assertEquals(CAPACITY / 2, ChannelLoadBound.of(MESH, valiant, permutation), 1e-9);
        }
    }
}
