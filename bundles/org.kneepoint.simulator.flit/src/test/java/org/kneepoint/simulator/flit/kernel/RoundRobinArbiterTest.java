// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RoundRobinArbiterTest {
    private final Random random = new Random(1);

    private static int naive(long[] words, int at, int size, int turn) {
        for (int i = 0; i < 64 * size; i++) {
            int bit = (turn + i) % (64 * size);
            if ((words[at + bit / 64] >> bit % 64 & 1) != 0) {
                return bit;
            }
        }
        throw new AssertionError();
    }

    @Test
    void findsTheNextGoingRound() {
        for (int i = 0; i < 3000; i++) {
            int size = 1 + random.nextInt(4);
            long[] words = new long[size + 2];
            words[0] = -1;
            words[size + 1] = -1;
            for (int bits = random.nextInt(4); bits >= 0; bits--) {
                words[1 + random.nextInt(size)] |= 1L << random.nextInt(64);
            }
            int turn = random.nextInt(64 * size + 1);
            assertEquals(naive(words, 1, size, turn), RoundRobinArbiter.next(words, 1, size, turn));
        }
    }

    @Test
    void takesTurnsModuloTheBitsOfAMask() {
        for (int turn = 0; turn < 64; turn++) {
            long mask = random.nextLong() | 1;
            int next = RoundRobinArbiter.next(mask, turn);
            assertEquals(next, RoundRobinArbiter.next(mask, turn + 64));
            assertEquals(next, RoundRobinArbiter.next(mask, turn - 64));
        }
    }

    @Test
    void grantsTheFirstFromThePointerOn() {
        assertTrue(RoundRobinArbiter.isBefore(3, 7, 2));
        assertFalse(RoundRobinArbiter.isBefore(3, 7, 4));
        assertTrue(RoundRobinArbiter.isBefore(7, 3, 4));
        assertTrue(RoundRobinArbiter.isBefore(3, 7, 8));
        assertTrue(RoundRobinArbiter.isBefore(7, 3, 7));
    }
}
