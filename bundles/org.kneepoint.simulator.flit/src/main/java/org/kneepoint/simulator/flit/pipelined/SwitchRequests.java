// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/**
 * Which input lanes bid for which outputs of the switches of their routers: those whose packet
 * holds an output lane with a credit, and that have a flit of it.
 */
final class SwitchRequests {
    /** Places of those that bid, by output port. */
    final RequestMatrix matrix;

    /** Output ports for which somebody bids. */
    final RangeBitSet ports;

    SwitchRequests(VcNumbering numbering, RequestMatrix matrix) {
        this.matrix = matrix;
        ports = new RangeBitSet(numbering.wiring.ports);
    }

    /** Enters the bid of a lane with some place in the router. */
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
