// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Freedom.Reuse;

/**
 * Flow control: how buffers and channels are given to packets (Dally and Towles 2004, chapter 13).
 *
 * @param vcs virtual channels of a link, 1 to 64
 * @param buffer places of the buffer of a virtual channel, flits, at least 1
 * @param switching how a packet moves from router to router
 * @param reuse when a virtual channel is given to the next packet; with switching other than
 *     wormhole at the earliest when there is room for the whole packet
 */
public record FlowControl(int vcs, int buffer, Switching switching, Reuse reuse) {
    /**
     * Fixes the rules.
     *
     * @throws BadInput if a buffer has no place or there are no or more than 64 virtual channels
     */
    public FlowControl {
        if (vcs < 1 || vcs > Long.SIZE) {
            throw BadInput.notAllowed("vcs", vcs, "1 to " + Long.SIZE);
        }
        if (buffer < 1) {
            throw BadInput.notAllowed("buffer", buffer, "at least 1 flit");
        }
    }

    /** A copy of this number of virtual channels. */
    public FlowControl withVcs(int changed) {
        return new FlowControl(changed, buffer, switching, reuse);
    }

    /** A copy of buffers of this size, flits. */
    public FlowControl withBuffer(int changed) {
        return new FlowControl(vcs, changed, switching, reuse);
    }

    /** A copy of this switching. */
    public FlowControl with(Switching changed) {
        return new FlowControl(vcs, buffer, changed, reuse);
    }

    /** A copy of this rule of reuse. */
    public FlowControl with(Reuse changed) {
        return new FlowControl(vcs, buffer, switching, changed);
    }

    /** Returns whether a packet is passed on only when all of it has arrived. */
    public boolean storesPackets() {
        return switching == Switching.STORE_AND_FORWARD;
    }

    /** Returns whether a virtual channel is given to the next packet whatever room there is. */
    public boolean isFlitByFlit() {
        return reuse == Reuse.AFTER_TAIL && switching == Switching.WORMHOLE;
    }

    /**
     * Returns the credits that must be there before a packet is given a virtual channel, 0 to
     * {@link #buffer}.
     *
     * @param length of the packet, flits
     */
    public int credits(int length) {
        if (reuse == Reuse.ATOMIC) {
            return buffer;
        }
        return isFlitByFlit() ? 0 : Math.min(length, buffer);
    }
}
