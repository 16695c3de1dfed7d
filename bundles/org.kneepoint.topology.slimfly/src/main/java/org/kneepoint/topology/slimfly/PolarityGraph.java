// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.slimfly;

import org.kneepoint.graph.GraphNetworkBuilder;

/**
 * The polarity graph ER_q of Erdos, Renyi and Brown, as in Lakhotia et al. 2022, section IV: q^2 +
 * q + 1 routers, at most two channels apart, of degree q + 1, or q for the q + 1 quadrics.
 *
 * <p>The routers are the points of the projective plane over GF(q), linked if they are orthogonal.
 * In coordinates whose first other than 0 is 1, the point (1, y, z) is router y q + z, (0, 1, z) is
 * router q^2 + z, and (0, 0, 1) is the last. A quadric is orthogonal to itself.
 *
 * @param field GF(q)
 */
record PolarityGraph(FiniteField field) {
    /** Returns the number of routers. */
    static int routers(int q) {
        return q * q + q + 1;
    }

    /** Adds all links, router by router. */
    void addLinks(GraphNetworkBuilder network) {
        int q = field.order();
        for (int y = 0; y < q; y++) {
            for (int z = 0; z < q; z++) {
                addLinks(1, y, z, network);
            }
        }
        for (int z = 0; z < q; z++) {
            addLinks(0, 1, z, network);
        }
        addLinks(0, 0, 1, network);
    }

    /** Adds the links of a point to the points orthogonal to it that have higher numbers. */
    private void addLinks(int x, int y, int z, GraphNetworkBuilder network) {
        int own = router(x, y, z);
        for (int other : orthogonal(x, y, z)) {
            if (other > own) {
                network.link(own, other);
            }
        }
    }

    /** Returns the routers of the q + 1 points on the line orthogonal to a point. */
    private int[] orthogonal(int x, int y, int z) {
        int q = field.order();
        int[] found = new int[q + 1];
        for (int free = 0; free < q; free++) {
            if (z != 0) {
                int sum = field.add(x, field.multiply(y, free));
                found[free] = router(1, free, minusOver(sum, z));
            } else if (y != 0) {
                found[free] = router(1, minusOver(x, y), free);
            } else {
                found[free] = router(0, 1, free);
            }
        }
        found[q] = z == 0 ? router(0, 0, 1) : router(0, 1, minusOver(y, z));
        return found;
    }

    /** Returns - a / b. */
    private int minusOver(int a, int b) {
        return field.multiply(field.negative(a), field.inverse(b));
    }

    /** Returns the number of a point in coordinates whose first other than 0 is 1. */
    private int router(int x, int y, int z) {
        int q = field.order();
        if (x == 1) {
            return y * q + z;
        }
        return y == 1 ? q * q + z : q * q + q;
    }
}
