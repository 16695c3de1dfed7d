// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;
import org.kneepoint.simulator.flit.kernel.VcRequests;

/** The headers that wait for an output lane of one port each, and the lanes that are to be had. */
final class Requests {
    /**
     * The requests for each port, and its virtual channels without owner; if they are handed over
     * atomically, only those with an empty buffer are free.
     */
    final VcRequests ports;

    /** Places of those that wait, by output port. */
    final RequestMatrix lanes;

    /** Output ports that have to be looked at: something has changed since nobody got a lane. */
    final Marks due;

    private final InputPorts inputs;
    private final long[] permitted;

    Requests(Layout layout, InputPorts inputs) {
        this.inputs = inputs;
        ports = new VcRequests(layout.wiring.ports, layout.words << 6);
        lanes = ports.matrix;
        permitted = new long[layout.lanes];
        due = new Marks(layout.wiring.ports);
        for (int port = 0; port < layout.wiring.ports; port++) {
            for (int vc = 0; vc < layout.vcs; vc++) {
                ports.free(port, vc);
            }
        }
    }

    /** Enters the header in front of an input lane. */
    void add(int lane, int port, long vcs) {
        permitted[lane] = vcs;
        lanes.add(port, inputs.place(lane));
        due.add(port);
    }

    void remove(int lane, int port) {
        lanes.remove(port, inputs.place(lane));
    }

    /** Returns the virtual channels that the header in front of an input lane may take. */
    long permitted(int lane) {
        return permitted[lane];
    }

    /** Returns the virtual channels of a port that are to be had. */
    long free(int port) {
        return ports.free(port);
    }
}
