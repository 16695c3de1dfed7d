// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.Networks;

class RegionSharesTest {
    private static RouterRegions regions(NetworkWiring wiring, int threads) {
        return new RouterRegions(
                new VcNumbering(wiring, 2), PipelinedRouterState.DEFAULT_CACHE, 8, threads, true);
    }

    /** Every region belongs to one share, and the shares follow each other. */
    @Test
    void sharesCoverTheRegions() {
        Networks.all().map(NetworkWiring::of).forEach(RegionSharesTest::assertCovered);
    }

    private static void assertCovered(NetworkWiring wiring) {
        for (int threads = 1; threads <= wiring.routers; threads++) {
            RouterRegions regions = regions(wiring, threads);
            RegionShares shares = new RegionShares(regions, wiring, threads);
            assertEquals(0, shares.firstRegion(0));
            assertEquals(regions.routerRegions, shares.firstRegion(threads));
            for (int share = 0; share < threads; share++) {
                for (int r = shares.firstRegion(share); r < shares.firstRegion(share + 1); r++) {
                    assertEquals(share, shares.of(r));
                }
            }
        }
    }

    /**
     * On a 16x16 torus a flit passes 9 routers, 4 + 4 + 1, and its terminals are the work of 2.5
     * more: the first of two shares has (11.5 / 2 - 2.5) / 9 of the routers, to one of 32 regions.
     */
    @Test
    void theFirstShareHasTheTerminalsAndFewerRouters() {
        NetworkWiring wiring = NetworkWiring.of(Networks.torus(16, 2));
        RouterRegions regions = regions(wiring, 2);
        assertEquals(32, regions.routerRegions);
        RegionShares shares = new RegionShares(regions, wiring, 2);
        assertEquals((11.5 / 2 - 2.5) / 9 * 32, shares.firstRegion(1), 0.5);
    }

    /** Without several threads a network that fits the cache is one region. */
    @Test
    void oneThreadHasOneRegion() {
        assertEquals(1, regions(NetworkWiring.of(Networks.torus(16, 2)), 1).routerRegions);
    }

    /** Between two terminals, averaged over all of them; the source itself counts as one router. */
    @Test
    void meanPathLength() {
        Network torus = Networks.torus(4, 2);
        assertEquals(1 + 2 * 1.0, MeanPathLength.routers(NetworkWiring.of(torus)), 1e-12);
        Network cube = Networks.hypercube(4);
        assertEquals(1 + 4 / 2.0, MeanPathLength.routers(NetworkWiring.of(cube)), 1e-12);
        Network butterfly = Networks.butterfly(2, 4);
        assertEquals(4, MeanPathLength.routers(NetworkWiring.of(butterfly)), 1e-12);
        assertTrue(MeanPathLength.routers(NetworkWiring.of(Networks.star(4))) == 1);
    }
}
