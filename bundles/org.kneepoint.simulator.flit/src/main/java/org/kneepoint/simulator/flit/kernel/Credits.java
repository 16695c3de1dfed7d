// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * Credit counters of virtual channels: how many places of the buffer at the far end are known to be
 * free. Each flit sent takes one, each credit that returns gives one back. Owned by one thread.
 *
 * <p>A router model whose channels let both ends see one memory may derive them instead, as places
 * less flits less what is under way.
 */
public final class Credits {
    private final int[] count;

    /**
     * Makes counters of empty buffers.
     *
     * @param channels number of virtual channels
     * @param buffer places of the buffer of each, flits
     */
    public Credits(int channels, int buffer) {
        count = new int[channels];
        Arrays.fill(count, buffer);
    }

    /** Returns the credits of a virtual channel. */
    public int of(int channel) {
        return count[channel];
    }

    /** Takes a credit for a flit that is sent; there is one. */
    public void take(int channel) {
        count[channel]--;
    }

    /** Gives a credit back, and returns how many there are. */
    public int give(int channel) {
        return ++count[channel];
    }
}
