// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulator.flit.network.Switching;

/**
 * What can be set of the single-cycle router.
 *
 * @param vcs virtual channels of a link, 1 to 64
 * @param buffer places of the buffer of a virtual channel, flits, at least 1
 * @param injectionBuffer places of the buffer between a terminal and its router, flits, at least 1
 * @param switching how a packet moves from router to router
 * @param reuse when a virtual channel is given to the next packet; with switching other than
 *     wormhole at the earliest when there is room for the whole packet
 * @param inputLimit whether an input port passes on at most one flit per cycle; else each of its
 *     virtual channels may pass one on
 */
public record Rules(
        int vcs,
        int buffer,
        int injectionBuffer,
        Switching switching,
        Reuse reuse,
        boolean inputLimit) {
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
        if (injectionBuffer < 1) {
            throw new BadInput(
                    "injection.buffer=" + injectionBuffer + " is not allowed: at least 1 flit");
        }
    }

    /** Returns the places that must be free before a packet is given a virtual channel. */
    int room(int length) {
        if (reuse == Reuse.ATOMIC) {
            return buffer;
        }
        boolean whole = reuse == Reuse.WHOLE_PACKET || switching != Switching.WORMHOLE;
        return whole ? Math.min(length, buffer) : 0;
    }

    boolean storesPackets() {
        return switching == Switching.STORE_AND_FORWARD;
    }
}
