// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;

/** Numbers that stand in line, first come first served, each at most once at a time. */
final class Line {
    private final boolean[] stands;
    private int[] places = new int[16];
    private int first;
    private int size;

    /** An empty line for the numbers from 0 to before a bound. */
    Line(int bound) {
        stands = new boolean[bound];
    }

    /** Puts a number at the end, unless it stands in line already. */
    void add(int number) {
        if (!stands[number]) {
            stands[number] = true;
            if (size == places.length) {
                grow();
            }
            places[first + size++ & places.length - 1] = number;
        }
    }

    private void grow() {
        int[] wider = Arrays.copyOf(places, 2 * size);
        System.arraycopy(places, 0, wider, size, first);
        places = wider;
    }

    /** Takes the first number of a line that is not empty. */
    int poll() {
        int number = places[first];
        first = first + 1 & places.length - 1;
        size--;
        stands[number] = false;
        return number;
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    boolean contains(int number) {
        return stands[number];
    }
}
