// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.testkit.RingNetwork;

class LinkedPacketQueuesTest {
    @Test
    void agreesWithQueues() {
        int vcs = 7;
        Random random = new Random(2);
        LinkedPacketQueues queues =
                new LinkedPacketQueues(new VcTable(NetworkWiring.of(RingNetwork.around(3, 1)), 1));
        var expected = Stream.generate(ArrayDeque<Integer>::new).limit(vcs).toList();
        for (int i = 0; i < 5000; i++) {
            int inputVc = random.nextInt(vcs);
            Deque<Integer> queue = expected.get(inputVc);
            if (queue.isEmpty() || random.nextInt(5) > i / 500 % 5) {
                queues.add(inputVc, i);
                queue.add(i);
            } else {
                assertEquals(queue.poll(), queues.poll(inputVc));
            }
            assertEquals(queue.isEmpty(), queues.isEmpty(inputVc));
            if (!queue.isEmpty()) {
                assertEquals(queue.peek(), queues.first(inputVc));
            }
        }
    }
}
