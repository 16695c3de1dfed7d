// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Components against reachability, in sparse and dense graphs. */
class StrongComponentsTest {
    private static final int NODES = 12;

    @Test
    void nodesAreTogetherIfTheyReachEachOther() {
        Random random = new Random(7);
        for (int arcs = 0; arcs < 40; arcs++) {
            int[] first = new int[NODES + 1];
            int[] target = random.ints(arcs, 0, NODES).toArray();
            int[] ends = random.ints(arcs, 0, NODES).sorted().toArray();
            boolean[][] reaches = new boolean[NODES][NODES];
            for (int arc = 0; arc < arcs; arc++) {
                reaches[ends[arc]][target[arc]] = true;
                for (int node = ends[arc] + 1; node <= NODES; node++) {
                    first[node]++;
                }
            }
            agree(StrongComponents.of(first, target), closure(reaches));
        }
    }

    /** Warshall 1962. */
    private static boolean[][] closure(boolean[][] reaches) {
        for (int via = 0; via < NODES; via++) {
            for (int from = 0; from < NODES; from++) {
                for (int to = 0; to < NODES; to++) {
                    reaches[from][to] |= reaches[from][via] && reaches[via][to];
                }
            }
        }
        return reaches;
    }

    private static void agree(StrongComponents components, boolean[][] reaches) {
        int[] position = new int[NODES];
        for (int i = 0; i < NODES; i++) {
            position[components.node(i)] = i;
        }
        for (int a = 0; a < NODES; a++) {
            for (int b = 0; b < NODES; b++) {
                boolean together = a == b || reaches[a][b] && reaches[b][a];
                assertEquals(together, components.component(a) == components.component(b));
                if (reaches[a][b] && !together) {
                    assertTrue(components.component(b) < components.component(a));
                    assertTrue(position[b] < position[a]);
                }
            }
        }
    }

    @Test
    void thereAreAsManyAsNodesInATree() {
        StrongComponents components = StrongComponents.of(new int[] {0, 2, 2, 2}, new int[] {1, 2});
        assertEquals(3, components.size());
        assertEquals(2, components.component(0));
    }
}
