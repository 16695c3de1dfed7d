// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;

/**
 * Flow control: how buffers and channels are given to packets (Dally and Towles 2004, chapter 13).
 *
 * @param vcs virtual channels of a link, 1 to 64
 * @param buffer places of the buffer of a virtual channel, flits, at least 1
 * @param switching how a packet moves from router to router
 * @param reuse when a virtual channel is given to the next packet; with switching other than
 *     wormhole at the earliest when there is room for the whole packet
 */
public record FlowControl(int vcs, int buffer, Switching switching, VcReallocation reuse) {
    /**
     * Fixes the rules.
     *
     * @throws BadInput if a buffer has no place or there are no or more than 64 virtual channels
     */
    public FlowControl {
        if (vcs < 1 || vcs > Long.SIZE) {
            throw BadInput.notAllowed("vcs", vcs, Range.closed(1, Long.SIZE));
        }
        if (buffer < 1) {
            throw BadInput.notAllowed("buffer", buffer, Range.atLeast(1));
        }
    }

    /** A copy of this number of virtual channels. */
    public FlowControl withVcs(int value) {
        return new FlowControl(value, buffer, switching, reuse);
    }

    /** A copy of buffers of this size, flits. */
    public FlowControl withBuffer(int value) {
        return new FlowControl(vcs, value, switching, reuse);
    }

    /** A copy of this switching. */
    public FlowControl with(Switching value) {
        return new FlowControl(vcs, buffer, value, reuse);
    }

    /** A copy of this rule of reuse. */
    public FlowControl with(VcReallocation value) {
        return new FlowControl(vcs, buffer, switching, value);
    }

    /** Returns whether a packet is passed on only when all of it has arrived. */
    public boolean isStoreAndForward() {
        return switching == Switching.STORE_AND_FORWARD;
    }

    /** Returns whether a virtual channel is reallocated after the tail regardless of credits. */
    public boolean isNonAtomicWormhole() {
        return reuse == VcReallocation.NON_ATOMIC && switching == Switching.WORMHOLE;
    }

    /**
     * Returns the credits that must be there before a packet is given a virtual channel, 0 to
     * {@link #buffer}.
     *
     * @param length of the packet, flits
     */
    public int requiredCredits(int length) {
        if (reuse == VcReallocation.ATOMIC) {
            return buffer;
        }
        return isNonAtomicWormhole() ? 0 : Math.min(length, buffer);
    }
}
