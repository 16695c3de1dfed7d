// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * Virtual channels of a cycle that something has happened to, in the order of events. Used by one
 * thread.
 */
public final class VcList {
    private static final int INITIAL_CAPACITY = 64;

    private int[] ids = new int[INITIAL_CAPACITY];
    private int size;

    /** Adds a virtual channel. */
    public void add(int id) {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, 2 * size);
        }
        ids[size++] = id;
    }

    /** Returns the number of virtual channels. */
    public int size() {
        return size;
    }

    /** Returns a virtual channel, the first with index 0. */
    public int get(int index) {
        return ids[index];
    }

    /** Removes all. */
    public void clear() {
        size = 0;
    }
}
