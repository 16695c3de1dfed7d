// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulator.flit.network.Switching;

/**
 * What can be set of the pipelined router.
 *
 * @param vcs virtual channels of a link, 1 to 64
 * @param buffer places of the buffer of a virtual channel, flits, at least 1
 * @param switching how a packet moves from router to router
 * @param reuse when a virtual channel is given to the next packet; with switching other than
 *     wormhole at the earliest when there is room for the whole packet
 * @param delays delays of the stages
 * @param speculative whether a header bids for the switch while it bids for a virtual channel
 */
public record Rules(
        int vcs, int buffer, Switching switching, Reuse reuse, Delays delays, boolean speculative) {
    /**
     * Fixes the rules.
     *
     * @throws BadInput if a buffer has no place or there are no or more than 64 virtual channels
     */
    public Rules {
        if (vcs < 1 || vcs > Long.SIZE) {
            throw new BadInput("vcs=" + vcs + " is not allowed: 1 to " + Long.SIZE);
        }
        if (buffer < 1) {
            throw new BadInput("buffer=" + buffer + " is not allowed: at least 1 flit");
        }
    }

    /** Returns whether the route of a packet is computed only when all of it has arrived. */
    boolean storesPackets() {
        return switching == Switching.STORE_AND_FORWARD;
    }
}
