// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Numbering of the virtual channels, with the fields of {@link VcConnections}, {@link
 * IdealInputBuffers} and {@link OutputRequests} for each.
 *
 * <p>A virtual channel has a number, which it shares with the buffer at its end: as an output VC it
 * is that of the router where it begins, as an input VC that of the router where it ends. The
 * channels of the output ports are followed by the injection channels of the terminals. Virtual
 * channels are numbered channel by channel, padded to a power of two; the sources of the terminals,
 * input VCs that no channel leads to, follow. All fields of a number are adjacent, so that a flit
 * that moves from router to router needs one or two cache lines for each.
 */
final class VcTable {
    static final int NONE = -1;
    static final int FIRST_REQUEST = -2;

    static final int INPUT = 0;
    static final int REMAINING = 1;
    static final int FLITS = 2;
    static final int ENTERED = 3;
    static final int LEFT = 4;

    /** Output VC, or the request for one, counted down from {@link #FIRST_REQUEST}. */
    static final int OUTPUT = 5;

    static final int HEAD_PACKET = 6;
    static final int LAST_NODE = 7;
    private static final int STRIDE = 3;

    private final NetworkWiring wiring;
    private final int vcs;
    private final int shift;
    private final int channelVcs;
    private final int[] records;

    /** Creates the table of a network with {@code vcs} virtual channels per link. */
    VcTable(NetworkWiring wiring, int vcs) {
        this.wiring = wiring;
        this.vcs = vcs;
        shift = BitMasks.width(vcs);
        channelVcs = Math.multiplyExact(channels(), 1 << shift);
        records = new int[Math.multiplyExact(size(), 1 << STRIDE)];
        for (int id = 0; id < size(); id++) {
            set(id, INPUT, NONE);
            set(id, OUTPUT, NONE);
            set(id, HEAD_PACKET, NONE);
            set(id, LAST_NODE, NONE);
        }
        forgetMoves();
    }

    /** Sets the cycles in which a flit entered and left last to none. */
    void forgetMoves() {
        for (int id = 0; id < size(); id++) {
            set(id, ENTERED, NONE);
            set(id, LEFT, NONE);
        }
    }

    /**
     * Returns the present cycle as the value of a field. It repeats after 2^31 cycles, before which
     * {@link #forgetMoves} is called.
     */
    static int stamp(Clock clock) {
        return (int) clock.cycle & Integer.MAX_VALUE;
    }

    int get(int id, int field) {
        return records[(id << STRIDE) + field];
    }

    void set(int id, int field, int value) {
        records[(id << STRIDE) + field] = value;
    }

    /** Adds to a field and returns the result. */
    int add(int id, int field, int change) {
        return records[(id << STRIDE) + field] += change;
    }

    /** Returns the number of virtual channels and sources. */
    int size() {
        return channelVcs + wiring.terminals;
    }

    /** Returns the number of virtual channels, which the sources follow. */
    int channelVcs() {
        return channelVcs;
    }

    /** Returns the number of channels. */
    int channels() {
        return wiring.ports + wiring.terminals;
    }

    /** Returns the number of virtual channels of a channel, padded to a power of two. */
    int paddedVcs() {
        return 1 << shift;
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

    /** Returns the virtual channel of the injection channel of a terminal. */
    int injectionVc(int terminal) {
        return id(wiring.ports + terminal, 0);
    }

    /** Returns the source of a terminal. */
    int source(int terminal) {
        return channelVcs + terminal;
    }

    /** Returns whether an input VC is the source of a terminal. */
    boolean isSource(int id) {
        return id >= channelVcs;
    }

    /** Returns the terminal of a source. */
    int terminal(int source) {
        return source - channelVcs;
    }

    /** Returns the input port of an input VC. */
    int inputPort(int id) {
        if (isSource(id)) {
            return wiring.injectionPort[terminal(id)];
        }
        int channel = channel(id);
        return channel < wiring.ports
                ? wiring.peer[channel]
                : wiring.injectionPort[channel - wiring.ports];
    }

    /** Returns whether a virtual channel ends at no router. */
    boolean isEjection(int id) {
        int channel = channel(id);
        return channel < wiring.ports && wiring.peer[channel] == NetworkWiring.NONE;
    }
}
