// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;

/**
 * Which lanes send through each exit. An exit has a virtual channel for every lane that leads into
 * its router, up to 64, so that all packets that have arrived share it flit by flit.
 */
final class Exits {
    private static final int MOST = Long.SIZE;

    private final int links;
    private final int width;
    private final int[] owner;

    /**
     * Makes exits that nobody uses.
     *
     * @param most largest number of lanes that lead into a router
     */
    Exits(Outputs outputs, int most) {
        links = outputs.links();
        width = Math.min(most, MOST);
        owner = new int[(outputs.size() - links) * width];
        Arrays.fill(owner, Lanes.NONE);
    }

    /** Returns the number of virtual channels of each exit. */
    int width() {
        return width;
    }

    /** Returns the lane whose front packet holds a channel of an exit, or NONE. */
    int owner(int channel) {
        return owner[at(channel)];
    }

    void setOwner(int channel, int lane) {
        owner[at(channel)] = lane;
    }

    private int at(int channel) {
        return (Outputs.output(channel) - links) * width + Outputs.vc(channel);
    }
}
