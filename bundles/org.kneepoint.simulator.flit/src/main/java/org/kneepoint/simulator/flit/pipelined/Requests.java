// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/** The headers that wait for an output lane of one port each, and the lanes that are to be had. */
final class Requests {
    /** Places of those that wait, by output port. */
    final LaneMasks lanes;

    /** Output ports that have to be looked at: something has changed since nobody got a lane. */
    final Marks due;

    private final InputPorts inputs;
    private final long[] permitted;

    /** For each port the mask of those that wait, and then the virtual channels without owner. */
    private final long[] record;

    private final int words;

    Requests(Layout layout, InputPorts inputs) {
        this.inputs = inputs;
        words = layout.words;
        int ports = layout.wiring.ports;
        record = new long[ports * (words + 1)];
        lanes = new LaneMasks(record, words + 1, 0, words);
        permitted = new long[layout.lanes];
        due = new Marks(ports);
        for (int port = 0; port < ports; port++) {
            setFree(port, Bits.first(layout.vcs));
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

    /**
     * Returns the virtual channels of a port without owner; if they are handed over atomically,
     * only those with an empty buffer.
     */
    long free(int port) {
        return record[port * (words + 1) + words];
    }

    void setFree(int port, long vcs) {
        record[port * (words + 1) + words] = vcs;
    }
}
