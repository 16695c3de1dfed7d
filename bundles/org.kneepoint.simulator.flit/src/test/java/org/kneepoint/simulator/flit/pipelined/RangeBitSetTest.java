// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RangeBitSetTest {
    @Test
    void listsAnyRange() {
        Random random = new Random(6);
        for (int size : new int[] {1, 64, 65, 200, 1000}) {
            RangeBitSet marks = new RangeBitSet(size);
            TreeSet<Integer> expected = new TreeSet<>();
            for (int i = 0; i < size / 3 + 2; i++) {
                int index = random.nextInt(size);
                marks.add(index);
                expected.add(index);
            }
            int removed = expected.first();
            marks.remove(removed);
            expected.remove(removed);
            for (int i = 0; i < 100; i++) {
                int from = random.nextInt(size + 1);
                int to = from + random.nextInt(size + 1 - from);
                assertEquals(expected.subSet(from, to), list(marks, from, to));
                assertEquals(expected.subSet(from, to).isEmpty(), marks.isEmpty(from, to));
            }
        }
    }

    private static TreeSet<Integer> list(RangeBitSet marks, int from, int to) {
        TreeSet<Integer> members = new TreeSet<>();
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = marks.word(word, from, to); rest != 0; rest &= rest - 1) {
                members.add(word << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        return members;
    }
}
