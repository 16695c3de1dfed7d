// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IndexSetTest {
    private static List<Integer> members(IndexSet set) {
        List<Integer> members = new ArrayList<>();
        for (int i = set.next(0); i >= 0; i = set.next(i + 1)) {
            members.add(i);
        }
        return members;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 65, 4095, 4096, 4097, 300_000})
    void agreesWithASortedSet(int bound) {
        Random random = new Random(bound);
        IndexSet set = new IndexSet(bound);
        TreeSet<Integer> expected = new TreeSet<>();
        assertTrue(set.isEmpty());
        assertEquals(-1, set.next(bound));
        for (int i = 0; i < 400; i++) {
            int number = random.nextInt(bound);
            if (random.nextInt(3) > 0) {
                set.add(number);
                expected.add(number);
            } else {
                set.remove(number);
                expected.remove(number);
            }
            assertEquals(expected.contains(number), set.contains(number));
            assertEquals(expected.isEmpty(), set.isEmpty());
        }
        set.add(bound - 1);
        expected.add(bound - 1);
        assertEquals(List.copyOf(expected), members(set));
        int[] listed = new int[expected.size()];
        assertEquals(listed.length, set.list(listed));
        assertEquals(List.copyOf(expected), Arrays.stream(listed).boxed().toList());
        expected.forEach(set::remove);
        assertTrue(set.isEmpty());
        assertFalse(set.contains(bound - 1));
    }

    @Test
    void drainingEmptiesIt() {
        int bound = 10_000;
        IndexSet set = new IndexSet(bound);
        int[] all = {0, 1, 63, 64, 4095, 4096, bound - 1};
        Arrays.stream(all).forEach(set::add);
        int[] drained = new int[bound];
        assertEquals(all.length, set.drain(drained));
        assertArrayEquals(all, Arrays.copyOf(drained, all.length));
        assertTrue(set.isEmpty());
        assertEquals(0, set.list(drained));
    }

    @Test
    void aMaskIsThatOfARange() {
        IndexSet set = new IndexSet(200);
        for (int number : new int[] {3, 7, 8, 64, 127, 128}) {
            set.add(number);
        }
        assertEquals(0b1000, set.mask(0, 4));
        assertEquals(0b1000, set.mask(4, 4));
        assertEquals(1, set.mask(8, 1));
        assertEquals(0, set.mask(9, 1));
        assertEquals(1L << 63 | 1, set.mask(64, 64));
        assertEquals(1, set.mask(128, 64));
    }
}
