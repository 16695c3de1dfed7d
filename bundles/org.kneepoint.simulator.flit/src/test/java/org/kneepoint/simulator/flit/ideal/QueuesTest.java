// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class QueuesTest {
    @Test
    void agreesWithQueues() {
        int lanes = 7;
        Random random = new Random(2);
        Queues queues = new Queues(lanes);
        var expected = Stream.generate(ArrayDeque<Integer>::new).limit(lanes).toList();
        for (int i = 0; i < 5000; i++) {
            int lane = random.nextInt(lanes);
            Deque<Integer> queue = expected.get(lane);
            if (queue.isEmpty() || random.nextInt(5) > i / 500 % 5) {
                queues.add(lane, i);
                queue.add(i);
            } else {
                assertEquals(queue.poll(), queues.poll(lane));
            }
            assertEquals(queue.isEmpty(), queues.isEmpty(lane));
            if (!queue.isEmpty()) {
                assertEquals(queue.peek(), queues.first(lane));
            }
        }
    }
}
