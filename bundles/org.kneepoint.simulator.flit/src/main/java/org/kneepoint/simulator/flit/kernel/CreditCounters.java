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
public final class CreditCounters {
    private final int[] counters;

    /**
     * Makes counters of empty buffers.
     *
     * @param vcs number of virtual channels
     * @param buffer places of the buffer of each, flits
     */
    public CreditCounters(int vcs, int buffer) {
        counters = new int[vcs];
        Arrays.fill(counters, buffer);
    }

    /** Returns the credits of a virtual channel. */
    public int get(int vc) {
        return counters[vc];
    }

    /** Takes a credit for a flit that is sent; there is one. */
    public void consume(int vc) {
        counters[vc]--;
    }

    /** Gives a credit back, and returns how many there are. */
    public int replenish(int vc) {
        return ++counters[vc];
    }
}
