// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RoundRobin;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * The input ports and the buffers of their virtual channels: one record for each port with its
 * lanes behind it, so that what a flit touches lies side by side in memory.
 *
 * <p>Since the flits of a packet are alike, a buffer is no more than a count of flits; {@link
 * PacketQueues} knows of which packets.
 */
final class InputPorts {
    static final int NONE = -1;

    /** Numbers of 32 bits in a line of the cache, and of those that precede the first whole one. */
    private static final int LINE = 16;

    private static final int FIRST = 12;

    /** Of a port: output port whose turn it is to be accepted. */
    private static final int ACCEPT = 0;

    /** Virtual channel whose turn it is. */
    private static final int VC = 1;

    /** Output port that is granted to it in this cycle, or NONE. */
    private static final int OFFER = 2;

    /** Place of its first lane in the router. */
    private static final int PLACE = 3;

    /** First lane at the other end of the channel, to which credits go, or NONE. */
    private static final int FEEDER = 4;

    /** Region in which that is. */
    private static final int REGION = 5;

    /** Cycles from the grant of the switch to the use of the credit there. */
    private static final int RETURN = 6;

    private static final int LANES = 7;

    /** Of a lane: flits in the buffer. */
    static final int STORED = 0;

    /** Flits of the packet in front that have not yet left, in the buffer or still to come. */
    static final int LEFT = 1;

    /** Output lane that the packet in front holds; while it waits for one, an output port. */
    static final int OUT = 2;

    /** What the packet in front is doing: one of the constants below. */
    static final int STATE = 3;

    private static final int LANE = 4;

    /** There is no packet. */
    static final int EMPTY = 0;

    /** Waits for its own tail. */
    static final int GATHERING = 1;

    /** Its route is being computed. */
    static final int ROUTING = 2;

    /** Waits for an output lane. */
    static final int WAITING = 3;

    /** Waits for an output lane of one of several ports. */
    static final int CHOOSING = 4;

    /** Holds an output lane and may soon bid for the switch. */
    static final int GRANTED = 5;

    /** Its header may bid for the switch. */
    static final int HEADING = 6;

    /** Its header has left; other flits may bid for the switch. */
    static final int STREAMING = 7;

    /** The records of all ports. */
    final int[] record;

    private final int stride;
    private final int shift;
    private final int vcMask;

    InputPorts(Layout layout, Regions regions, Delays delays) {
        Wiring wiring = layout.wiring;
        shift = layout.shift;
        vcMask = (1 << shift) - 1;
        stride = stride(layout.vcs);
        record = new int[FIRST + wiring.ports * stride];
        for (int port = 0; port < wiring.ports; port++) {
            int at = port(port);
            int router = wiring.router[port];
            record[at + OFFER] = NONE;
            record[at + PLACE] = port - wiring.firstPort[router] << shift;
            feed(layout, regions, delays, port);
        }
    }

    private void feed(Layout layout, Regions regions, Delays delays, int port) {
        Wiring wiring = layout.wiring;
        int at = port(port);
        int terminal = wiring.entering[port];
        int feeder = wiring.feeder[port];
        if (terminal != Wiring.NONE) {
            record[at + FEEDER] = terminal << shift;
            record[at + REGION] = regions.routers;
            record[at + RETURN] = delays.enteringCredit();
        } else if (feeder != Wiring.NONE) {
            record[at + FEEDER] = feeder << shift;
            record[at + REGION] = regions.of(wiring.router[feeder]);
            record[at + RETURN] = delays.creditReturn(wiring.delay[feeder]);
        } else {
            record[at + FEEDER] = NONE;
        }
    }

    /** Returns the number of places of a record. */
    static int stride(int vcs) {
        return Layout.whole(LANES + vcs * LANE, LINE);
    }

    /** Returns where the record of a port begins. */
    int port(int port) {
        return FIRST + port * stride;
    }

    /** Returns where the record of a lane begins. */
    int lane(int lane) {
        return FIRST + (lane >> shift) * stride + LANES + (lane & vcMask) * LANE;
    }

    /** Returns where the record of a lane of a port begins. */
    static int lane(int port, int vc) {
        return port + LANES + vc * LANE;
    }

    /**
     * Grants an output port to an input port, unless another one is granted to it whose turn comes
     * before; returns whether it is the first.
     */
    boolean grant(int in, int port) {
        int best = record[in + OFFER];
        if (best == NONE || RoundRobin.isBefore(port, best, record[in + ACCEPT])) {
            record[in + OFFER] = port;
        }
        return best == NONE;
    }

    /** Returns the output port that is granted to an input port. */
    int granted(int in) {
        return record[in + OFFER];
    }

    /**
     * Lets an input port accept what is granted to it.
     *
     * @param bidding its virtual channels that bid for that
     * @return the virtual channel whose turn it is
     */
    int accept(int in, long bidding) {
        int vc = RoundRobin.next(bidding, record[in + VC]);
        record[in + ACCEPT] = record[in + OFFER] + 1;
        record[in + VC] = vc + 1;
        record[in + OFFER] = NONE;
        return vc;
    }

    /** Returns the place of the first lane of a port in the router. */
    int firstPlace(int in) {
        return record[in + PLACE];
    }

    /** Returns the first lane at the other end of the channel of a port. */
    int feeder(int in) {
        return record[in + FEEDER];
    }

    /** Returns the region in which that is. */
    int feederRegion(int in) {
        return record[in + REGION];
    }

    /** Returns the cycles from the grant of the switch to the use of the credit there. */
    int creditReturn(int in) {
        return record[in + RETURN];
    }

    /** Returns the place of a lane in its router. */
    int place(int lane) {
        return record[port(lane >> shift) + PLACE] | lane & vcMask;
    }

    int stored(int lane) {
        return record[lane(lane) + STORED];
    }

    int left(int lane) {
        return record[lane(lane) + LEFT];
    }

    int out(int lane) {
        return record[lane(lane) + OUT];
    }

    int state(int lane) {
        return record[lane(lane) + STATE];
    }
}
