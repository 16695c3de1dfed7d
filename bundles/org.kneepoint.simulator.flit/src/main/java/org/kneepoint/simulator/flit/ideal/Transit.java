// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import org.kneepoint.simulator.flit.network.Wiring;

/** Flits on channels that are longer than one cycle, by the cycle in which they arrive. */
final class Transit {
    private final int[] delay;
    private final int[][] lanes;
    private final int[] size;
    private int taken;
    private int all;

    /** Nothing under way on the channels of a network, those of the terminals included. */
    Transit(Wiring wiring) {
        delay = new int[wiring.ports + wiring.terminals];
        Arrays.fill(delay, 1);
        int longest = 1;
        for (int channel : wiring.channels) {
            delay[channel] = wiring.delay[channel];
            longest = Math.max(longest, delay[channel]);
        }
        lanes = new int[longest + 1][4];
        size = new int[longest + 1];
    }

    /** Returns the cycles that a flit needs to cross a channel. */
    int delay(int channel) {
        return delay[channel];
    }

    /** Adds a flit that is in a lane at the beginning of a cycle. */
    void add(long cycle, int lane) {
        int slot = (int) (cycle % lanes.length);
        if (size[slot] == lanes[slot].length) {
            lanes[slot] = Arrays.copyOf(lanes[slot], 2 * size[slot]);
        }
        lanes[slot][size[slot]++] = lane;
        all++;
    }

    /** Takes those that are in their lanes at the beginning of a cycle; returns their number. */
    int take(long cycle) {
        if (all == 0) {
            return 0;
        }
        taken = (int) (cycle % lanes.length);
        int due = size[taken];
        size[taken] = 0;
        all -= due;
        return due;
    }

    /** Returns the lane of one of those that were taken. */
    int lane(int index) {
        return lanes[taken][index];
    }

    boolean isEmpty() {
        return all == 0;
    }

    int size() {
        return all;
    }
}
