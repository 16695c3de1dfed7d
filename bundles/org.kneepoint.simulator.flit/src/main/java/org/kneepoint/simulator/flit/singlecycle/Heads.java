// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;

/** Lanes whose front packet has just become ready to ask for a channel; owned by one thread. */
final class Heads {
    private static final int ROOM = 64;

    private int[] lane = new int[ROOM];
    private int size;

    void add(int newcomer) {
        if (size == lane.length) {
            lane = Arrays.copyOf(lane, 2 * size);
        }
        lane[size++] = newcomer;
    }

    int size() {
        return size;
    }

    int lane(int index) {
        return lane[index];
    }

    void clear() {
        size = 0;
    }
}
