// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.random.RandomGenerator;

/** Outlet queues with random order of service. */
final class RandomOrderQueues extends OutletQueues {
    private final RandomGenerator random;

    RandomOrderQueues(int queues, int capacity, RandomGenerator random) {
        super(queues, capacity);
        this.random = random;
    }

    @Override
    int placeToSend(int queue) {
        int held = size[queue];
        return first(queue) + random.nextInt(held);
    }

    /** Moves the last packet into the gap; the order has no meaning. */
    @Override
    void remove(int queue, int place) {
        int held = --size[queue];
        put(place, packet(first(queue) + held));
    }

    @Override
    int placeToAdd(int queue) {
        return first(queue) + size[queue];
    }

    @Override
    int place(int queue, int number) {
        return first(queue) + number;
    }

    @Override
    void moveToFirst(int queue) {}
}
