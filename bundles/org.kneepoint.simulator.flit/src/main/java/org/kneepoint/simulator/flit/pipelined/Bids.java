// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/**
 * Which input lanes bid for which outputs of the switches of their routers: those whose packet
 * holds an output lane with a credit, and that have a flit of it.
 */
final class Bids {
    /** Places of those that bid, by output port. */
    final RequestMatrix lanes;

    /** Output ports for which somebody bids. */
    final Marks ports;

    Bids(Layout layout, RequestMatrix lanes) {
        this.lanes = lanes;
        ports = new Marks(layout.wiring.ports);
    }

    /** Enters the bid of a lane with some place in the router. */
    void add(int port, int place) {
        lanes.add(port, place);
        ports.add(port);
    }

    /** Takes a bid back. */
    void remove(int port, int place) {
        lanes.remove(port, place);
        if (lanes.isEmpty(port)) {
            ports.remove(port);
        }
    }
}
