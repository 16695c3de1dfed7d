// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;

/**
 * Flow control: allocation of buffers and channels to packets (Dally and Towles 2004, chapter 13).
 *
 * @param vcs virtual channels of a link, 1 to 64
 * @param buffer buffer size of a virtual channel, flits, at least 1
 * @param switching switching technique
 * @param reallocation VC reallocation; except with wormhole switching not before the buffer has
 *     room for the whole packet
 */
public record FlowControl(int vcs, int buffer, Switching switching, VcReallocation reallocation) {
    /**
     * Checks the ranges.
     *
     * @throws BadInput if a value is out of range
     */
    public FlowControl {
        if (vcs < 1 || vcs > Long.SIZE) {
            throw BadInput.notAllowed("vcs", vcs, Range.closed(1, Long.SIZE));
        }
        if (buffer < 1) {
            throw BadInput.notAllowed("buffer", buffer, Range.atLeast(1));
        }
    }

    /** Returns a copy with this number of virtual channels. */
    public FlowControl withVcs(int value) {
        return new FlowControl(value, buffer, switching, reallocation);
    }

    /** Returns a copy with buffers of this size, flits. */
    public FlowControl withBuffer(int value) {
        return new FlowControl(vcs, value, switching, reallocation);
    }

    /** Returns a copy with this switching technique. */
    public FlowControl with(Switching value) {
        return new FlowControl(vcs, buffer, value, reallocation);
    }

    /** Returns a copy with this VC reallocation. */
    public FlowControl with(VcReallocation value) {
        return new FlowControl(vcs, buffer, switching, value);
    }

    /** Returns whether switching is store and forward. */
    public boolean isStoreAndForward() {
        return switching == Switching.STORE_AND_FORWARD;
    }

    /** Returns whether a virtual channel is reallocated after the tail regardless of credits. */
    public boolean isNonAtomicWormhole() {
        return reallocation == VcReallocation.NON_ATOMIC && switching == Switching.WORMHOLE;
    }

    /**
     * Returns the credits required for the allocation of a virtual channel to a packet, 0 to {@link
     * #buffer}.
     *
     * @param length length of the packet, flits
     */
    public int requiredCredits(int length) {
        if (reallocation == VcReallocation.ATOMIC) {
            return buffer;
        }
        return isNonAtomicWormhole() ? 0 : Math.min(length, buffer);
    }
}
