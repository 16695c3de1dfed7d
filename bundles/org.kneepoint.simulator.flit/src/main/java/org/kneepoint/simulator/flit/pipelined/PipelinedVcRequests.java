// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;
import org.kneepoint.simulator.flit.kernel.VcRequests;

/** VC requests of headers, one output port each, and the free output VCs. */
final class PipelinedVcRequests {
    /**
     * The requests for each port, and its virtual channels without owner; if they are handed over
     * atomically, only those with an empty buffer are free.
     */
    final VcRequests state;

    /** Places of those that wait, by output port. */
    final RequestMatrix matrix;

    /**
     * Output ports that have to be looked at: something has changed since nobody got a virtual
     * channel.
     */
    final RangeBitSet changedPorts;

    private final InputPorts inputPorts;
    private final long[] permitted;

    PipelinedVcRequests(VcNumbering numbering, InputPorts inputPorts) {
        this.inputPorts = inputPorts;
        state = new VcRequests(numbering.wiring.ports, numbering.words << 6);
        matrix = state.matrix;
        permitted = new long[numbering.vcNumbers];
        changedPorts = new RangeBitSet(numbering.wiring.ports);
        for (int port = 0; port < numbering.wiring.ports; port++) {
            for (int vc = 0; vc < numbering.vcs; vc++) {
                state.free(port, vc);
            }
        }
    }

    /** Enters the header in front of an input VC. */
    void add(int inputVc, int port, long vcs) {
        permitted[inputVc] = vcs;
        matrix.add(port, inputPorts.index(inputVc));
        changedPorts.add(port);
    }

    void remove(int inputVc, int port) {
        matrix.remove(port, inputPorts.index(inputVc));
    }

    /** Returns the virtual channels that the header in front of an input VC may take. */
    long permitted(int inputVc) {
        return permitted[inputVc];
    }

    /** Returns the virtual channels of a port that are to be had. */
    long freeVcs(int port) {
        return state.free(port);
    }
}
