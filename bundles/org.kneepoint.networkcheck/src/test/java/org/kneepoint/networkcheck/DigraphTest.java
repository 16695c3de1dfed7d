// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DigraphTest {
    private static int[] cycle(ChannelDependencies dependencies) {
        return new Digraph(dependencies.sorted()).cycle();
    }

    private static int[] cycle(int[]... edges) {
        ChannelDependencies dependencies = new ChannelDependencies();
        for (int[] edge : edges) {
            dependencies.add(edge[0], edge[1]);
        }
        return cycle(dependencies);
    }

    @Test
    void aGraphWithoutCycleHasNone() {
        assertArrayEquals(new int[0], cycle());
        assertArrayEquals(new int[0], cycle(new int[] {0, 1}, new int[] {0, 1}, new int[] {2, 0}));
    }

    @Test
    void aCycleIsFoundAndShortened() {
        assertArrayEquals(new int[] {7}, cycle(new int[] {7, 7}));
        int last = Integer.MAX_VALUE;
        assertArrayEquals(
                new int[] {0, last, 5},
                cycle(
                        new int[] {0, 1},
                        new int[] {1, 2},
                        new int[] {2, last},
                        new int[] {0, last},
                        new int[] {last, 5},
                        new int[] {5, 0}));
    }

    @Test
    void aLongPathNeedsNoDeepStack() {
        int length = 200_000;
        ChannelDependencies path = new ChannelDependencies();
        for (int node = 1; node < length; node++) {
            path.add(node - 1, node);
        }
        assertEquals(0, cycle(path).length);
        path.add(length - 1, 0);
        assertEquals(length, cycle(path).length);
    }

    /** Against the closure of the graph, by Warshall's method. */
    @Test
    void findsACycleExactlyWhereThereIsOne() {
        SplittableRandom random = new SplittableRandom(1);
        int found = 0;
        for (int graph = 0; graph < 500; graph++) {
            boolean[][] adjacent = randomGraph(random, 2 + random.nextInt(12));
            ChannelDependencies edges = new ChannelDependencies();
            for (int from = 0; from < adjacent.length; from++) {
                for (int to = 0; to < adjacent.length; to++) {
                    if (adjacent[from][to]) {
                        edges.add(from, to);
                    }
                }
            }
            int[] cycle = cycle(edges);
            assertEquals(hasCycle(adjacent), cycle.length > 0);
            assertTrue(isCycle(adjacent, cycle), () -> Arrays.toString(cycle));
            found += cycle.length > 0 ? 1 : 0;
        }
        assertTrue(found > 100 && found < 400, found + " of 500");
    }

    private static boolean[][] randomGraph(SplittableRandom random, int nodes) {
        boolean[][] adjacent = new boolean[nodes][nodes];
        for (int edge = 0; edge < nodes; edge++) {
            adjacent[random.nextInt(nodes)][random.nextInt(nodes)] = true;
        }
        for (int node = 0; node < nodes; node++) {
            adjacent[node][node] &= random.nextInt(4) == 0;
        }
        return adjacent;
    }

    private static boolean hasCycle(boolean[][] adjacent) {
        int nodes = adjacent.length;
        boolean[][] reached =
                Arrays.stream(adjacent).map(boolean[]::clone).toArray(boolean[][]::new);
        for (int over = 0; over < nodes; over++) {
            for (int from = 0; from < nodes; from++) {
                for (int to = 0; to < nodes; to++) {
                    reached[from][to] |= reached[from][over] && reached[over][to];
                }
            }
        }
        boolean found = false;
        for (int node = 0; node < nodes; node++) {
            found |= reached[node][node];
        }
        return found;
    }

    private static boolean isCycle(boolean[][] adjacent, int[] cycle) {
        boolean isCycle = Arrays.stream(cycle).distinct().count() == cycle.length;
        for (int i = 0; i < cycle.length; i++) {
            isCycle &= adjacent[cycle[i]][cycle[(i + 1) % cycle.length]];
        }
        return isCycle;
    }
}
