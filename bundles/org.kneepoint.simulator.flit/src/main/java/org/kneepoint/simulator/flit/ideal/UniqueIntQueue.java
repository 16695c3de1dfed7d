// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;

/** FIFO queue of integers without duplicates. */
final class UniqueIntQueue {
    private final boolean[] contained;
    private int[] elements = new int[16];
    private int first;
    private int size;

    /** An empty line for the numbers from 0 to before a bound. */
    UniqueIntQueue(int bound) {
        contained = new boolean[bound];
    }

    /** Puts a number at the end, unless it stands in line already. */
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

    /** Takes the first number of a line that is not empty. */
    int poll() {
        int number = elements[first];
        first = first + 1 & elements.length - 1;
        size--;
        contained[number] = false;
        return number;
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
