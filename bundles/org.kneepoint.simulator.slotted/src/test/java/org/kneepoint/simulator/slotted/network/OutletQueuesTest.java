// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.RandomStreams;

/** Against the collections of the JDK. */
class OutletQueuesTest {
    private static final int QUEUES = 5;
    private static final int STEPS = 20_000;

    private final RandomGenerator random = RandomStreams.of(3).stream(9);
    private final List<Deque<Long>> held = new ArrayList<>();

    OutletQueuesTest() {
        for (int queue = 0; queue < QUEUES; queue++) {
            held.add(new ArrayDeque<>());
        }
    }

    /** Queues grow and shrink, so that they are enlarged where their packets wrap around. */
    private void exercise(OutletQueues queues, boolean inOrder) {
        for (long step = 0; step < STEPS; step++) {
            int queue = random.nextInt(QUEUES);
            Deque<Long> packets = held.get(queue);
            boolean adds = random.nextInt(1 + packets.size()) < 1 + step / 500;
            if (adds) {
                queues.add(queue, step);
                packets.add(step);
            } else if (!packets.isEmpty()) {
                long packet = queues.send(queue, queues.placeToSend(queue));
                assertEquals(inOrder ? packets.poll() : packet, packet);
                assertTrue(inOrder || packets.remove(packet));
            }
        }
        queues.checkInvariants();
        for (int queue = 0; queue < QUEUES; queue++) {
            assertEquals(sorted(held.get(queue)), contents(queues, queue));
        }
    }

    private static List<Long> sorted(Deque<Long> packets) {
        return packets.stream().sorted().toList();
    }

    private static List<Long> contents(OutletQueues queues, int queue) {
        List<Long> packets = new ArrayList<>();
        for (int number = 0; number < queues.size[queue]; number++) {
            packets.add(queues.packet(queues.place(queue, number)));
        }
        return packets.stream().sorted().toList();
    }

    @Test
    void bagsHoldWhatTheyWereGiven() {
        exercise(new RandomOrderQueues(QUEUES, 2, RandomStreams.of(1).stream(0)), false);
    }

    @Test
    void ringsSendWhatCameFirst() {
        exercise(new FifoQueues(QUEUES, 1), true);
    }

    @Test
    void bagsSendAnyOfTheirPackets() {
        RandomOrderQueues bags = new RandomOrderQueues(1, 3, RandomStreams.of(2).stream(0));
        int[] sent = new int[3];
        for (int i = 0; i < 30_000; i++) {
            for (int packet = bags.size[0]; packet < sent.length; packet++) {
                bags.add(0, packet);
            }
            int first = (int) bags.send(0, bags.placeToSend(0));
            sent[first]++;
            while (bags.size[0] > 0) {
                bags.send(0, bags.placeToSend(0));
            }
        }
        assertEquals(30_000, Arrays.stream(sent).sum());
        for (int number : sent) {
            assertEquals(10_000, number, 5 * Math.sqrt(10_000));
        }
        assertEquals(90_000, bags.sent[0]);
    }

    @Test
    void blocksAreUsedAgain() {
        BlockPool blocks = new BlockPool(4);
        int small = blocks.allocate(1);
        int other = blocks.allocate(1);
        int large = blocks.allocate(3);
        assertEquals(List.of(0, 2, 4), List.of(small, other, large));
        assertEquals(12, blocks.places().length);
        blocks.release(small, 1);
        blocks.release(other, 1);
        assertEquals(other, blocks.allocate(1));
        assertEquals(small, blocks.allocate(1));
        assertEquals(12, blocks.allocate(1));
    }
}
