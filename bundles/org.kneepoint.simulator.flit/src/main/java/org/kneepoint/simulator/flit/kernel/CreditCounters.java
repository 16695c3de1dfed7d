// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * Credit counters of virtual channels: free places of the downstream buffer as known upstream. Each
 * flit sent consumes a credit, each credit returned restores one. Used by one thread.
 *
 * <p>A router model may instead derive them from the buffer size, the flits in it and those in
 * transit.
 */
public final class CreditCounters {
    private final int[] counters;

    /**
     * Creates the counters of empty buffers.
     *
     * @param vcs number of virtual channels
     * @param buffer buffer size, flits
     */
    public CreditCounters(int vcs, int buffer) {
        counters = new int[vcs];
        Arrays.fill(counters, buffer);
    }

    /** Returns the credits of a virtual channel. */
    public int get(int vc) {
        return counters[vc];
    }

    /** Consumes a credit for a flit that is sent; there must be one. */
    public void consume(int vc) {
        counters[vc]--;
    }

    /** Restores a credit and returns the number of credits. */
    public int replenish(int vc) {
        return ++counters[vc];
    }
}
