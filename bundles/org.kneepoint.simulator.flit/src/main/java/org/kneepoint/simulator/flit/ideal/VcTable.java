// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Numbering of the virtual channels, with the fields of {@link VcConnections} and {@link
 * IdealInputBuffers} for each.
 *
 * <p>The channels of the ports are followed by one for each terminal: as an input its source, as an
 * output its injection channel. Virtual channels are numbered channel by channel, padded to a power
 * of two. The fields of a virtual channel are adjacent, for locality.
 */
final class VcTable {
    static final int NONE = -1;

    static final int INPUT = 0;
    static final int OUTPUT = 1;
    static final int REMAINING = 2;
    static final int DOWNSTREAM = 3;
    static final int UPSTREAM = 4;
    static final int FLITS = 5;
    static final int RESERVED = 6;
    static final int MOVING = 7;
    private static final int RECORD_SIZE = 8;

    private final NetworkWiring wiring;
    private final int vcs;
    private final int shift;
    private final int portVcs;
    private final int[] records;

    /** Creates the table of a network with {@code vcs} virtual channels per link. */
    VcTable(NetworkWiring wiring, int vcs) {
        this.wiring = wiring;
        this.vcs = vcs;
        shift = BitMasks.width(vcs);
        portVcs = wiring.ports << shift;
        records = new int[Math.multiplyExact(size(), RECORD_SIZE)];
    }

    int get(int id, int field) {
        return records[id * RECORD_SIZE + field];
    }

    void set(int id, int field, int value) {
        records[id * RECORD_SIZE + field] = value;
    }

    /** Adds to a field and returns the result. */
    int add(int id, int field, int change) {
        return records[id * RECORD_SIZE + field] += change;
    }

    /** Returns the binary logarithm of the virtual channels of a channel. */
    int shift() {
        return shift;
    }

    /** Returns the number of virtual channels. */
    int size() {
        return channels() << shift;
    }

    /** Returns the number of virtual channels of ports, which those of the terminals follow. */
    int portVcs() {
        return portVcs;
    }

    /** Returns the number of channels. */
    int channels() {
        return wiring.ports + wiring.terminals;
    }

    /**
     * Returns the number of virtual channels of a channel: one for injection and ejection channels.
     */
    int vcsOf(int channel) {
        return channel < wiring.ports && wiring.ejectingTerminal[channel] == NetworkWiring.NONE
                ? vcs
                : 1;
    }

    /** Returns a virtual channel of a channel. */
    int id(int channel, int vc) {
        return channel << shift | vc;
    }

    /** Returns the channel of a virtual channel. */
    int channel(int id) {
        return id >> shift;
    }

    /** Returns the virtual channel within its channel. */
    int vc(int id) {
        return id & (1 << shift) - 1;
    }

    /** Returns the virtual channel of a terminal: its source and its injection channel. */
    int injectionVc(int terminal) {
        return id(wiring.ports + terminal, 0);
    }

    /** Returns whether an input VC is the source of a terminal. */
    boolean isSource(int id) {
        return id >= portVcs;
    }

    /** Returns the terminal of a source. */
    int terminal(int sourceVc) {
        return channel(sourceVc) - wiring.ports;
    }

    /** Returns the input port of an input VC. */
    int inputPort(int id) {
        return isSource(id) ? wiring.injectionPort[terminal(id)] : channel(id);
    }

    /** Returns the router of an output VC or input VC. */
    int router(int id) {
        return wiring.router[inputPort(id)];
    }

    /** Returns the downstream buffer of an output VC, or NONE at an ejection port. */
    int downstreamOf(int id) {
        int channel = channel(id);
        if (vc(id) >= vcsOf(channel)) {
            return NONE;
        }
        if (isSource(id)) {
            return id(wiring.injectionPort[terminal(id)], 0);
        }
        int peer = wiring.peer[channel];
        return peer == NetworkWiring.NONE ? NONE : id(peer, vc(id));
    }
}
