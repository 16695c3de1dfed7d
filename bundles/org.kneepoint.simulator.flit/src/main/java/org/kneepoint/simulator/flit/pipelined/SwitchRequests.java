// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/** Switch requests: the input VCs that hold an output VC with a credit and have a flit. */
final class SwitchRequests {
    /** Requests by index of the input VC, by output port. */
    final RequestMatrix matrix;

    /** Output ports with requests. */
    final RangeBitSet ports;

    private final OutputPorts outputPorts;

    SwitchRequests(VcNumbering numbering, OutputPorts outputPorts, RequestMatrix matrix) {
        this.outputPorts = outputPorts;
        this.matrix = matrix;
        ports = new RangeBitSet(numbering.wiring.ports);
    }

    /** Adds the request of an input VC. */
    void add(int port, int index) {
        matrix.add(port, index);
        ports.add(port);
    }

    /**
     * Adds a request for the switch.
     *
     * @param out offset of the record of the output port
     */
    void addAt(int out, int port, int index) {
        matrix.addAt(OutputPorts.requests(out), index);
        ports.add(port);
    }

    /** Removes a request. */
    void remove(int port, int index) {
        matrix.remove(port, index);
        if (matrix.isEmpty(port)) {
            ports.remove(port);
        }
    }

    /**
     * Removes a request for the switch.
     *
     * @param out offset of the record of the output port
     */
    void removeAt(int out, int index) {
        if (matrix.removeAt(OutputPorts.requests(out), index)) {
            ports.remove(outputPorts.port(out));
        }
    }
}
