// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/** Switch requests: the input VCs that hold an output VC with a credit and have a flit. */
final class SwitchRequests {
    /** Requests by index of the input VC, by output port. */
    final RequestMatrix matrix;

    /** Output ports with requests. */
    final RangeBitSet ports;

    SwitchRequests(VcNumbering numbering, RequestMatrix matrix) {
        this.matrix = matrix;
        ports = new RangeBitSet(numbering.wiring.ports);
    }

    /** Adds the request of an input VC. */
    void add(int port, int index) {
        matrix.add(port, index);
        ports.add(port);
    }

    /** Removes a request. */
    void remove(int port, int index) {
        matrix.remove(port, index);
        if (matrix.isEmpty(port)) {
            ports.remove(port);
        }
    }
}
