// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Numbers the virtual channels, and keeps for each what {@link VcConnections} and {@link
 * IdealInputBuffers} know of it.
 *
 * <p>Beside the channels of the ports there is one for each terminal, numbered after them: as an
 * input its source, as an output its injection channel. Virtual channels are numbered channel by
 * channel, a power of two for each, so that virtual channel and channel follow from each other
 * without a table. What is known of a virtual channel lies together, for in a large network every
 * step to another place is slow.
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

    /** The virtual channels of a network whose links have so many virtual channels. */
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

    /** Adds to a field, and returns what it is then. */
    int add(int id, int field, int change) {
        return records[id * RECORD_SIZE + field] += change;
    }

    /** Returns the logarithm of the virtual channels of a channel. */
    int shift() {
        return shift;
    }

    /** Returns the number of virtual channels. */
    int size() {
        return channels() << shift;
    }

    /** Returns the number of virtual channels of ports; those of the terminals follow. */
    int portVcs() {
        return portVcs;
    }

    /** Returns the number of channels. */
    int channels() {
        return wiring.ports + wiring.terminals;
    }

    /**
     * Returns the number of virtual channels of a channel: one where a terminal enters or leaves.
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

    /** Returns the virtual channel of a virtual channel. */
    int vc(int id) {
        return id & (1 << shift) - 1;
    }

    /** Returns the virtual channel of the source of a terminal, and of its injection channel. */
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

    /** Returns the router at which an output VC begins or an input VC ends. */
    int router(int id) {
        return wiring.router[inputPort(id)];
    }

    /** Returns the buffer to which an output VC leads, or NONE where a terminal takes flits. */
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
