// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.slimfly;

import java.util.stream.IntStream;
import org.kneepoint.graph.GraphNetworkBuilder;

/**
 * The graph of McKay, Miller and Siran for a prime power q = 4w + delta with delta = -1, 0 or 1
 * (McKay et al. 1998 for the primes of delta = 1, Hafner 2004 for the others), as in Besta and
 * Hoefler 2014, section II-B: 2 q^2 routers of degree (3q - delta) / 2, at most two channels apart.
 *
 * <p>Router (s, x, y), s = 0 or 1, x and y in GF(q), has number s q^2 + x q + y. Routers (0, x, y)
 * and (0, x, y') are linked if y - y' is in the set X, (1, m, c) and (1, m, c') if c - c' is in X',
 * (0, x, y) and (1, m, c) if y = m x + c.
 *
 * @param field GF(q), q at least 3
 */
record MmsGraph(FiniteField field) {
    /** Returns delta = q - 4w: -1, 0 or 1. */
    static int delta(int q) {
        return q % 4 == 3 ? -1 : q % 4;
    }

    /** Returns the common degree (3q - delta) / 2 of the routers. */
    static int degree(int q) {
        return (3 * q - delta(q)) / 2;
    }

    /**
     * Returns the generator set X, or X' whose elements are those of X times the primitive element
     * xi (Hafner 2004; Besta and Hoefler 2014, section II-B). For delta = 0 and 1, X are the even
     * powers of xi below the exponent q - delta; for delta = -1 they are its powers 0, 2, ..., 2w -
     * 2 and 2w - 1, 2w + 1, ..., 4w - 3. Both sets have (q - delta) / 2 elements and contain the
     * negative of each.
     *
     * @param set 0 for X, 1 for X'
     */
    int[] generators(int set) {
        int delta = delta(field.order());
        int size = (field.order() - delta) / 2;
        return IntStream.range(0, size)
                .map(i -> delta < 0 && 2 * i >= size ? 2 * i - 1 : 2 * i)
                .map(exponent -> field.power(exponent + set))
                .toArray();
    }

    /** Adds all links. */
    void addLinks(GraphNetworkBuilder network) {
        int q = field.order();
        for (int set = 0; set < 2; set++) {
            int[] generators = generators(set);
            for (int x = 0; x < q; x++) {
                addLinks(set, x, generators, network);
            }
        }
        for (int x = 0; x < q; x++) {
            for (int m = 0; m < q; m++) {
                int product = field.multiply(m, x);
                for (int c = 0; c < q; c++) {
                    network.link(router(0, x, field.add(product, c)), router(1, m, c));
                }
            }
        }
    }

    /** Adds the links among the routers of one s and x. */
    private void addLinks(int set, int x, int[] generators, GraphNetworkBuilder network) {
        for (int y = 0; y < field.order(); y++) {
            for (int generator : generators) {
                int other = field.add(y, generator);
                if (other > y) {
                    network.link(router(set, x, y), router(set, x, other));
                }
            }
        }
    }

    private int router(int set, int x, int y) {
        return (set * field.order() + x) * field.order() + y;
    }
}
