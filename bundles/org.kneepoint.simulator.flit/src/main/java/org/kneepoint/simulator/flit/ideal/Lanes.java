// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * Numbers the lanes, and keeps for each what {@link Worms} and {@link Buffers} know of it.
 *
 * <p>Beside the channels of the ports there is one for each terminal, numbered after them: as an
 * input its source, as an output its injection channel. Lanes are numbered channel by channel, a
 * power of two for each, so that lane and channel follow from each other without a table. What is
 * known of a lane lies together, for in a large network every step to another place is slow.
 */
final class Lanes {
    static final int NONE = -1;

    static final int FROM = 0;
    static final int INTO = 1;
    static final int LEFT = 2;
    static final int END = 3;
    static final int FEEDER = 4;
    static final int COUNT = 5;
    static final int EXPECTED = 6;
    static final int MOVING = 7;
    private static final int RECORD = 8;

    private final Wiring wiring;
    private final int vcs;
    private final int shift;
    private final int ofPorts;
    private final int[] records;

    /** The lanes of a network whose links have so many virtual channels. */
    Lanes(Wiring wiring, int vcs) {
        this.wiring = wiring;
        this.vcs = vcs;
        shift = BitMasks.width(vcs);
        ofPorts = wiring.ports << shift;
        records = new int[Math.multiplyExact(count(), RECORD)];
    }

    int get(int lane, int field) {
        return records[lane * RECORD + field];
    }

    void set(int lane, int field, int value) {
        records[lane * RECORD + field] = value;
    }

    /** Adds to a field, and returns what it is then. */
    int add(int lane, int field, int change) {
        return records[lane * RECORD + field] += change;
    }

    /** Returns the logarithm of the lanes of a channel. */
    int shift() {
        return shift;
    }

    /** Returns the number of lanes. */
    int count() {
        return channels() << shift;
    }

    /** Returns the number of lanes of ports; those of the terminals follow. */
    int ofPorts() {
        return ofPorts;
    }

    /** Returns the number of channels. */
    int channels() {
        return wiring.ports + wiring.terminals;
    }

    /** Returns the number of lanes of a channel: one where a terminal enters or leaves. */
    int of(int channel) {
        return channel < wiring.ports && wiring.leaving[channel] == Wiring.NONE ? vcs : 1;
    }

    /** Returns a lane of a channel. */
    int lane(int channel, int vc) {
        return channel << shift | vc;
    }

    /** Returns the channel of a lane. */
    int channel(int lane) {
        return lane >> shift;
    }

    /** Returns the virtual channel of a lane. */
    int vc(int lane) {
        return lane & (1 << shift) - 1;
    }

    /** Returns the lane of the source of a terminal, and of its injection channel. */
    int injection(int terminal) {
        return lane(wiring.ports + terminal, 0);
    }

    /** Returns whether an input lane is the source of a terminal. */
    boolean isSource(int lane) {
        return lane >= ofPorts;
    }

    /** Returns the terminal of a source. */
    int terminal(int source) {
        return channel(source) - wiring.ports;
    }

    /** Returns the input port of an input lane. */
    int inPort(int lane) {
        return isSource(lane) ? wiring.entry[terminal(lane)] : channel(lane);
    }

    /** Returns the router at which an output lane begins or an input lane ends. */
    int router(int lane) {
        return wiring.router[inPort(lane)];
    }

    /** Returns the buffer to which an output lane leads, or NONE where a terminal takes flits. */
    int wiredEnd(int lane) {
        int channel = channel(lane);
        if (vc(lane) >= of(channel)) {
            return NONE;
        }
        if (isSource(lane)) {
            return lane(wiring.entry[terminal(lane)], 0);
        }
        int peer = wiring.peer[channel];
        return peer == Wiring.NONE ? NONE : lane(peer, vc(lane));
    }
}
