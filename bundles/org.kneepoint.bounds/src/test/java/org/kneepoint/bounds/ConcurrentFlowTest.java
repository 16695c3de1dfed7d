// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.traffic.pattern.Transpose;

/** The best load of any routing, exact where distances and cuts meet it. */
class ConcurrentFlowTest {
    private static final double EXACT = 1e-7;

    private static ConcurrentFlow flow(Network network, Destinations traffic) {
        return ConcurrentFlow.of(network, traffic, BoundNetworks.PRECISION, BoundNetworks.BUDGET);
    }

    private static void assertExact(double load, ConcurrentFlow flow) {
        assertEquals(load, flow.load(), EXACT);
        assertEquals(load, flow.certificate(), EXACT);
    }

    /** 30 channels over a mean distance of 15/9. */
    @Test
    void petersenGraph() {
        Network petersen = LinkedRouters.petersen();
        Destinations uniform = BoundNetworks.uniform(petersen);
        assertExact(1.8, flow(petersen, uniform));
        Map<String, Double> quick = QuickBounds.of(petersen, uniform);
        assertEquals(1.8, quick.get("path-length"), EXACT);
        assertEquals(1.8, quick.get("moore"), EXACT);
        assertEquals(5 / (25.0 / 9), quick.get("bisection"), EXACT);
        assertTrue(quick.get("spectral") >= 1.8 - EXACT);
    }

    /** The cut in the middle; dimension order reaches it. */
    @Test
    void uniformTrafficInAMesh() {
        Network mesh = BoundNetworks.mesh("8x8");
        assertExact(0.4921875, flow(mesh, BoundNetworks.uniform(mesh)));
        assertEquals(
                0.4921875,
                QuickBounds.of(mesh, BoundNetworks.uniform(mesh)).get("spectral"),
                EXACT);
    }

    /** 7 flows leave the corner block of each size over its two sides. */
    @Test
    void transposeInAMesh() {
        Network mesh = BoundNetworks.mesh("4x4");
        ConcurrentFlow best = flow(mesh, BoundNetworks.pattern(new Transpose(), mesh));
        assertEquals(best.load(), best.certificate(), EXACT);
        assertTrue(best.load() >= 1.0 / 3, "" + best);
    }

    /** 256 channels over a mean distance of 4 x 64/63. */
    @Test
    void uniformTrafficInATorus() {
        Network torus = BoundNetworks.torus("8x8");
        assertExact(63.0 / 64, flow(torus, BoundNetworks.uniform(torus)));
    }

    /** Every terminal sends to the one 8 hops away. */
    @Test
    void longestMatchingOfATorus() {
        Network torus = BoundNetworks.torus("8x8");
        assertEquals(256 / (64 * 8.0), QuickBounds.longestMatching(torus).orElseThrow(), EXACT);
    }

    /** No cut and no distance is below what some routing carries. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void irregularNetworkAndItsCuts(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int routers = 8;
        int[] ends = new int[2 * 2 * routers];
        for (int router = 0; router < routers; router++) {
            ends[4 * router] = router;
            ends[4 * router + 1] = (router + 1) % routers;
            ends[4 * router + 2] = router;
            ends[4 * router + 3] = (router + 2 + random.nextInt(routers - 4)) % routers;
        }
        Network network = LinkedRouters.of(routers, ends);
        Destinations uniform = BoundNetworks.uniform(network);
        ConcurrentFlow best = flow(network, uniform);
        assertEquals(best.load(), best.certificate(), EXACT);
        QuickBounds.of(network, uniform)
                .forEach((name, load) -> assertTrue(load >= best.load() - EXACT, name));
    }

    /** Each link a class of its own. */
    @Test
    void classesOfEqualLinksKeepTheValue() {
        assertClassesKeep(BoundNetworks.mesh("4x3"), false);
        assertClassesKeep(BoundNetworks.torus("4x4"), true);
        assertClassesKeep(BoundNetworks.dragonfly(1, 2, 1), false);
    }

    private static void assertClassesKeep(Network network, boolean isShifted) {
        int terminals = network.terminals();
        int[] next = IntStream.range(0, terminals).map(t -> (t + 5) % terminals).toArray();
        Destinations traffic =
                isShifted
                        ? new PermutationDestinations(next, false)
                        : BoundNetworks.uniform(network);
        RouterLinks links = new RouterLinks(network);
        ConcurrentFlow single =
                ConcurrentFlow.of(
                        links,
                        new RouterDemand(network, TrafficMatrix.of(traffic)),
                        IntStream.range(0, links.size()).toArray(),
                        IntStream.range(0, links.routers()).toArray(),
                        BoundNetworks.PRECISION,
                        BoundNetworks.BUDGET);
        assertEquals(single.load(), single.certificate(), EXACT);
        assertExact(single.load(), flow(network, traffic));
    }
}
