// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Numbers the lanes, and keeps for each what {@link VcConnections} and {@link IdealInputBuffers}
 * know of it.
 *
 * <p>Beside the channels of the ports there is one for each terminal, numbered after them: as an
 * input its source, as an output its injection channel. Lanes are numbered channel by channel, a
 * power of two for each, so that lane and channel follow from each other without a table. What is
 * known of a lane lies together, for in a large network every step to another place is slow.
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

    /** The lanes of a network whose links have so many virtual channels. */
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

    /** Returns the logarithm of the lanes of a channel. */
    int shift() {
        return shift;
    }

    /** Returns the number of lanes. */
    int size() {
        return channels() << shift;
    }

    /** Returns the number of lanes of ports; those of the terminals follow. */
    int portVcs() {
        return portVcs;
    }

    /** Returns the number of channels. */
    int channels() {
        return wiring.ports + wiring.terminals;
    }

    /** Returns the number of lanes of a channel: one where a terminal enters or leaves. */
    int vcsOf(int channel) {
        return channel < wiring.ports && wiring.ejectingTerminal[channel] == NetworkWiring.NONE
                ? vcs
                : 1;
    }

    /** Returns a lane of a channel. */
    int id(int channel, int vc) {
        return channel << shift | vc;
    }

    /** Returns the channel of a lane. */
    int channel(int id) {
        return id >> shift;
    }

    /** Returns the virtual channel of a lane. */
    int vc(int id) {
        return id & (1 << shift) - 1;
    }

    /** Returns the lane of the source of a terminal, and of its injection channel. */
    int injectionVc(int terminal) {
        return id(wiring.ports + terminal, 0);
    }

    /** Returns whether an input lane is the source of a terminal. */
    boolean isSource(int id) {
        return id >= portVcs;
    }

    /** Returns the terminal of a source. */
    int terminal(int sourceVc) {
        return channel(sourceVc) - wiring.ports;
    }

    /** Returns the input port of an input lane. */
    int inputPort(int id) {
        return isSource(id) ? wiring.injectionPort[terminal(id)] : channel(id);
    }

    /** Returns the router at which an output lane begins or an input lane ends. */
    int router(int id) {
        return wiring.router[inputPort(id)];
    }

    /** Returns the buffer to which an output lane leads, or NONE where a terminal takes flits. */
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
