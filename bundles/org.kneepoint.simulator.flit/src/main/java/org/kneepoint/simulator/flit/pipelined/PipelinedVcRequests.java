// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;
import org.kneepoint.simulator.flit.kernel.VcRequests;

/** VC requests of headers, one output port each, and the free output VCs. */
final class PipelinedVcRequests {
    /**
     * Requests for each port, and its output VCs without owner; with atomic reallocation only those
     * with an empty buffer are free.
     */
    final VcRequests state;

    /** Requests by index of the input VC, by output port. */
    final RequestMatrix matrix;

    /** Output ports to be allocated: there was a change since an allocation without a grant. */
    final RangeBitSet changedPorts;

    private final VcNumbering numbering;
    private final InputPorts inputPorts;
    private final long[] permitted;

    PipelinedVcRequests(VcNumbering numbering, InputPorts inputPorts) {
        this(
                numbering,
                inputPorts,
                new VcRequests(numbering.wiring.ports, numbering.words << 6),
                new long[numbering.vcNumbers]);
        for (int port = 0; port < numbering.wiring.ports; port++) {
            for (int vc = 0; vc < numbering.vcs; vc++) {
                state.free(port, vc);
            }
        }
    }

    private PipelinedVcRequests(
            VcNumbering numbering, InputPorts inputPorts, VcRequests state, long[] permitted) {
        this.numbering = numbering;
        this.inputPorts = inputPorts;
        this.state = state;
        this.permitted = permitted;
        matrix = state.matrix;
        changedPorts = new RangeBitSet(numbering.wiring.ports);
    }

    /** Returns the same requests with other ports to be allocated, for another share. */
    PipelinedVcRequests forShare() {
        return new PipelinedVcRequests(numbering, inputPorts, state, permitted);
    }

    /** Adds the request of the header of an input VC. */
    void add(int inputVc, int port, long vcs) {
        permitted[inputVc] = vcs;
        matrix.add(port, inputPorts.index(inputVc));
        changedPorts.add(port);
    }

    void remove(int inputVc, int port) {
        matrix.remove(port, inputPorts.index(inputVc));
    }

    /** Returns the permitted virtual channels of the header of an input VC. */
    long permitted(int inputVc) {
        return permitted[inputVc];
    }

    /** Returns the free virtual channels of a port. */
    long freeVcs(int port) {
        return state.free(port);
    }
}
