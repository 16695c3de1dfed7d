// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class UniqueIntQueueTest {
    @Test
    void agreesWithASetInOrderOfEntry() {
        int bound = 300;
        Random random = new Random(1);
        UniqueIntQueue line = new UniqueIntQueue(bound);
        LinkedHashSet<Integer> expected = new LinkedHashSet<>();
        for (int i = 0; i < 5000; i++) {
            boolean filling = i / 500 % 2 == 0;
            if (expected.isEmpty() || random.nextInt(4) > (filling ? 0 : 2)) {
                int number = random.nextInt(bound);
                line.add(number);
                expected.add(number);
            } else {
                int first = expected.iterator().next();
                assertEquals(first, line.poll());
                expected.remove(first);
            }
            assertEquals(expected.isEmpty(), line.isEmpty());
        }
        for (int number = 0; number < bound; number++) {
            assertEquals(expected.contains(number), line.contains(number));
        }
    }

    @Test
    void oneThatWasTakenCanStandInLineAgain() {
        UniqueIntQueue line = new UniqueIntQueue(2);
        line.add(1);
        line.add(1);
        assertEquals(1, line.poll());
        assertTrue(line.isEmpty());
        line.add(1);
        assertEquals(1, line.poll());
    }
}
