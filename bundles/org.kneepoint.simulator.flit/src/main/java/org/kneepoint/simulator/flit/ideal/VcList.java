// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;

/** Virtual channels of a cycle that something has happened to, in the order of events. */
final class VcList {
    private static final int INITIAL_CAPACITY = 64;

    private int[] ids = new int[INITIAL_CAPACITY];
    private int size;

    void add(int id) {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, 2 * size);
        }
        ids[size++] = id;
    }

    int size() {
        return size;
    }

    int get(int index) {
        return ids[index];
    }

    void clear() {
        size = 0;
    }
}
