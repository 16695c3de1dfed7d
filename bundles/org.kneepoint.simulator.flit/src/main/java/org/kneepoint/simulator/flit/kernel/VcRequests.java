// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * State of VC allocation by output port: the input VCs whose header requests the port, and its free
 * output VCs, in one record for locality. Used by one thread.
 */
public final class VcRequests {
    /** Requests of headers, by index of the input VC in the router. */
    public final RequestMatrix matrix;

    private final long[] record;
    private final int stride;

    /**
     * Creates ports without requests and without free virtual channels.
     *
     * @param ports number of output ports
     * @param inputVcs largest number of input VCs of a router
     */
    public VcRequests(int ports, int inputVcs) {
        int words = BitMasks.words(inputVcs);
        stride = 1 + words;
        record = new long[ports * stride];
        matrix = new RequestMatrix(record, stride, 1, words);
    }

    /** Returns the mask of the free output VCs of a port. */
    public long free(int port) {
        return record[port * stride];
    }

    /** Frees an output VC. */
    public void free(int port, int vc) {
        record[port * stride] |= 1L << vc;
    }

    /** Allocates a free output VC. */
    public void setAllocated(int port, int vc) {
        record[port * stride] &= ~(1L << vc);
    }
}
