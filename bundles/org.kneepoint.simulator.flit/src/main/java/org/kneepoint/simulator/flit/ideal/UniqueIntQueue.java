// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;

/** FIFO queue of integers without duplicates. */
final class UniqueIntQueue {
    private final boolean[] contained;
    private int[] elements = new int[16];
    private int first;
    private int size;

    /** Creates an empty queue of numbers from 0 to {@code bound} - 1. */
    UniqueIntQueue(int bound) {
        contained = new boolean[bound];
    }

    /** Appends a number, unless the queue contains it. */
    void add(int number) {
        if (!contained[number]) {
            contained[number] = true;
            if (size == elements.length) {
                grow();
            }
            elements[first + size++ & elements.length - 1] = number;
        }
    }

    private void grow() {
        int[] larger = Arrays.copyOf(elements, 2 * size);
        System.arraycopy(elements, 0, larger, size, first);
        elements = larger;
    }

    /** Removes the first number of a queue that is not empty. */
    int poll() {
        int number = elements[first];
        first = first + 1 & elements.length - 1;
        size--;
        contained[number] = false;
        return number;
    }

    /** Returns the number at a position from the first on. */
    int get(int index) {
        return elements[first + index & elements.length - 1];
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    boolean contains(int number) {
        return contained[number];
    }
}
