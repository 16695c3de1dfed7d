// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class IndexSetTest {
    private static final int SIZE = 10_000;

    private static int[] members(IndexSet set) {
        int[] members = new int[SIZE];
        return Arrays.copyOf(members, set.list(members));
    }

    private static int[] sorted(TreeSet<Integer> model) {
        return model.stream().mapToInt(i -> i).toArray();
    }

    @Test
    void behavesAsASortedSet() {
        IndexSet set = new IndexSet(SIZE);
        TreeSet<Integer> model = new TreeSet<>();
        Random random = new Random(1);
        for (int round = 0; round < 5000; round++) {
            int index = random.nextInt(10) == 0 ? SIZE - 1 : random.nextInt(SIZE);
            if (random.nextInt(3) == 0) {
                set.add(index);
                model.add(index);
            } else {
                int gone = model.isEmpty() ? index : model.first();
                set.remove(gone);
                model.remove(gone);
            }
            assertEquals(model.isEmpty(), set.isEmpty());
            if (round % 50 == 0) {
                assertArrayEquals(sorted(model), members(set));
            }
        }
    }

    @Test
    void drainingEmptiesIt() {
        IndexSet set = new IndexSet(SIZE);
        int[] all = {0, 1, 63, 64, 4095, 4096, SIZE - 1};
        Arrays.stream(all).forEach(set::add);
        int[] drained = new int[SIZE];
        assertEquals(all.length, set.drain(drained));
        assertArrayEquals(all, Arrays.copyOf(drained, all.length));
        assertTrue(set.isEmpty());
        assertEquals(0, set.list(drained));
    }
}
