// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/** Switch requests: the input VCs that hold an output VC with a credit and have a flit. */
final class SwitchRequests {
    /** Places of those that bid, by output port. */
    final RequestMatrix matrix;

    /** Output ports for which somebody bids. */
    final RangeBitSet ports;

    SwitchRequests(VcNumbering numbering, RequestMatrix matrix) {
        this.matrix = matrix;
        ports = new RangeBitSet(numbering.wiring.ports);
    }

    /** Enters the bid of a virtual channel with some place in the router. */
    void add(int port, int index) {
        matrix.add(port, index);
        ports.add(port);
    }

    /** Takes a bid back. */
    void remove(int port, int index) {
        matrix.remove(port, index);
        if (matrix.isEmpty(port)) {
            ports.remove(port);
        }
    }
}
