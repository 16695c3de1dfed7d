// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * State of VC allocation by output port: the input VCs whose header requests the port, and its free
 * output VCs. Side by side in memory, since headers touch both. Owned by one thread.
 */
public final class VcRequests {
    /** The headers that request each port, by their place in the router. */
    public final RequestMatrix matrix;

    private final long[] record;
    private final int stride;

    /**
     * Makes ports that nobody requests and that have no free virtual channel.
     *
     * @param ports number of output ports
     * @param places largest number of input virtual channels of a router
     */
    public VcRequests(int ports, int places) {
        int words = BitMasks.words(places);
        stride = 1 + words;
        record = new long[ports * stride];
        matrix = new RequestMatrix(record, stride, 1, words);
    }

    /** Returns the mask of the free virtual channels of a port. */
    public long free(int port) {
        return record[port * stride];
    }

    /** Frees a virtual channel. */
    public void free(int port, int vc) {
        record[port * stride] |= 1L << vc;
    }

    /** Takes a free virtual channel. */
    public void setAllocated(int port, int vc) {
        record[port * stride] &= ~(1L << vc);
    }
}
