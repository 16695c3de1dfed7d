// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class RouteCandidatesTest {
    private static int create(RouteCandidates options, int size, int seed) {
        int answer = options.create(size);
        for (int i = 0; i < size; i++) {
            options.set(answer, i, seed + i, 1L << seed + i, -seed - i);
        }
        return answer;
    }

    private static void check(RouteCandidates options, int answer, int size, int seed) {
        assertEquals(size, options.size(answer));
        for (int i = 0; i < size; i++) {
            assertEquals(seed + i, options.port(answer, i));
            assertEquals(1L << seed + i, options.vcs(answer, i));
            assertEquals(-seed - i, options.priority(answer, i));
        }
    }

    @Test
    void theyKeepTheirOptionsWhileOthersComeAndGrow() {
        RouteCandidates options = new RouteCandidates();
        int[] made = new int[300];
        for (int i = 0; i < made.length; i++) {
            made[i] = create(options, 1 + i % 7, i);
        }
        for (int i = 0; i < made.length; i++) {
            check(options, made[i], 1 + i % 7, i);
        }
    }

    @Test
    void aNumberIsUsedAgainOnceItIsReleased() {
        RouteCandidates options = new RouteCandidates();
        int first = create(options, 2, 10);
        int second = create(options, 1, 20);
        assertNotEquals(first, second);
        options.release(first);
        assertEquals(first, create(options, 3, 30));
        check(options, first, 3, 30);
        check(options, second, 1, 20);
    }
}
