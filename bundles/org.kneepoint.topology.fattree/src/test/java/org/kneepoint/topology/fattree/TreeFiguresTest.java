// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Network;

/** Stated figures against enumeration and closed forms. */
class TreeFiguresTest {
    private static final double ENUMERATED = 1e-9;
    private static final double ROUNDING = 1e-13;

    @ParameterizedTest
    @MethodSource("org.kneepoint.topology.fattree.TreeContractTest#trees")
    void equalThoseOfAllWaysTogether(Network tree) {
        MessageFlows flows = MessageFlows.of(tree);
        double largest = Collections.max(flows.loads().values());
        assertEquals(1 / largest, tree.capacity().orElseThrow(), ENUMERATED);
        assertEquals(flows.meanSwitches(), tree.meanDistance().orElseThrow(), ENUMERATED);
    }

    /**
     * Greenberg and Guan 1997, (12), (14) and (15), for the links above a level; the link to a
     * processor has the rate of a processor.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void loadsOfTheButterflyFatTree(int n) {
        GeneralisedFatTree tree = new ButterflyFatTree(n);
        double all = StrictMath.pow(4, n);
        MessageFlows.of(tree)
                .loads()
                .forEach(
                        (link, load) -> {
                            int level = tree.level(link.get(0));
                            boolean up = link.get(1) >= 4;
                            int below = up ? level : level - 1;
                            double share = (all - StrictMath.pow(4, below)) / (all - 1);
                            double expected = share * (1 << below);
                            assertEquals(expected, load, ENUMERATED, link::toString);
                        });
    }

    @ParameterizedTest
    @CsvSource({"2, 5", "3, 3", "4, 2"})
    void loadsOfTheKAryNTree(int k, int n) {
        Network tree = new KAryNTree(k, n);
        double all = StrictMath.pow(k, n);
        MessageFlows.of(tree)
                .loads()
                .forEach(
                        (link, load) -> {
                            int level = 1 + (int) (link.get(0) / (all / k));
                            int below = link.get(1) >= k ? level : level - 1;
                            double share = (all - StrictMath.pow(k, below)) / (all - 1);
                            assertEquals(share, load, ENUMERATED, link::toString);
                        });
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "2, 2.6",
        "3, 4.428571",
        "4, 6.364706",
        "5, 8.343109",
        "6, 10.336264",
        "10, 18.333352",
        "12, 22.333335"
    })
    void meanDistanceOfTheButterflyFatTree(int n, double switches) {
        GeneralisedFatTree tree = new ButterflyFatTree(n);
        double all = StrictMath.pow(4, n);
        double closed = 2 * n * all / (all - 1) - 2.0 / 3 - 1;
        assertEquals(switches, tree.meanDistance().orElseThrow(), 5e-7);
        assertEquals(closed, tree.meanDistance().orElseThrow(), ROUNDING * closed);
        assertEquals(2 * n - 1, tree.diameter().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 24", "3, 15", "4, 3", "16, 6", "300, 1", "4096, 2"})
    void meanDistanceOfTheKAryNTree(int k, int n) {
        Network tree = new KAryNTree(k, n);
        double all = StrictMath.pow(k, n);
        double closed = 2 * n * all / (all - 1) - 2.0 / (k - 1) - 1;
        assertEquals(closed, tree.meanDistance().orElseThrow(), ROUNDING * closed);
        assertEquals(2 * n - 1, tree.diameter().orElseThrow());
        assertEquals(1, tree.capacity().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 10, 12})
    void capacityOfTheButterflyFatTree(int n) {
        Network tree = new ButterflyFatTree(n);
        double closed = (StrictMath.pow(4, n) - 1) / (3 * StrictMath.pow(2, 3 * n - 3));
        assertEquals(closed, tree.capacity().orElseThrow(), ROUNDING * closed);
    }
}
