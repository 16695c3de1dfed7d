// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Network;

/** The wiring by the formulas of Greenberg and Guan 1997, section 3.1. */
class ButterflyFatTreeTest {
    private static final int PARENT_0 = 4;
    private static final int PARENT_1 = 5;

    /** The number of S(l, a): there are N / 2^(j+1) switches at level j. */
    private static int router(Network tree, int l, int a) {
        int before = 0;
        for (int j = 1; j < l; j++) {
            before += tree.terminals() / pow2(j + 1);
        }
        return before + a;
    }

    private static int pow2(int exponent) {
        return 1 << exponent;
    }

    private static void assertLink(Network tree, int router, int port, int peer, int peerPort) {
        assertEquals(peer, tree.peerRouter(router, port), () -> port + " of " + router);
        assertEquals(peerPort, tree.peerPort(router, port), () -> port + " of " + router);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void parents(int n) {
        Network tree = new ButterflyFatTree(n);
        for (int l = 1; l < n; l++) {
            for (int a = 0; a < tree.terminals() / pow2(l + 1); a++) {
                int block = a / pow2(l + 1) * pow2(l);
                int parent0 = router(tree, l + 1, block + a % pow2(l));
                int parent1 = router(tree, l + 1, block + (a + pow2(l - 1)) % pow2(l));
                int i = a % pow2(l + 1) / pow2(l - 1);
                int here = router(tree, l, a);
                assertLink(tree, here, PARENT_0, parent0, i);
                assertLink(tree, here, PARENT_1, parent1, i);
                assertLink(tree, parent0, i, here, PARENT_0);
                assertLink(tree, parent1, i, here, PARENT_1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void sizesAndProcessors(int n) {
        Network tree = new ButterflyFatTree(n);
        assertEquals(router(tree, n + 1, 0), tree.routers());
        for (int a = 0; a < tree.terminals(); a++) {
            assertEquals(router(tree, 1, a / 4), tree.injectionRouter(a));
            assertEquals(a % 4, tree.injectionPort(a));
            assertEquals(tree.injectionRouter(a), tree.ejectionRouter(a));
            assertEquals(tree.injectionPort(a), tree.ejectionPort(a));
            assertEquals(Network.UNCONNECTED, tree.peerRouter(a / 4, a % 4));
        }
        for (int a = 0; a < tree.terminals() / pow2(n + 1); a++) {
            assertEquals(Network.UNCONNECTED, tree.peerRouter(router(tree, n, a), PARENT_0));
            assertEquals(Network.UNCONNECTED, tree.peerRouter(router(tree, n, a), PARENT_1));
        }
    }

    /** Figure 2 of the paper: 64 processors, 16 + 8 + 4 switches. */
    @Test
    void sixtyFourProcessors() {
        Network tree = new ButterflyFatTree(3);
        assertEquals(64, tree.terminals());
        assertEquals(28, tree.routers());
        assertLink(tree, 0, PARENT_0, 16, 0);
        assertLink(tree, 0, PARENT_1, 17, 0);
        assertLink(tree, 7, PARENT_0, 19, 3);
        assertLink(tree, 7, PARENT_1, 18, 3);
        assertLink(tree, 16 + 7, PARENT_0, 24 + 3, 3);
        assertLink(tree, 16 + 7, PARENT_1, 24 + 1, 3);
    }
}
