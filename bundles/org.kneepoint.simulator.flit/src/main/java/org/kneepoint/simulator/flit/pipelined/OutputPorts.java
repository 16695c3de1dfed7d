// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RequestMatrix;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * The output ports and their virtual channels, seen from the side that sends: one record for each
 * port with its lanes behind it, so that what a flit touches lies side by side in memory. Most
 * entries are two numbers of 32 bits, one in the low and one in the high half.
 */
final class OutputPorts {
    static final int NONE = -1;

    /** Numbers of 64 bits in a line of the cache, and of those that precede the first whole one. */
    private static final int LINE = 8;

    private static final int FIRST = 6;
    private static final long LOW = 0xffff_ffffL;

    /** The lanes of the router that bid for each port. */
    final RequestMatrix bidding;

    private final long[] record;

    /** Low: place of the lane whose turn it is to be granted the port. High: first port. */
    private final int turn;

    /** Low: cycles from the grant of the switch to the arrival. High: first lane there, or NONE. */
    private final int link;

    /** Low: region of the router at the other end. */
    private final int region;

    /** Low: places of the buffer that are known to be free. High: lane that owns it, or NONE. */
    private final int lanes;

    private final int stride;
    private final int shift;
    private final int vcMask;

    OutputPorts(Layout layout, Regions regions, Delays delays, int buffer) {
        Wiring wiring = layout.wiring;
        shift = layout.shift;
        vcMask = (1 << shift) - 1;
        turn = layout.words;
        link = turn + 1;
        region = link + 1;
        lanes = region + 1;
        stride = stride(layout.words, layout.vcs);
        record = new long[FIRST + wiring.ports * stride];
        bidding = new RequestMatrix(record, stride, FIRST, layout.words);
        for (int port = 0; port < wiring.ports; port++) {
            int at = port(port);
            record[at + turn] = pack(wiring.firstPort[wiring.router[port]], 0);
            connect(layout, regions, delays, port);
            for (int vc = 0; vc < layout.vcs; vc++) {
                record[at + lanes + vc] = pack(NONE, buffer);
            }
        }
    }

    private void connect(Layout layout, Regions regions, Delays delays, int port) {
        Wiring wiring = layout.wiring;
        int at = port(port);
        int peer = wiring.peer[port];
        if (peer == Wiring.NONE) {
            record[at + link] = pack(NONE, delays.leaving());
        } else {
            record[at + link] = pack(peer << shift, delays.crossing(wiring.delay[port]));
            record[at + region] = regions.of(wiring.router[peer]);
        }
    }

    private static long pack(int high, int low) {
        return (long) high << Integer.SIZE | low & LOW;
    }

    private static int high(long both) {
        return (int) (both >> Integer.SIZE);
    }

    /** Returns the number of places of a record. */
    static int stride(int words, int vcs) {
        return Layout.whole(words + 3 + vcs, LINE);
    }

    /** Returns where the record of a port begins. */
    int port(int port) {
        return FIRST + port * stride;
    }

    /** Returns where the entry of a lane is. */
    int lane(int lane) {
        return FIRST + (lane >> shift) * stride + lanes + (lane & vcMask);
    }

    /** Returns where the entry of a lane of a port is. */
    int lane(int port, int lane) {
        return port + lanes + (lane & vcMask);
    }

    /** Returns the place of the lane whose turn it is to be granted the port. */
    int grantTurn(int port) {
        return (int) record[port + turn];
    }

    void setGrantTurn(int port, int place) {
        record[port + turn] = record[port + turn] & ~LOW | place;
    }

    /** Returns the first port of the router. */
    int firstPort(int port) {
        return high(record[port + turn]);
    }

    /** Returns the cycles from the grant of the switch to the arrival. */
    int delay(int port) {
        return (int) record[port + link];
    }

    /** Returns the first lane at the other end, or NONE if a terminal is there. */
    int end(int port) {
        return high(record[port + link]);
    }

    /** Returns the region of the router at the other end. */
    int region(int port) {
        return (int) record[port + region];
    }

    int credits(int lane) {
        return (int) record[lane];
    }

    /** Adds a credit, and returns how many there are. */
    int addCredit(int lane) {
        return (int) ++record[lane];
    }

    /** Takes a credit, and returns how many are left. */
    int takeCredit(int lane) {
        return (int) --record[lane];
    }

    /** Returns the input lane that owns a lane, or NONE. */
    int owner(int lane) {
        return high(record[lane]);
    }

    void setOwner(int lane, int owner) {
        record[lane] = pack(owner, (int) record[lane]);
    }
}
