// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.random.RandomGenerator;

/** Queues that send one of their packets at random, drawn afresh each time they are asked. */
final class Bags extends Queues {
    private final RandomGenerator random;

    Bags(int queues, int most, RandomGenerator random) {
        super(queues, most);
        this.random = random;
    }

    @Override
    int next(int queue) {
        int held = size[queue];
        return first(queue) + random.nextInt(held);
    }

    /** The last one fills the gap: their order means nothing. */
    @Override
    void remove(int queue, int place) {
        int held = --size[queue];
        put(place, packet(first(queue) + held));
    }

    @Override
    int end(int queue) {
        return first(queue) + size[queue];
    }

    @Override
    int place(int queue, int number) {
        return first(queue) + number;
    }

    @Override
    void rewind(int queue) {}
}
