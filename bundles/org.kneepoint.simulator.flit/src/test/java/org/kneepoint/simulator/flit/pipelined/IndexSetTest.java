// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class IndexSetTest {
    private static List<Integer> list(IndexSet set) {
        List<Integer> members = new ArrayList<>();
        for (int i = set.next(0); i >= 0; i = set.next(i + 1)) {
            members.add(i);
        }
        return members;
    }

    @Test
    void isASortedSet() {
        Random random = new Random(4);
        for (int size : new int[] {1, 63, 64, 65, 4095, 4096, 4097, 300_000}) {
            IndexSet set = new IndexSet(size);
            TreeSet<Integer> expected = new TreeSet<>();
            for (int i = 0; i < 400; i++) {
                int index = random.nextInt(4) == 0 ? size - 1 : random.nextInt(size);
                if (random.nextInt(3) > 0) {
                    set.add(index);
                    expected.add(index);
                } else {
                    set.remove(index);
                    expected.remove(index);
                }
            }
            assertEquals(List.copyOf(expected), list(set));
            assertEquals(expected.isEmpty(), set.isEmpty());
            List.copyOf(expected).forEach(set::remove);
            assertTrue(set.isEmpty());
            assertEquals(List.of(), list(set));
        }
    }
}
