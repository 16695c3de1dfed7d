// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class RequestsTest {
    private static int create(Requests requests, int size, int seed) {
        int request = requests.create(size);
        for (int i = 0; i < size; i++) {
            requests.set(request, i, seed + i, 1L << seed + i, -seed - i);
        }
        return request;
    }

    private static void check(Requests requests, int request, int size, int seed) {
        assertEquals(size, requests.options(request));
        for (int i = 0; i < size; i++) {
            assertEquals(seed + i, requests.output(request, i));
            assertEquals(1L << seed + i, requests.vcs(request, i));
            assertEquals(-seed - i, requests.priority(request, i));
        }
    }

    @Test
    void theyKeepTheirOptionsWhileOthersComeAndGrow() {
        Requests requests = new Requests();
        int[] made = new int[300];
        for (int i = 0; i < made.length; i++) {
            made[i] = create(requests, 1 + i % 7, i);
        }
        for (int i = 0; i < made.length; i++) {
            check(requests, made[i], 1 + i % 7, i);
        }
    }

    @Test
    void aNumberIsUsedAgainOnceItIsReleased() {
        Requests requests = new Requests();
        int first = create(requests, 2, 10);
        int second = create(requests, 1, 20);
        assertNotEquals(first, second);
        requests.release(first);
        assertEquals(first, create(requests, 3, 30));
        check(requests, first, 3, 30);
        check(requests, second, 1, 20);
    }
}
