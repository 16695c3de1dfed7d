// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/**
 * The output ports and their virtual channels, seen from the side that sends: one record for each
 * port with its virtual channels behind it, so that what a flit touches lies side by side in
 * memory. Most entries are two numbers of 32 bits, one in the low and one in the high half.
 */
final class OutputPorts {
    static final int NONE = -1;

    /** Numbers of 64 bits in a line of the cache, and of those that precede the first whole one. */
    private static final int CACHE_LINE = 8;

    private static final int FIRST = 6;
    private static final long LOW = 0xffff_ffffL;

    /** The virtual channels of the router that bid for each port. */
    final RequestMatrix switchRequests;

    private final long[] records;

    /**
     * Low: place of the virtual channel whose turn it is to be granted the port. High: first port.
     */
    private final int grantPointer;

    /**
     * Low: cycles from the grant of the switch to the arrival. High: first virtual channel there,
     * or NONE.
     */
    private final int link;

    /** Low: region of the router at the other end. */
    private final int downstreamRegion;

    /**
     * Low: places of the buffer that are known to be free. High: virtual channel that owns it, or
     * NONE.
     */
    private final int vcOffset;

    private final int stride;
    private final int shift;
    private final int vcMask;

    OutputPorts(VcNumbering numbering, RouterRegions regions, PipelineDelays delays, int buffer) {
        NetworkWiring wiring = numbering.wiring;
        shift = numbering.shift;
        vcMask = (1 << shift) - 1;
        grantPointer = numbering.words;
        link = grantPointer + 1;
        downstreamRegion = link + 1;
        vcOffset = downstreamRegion + 1;
        stride = recordSize(numbering.words, numbering.vcs);
        records = new long[FIRST + wiring.ports * stride];
        switchRequests = new RequestMatrix(records, stride, FIRST, numbering.words);
        for (int port = 0; port < wiring.ports; port++) {
            int at = portRecord(port);
            records[at + grantPointer] = pack(wiring.firstPort[wiring.router[port]], 0);
            connect(numbering, regions, delays, port);
            for (int vc = 0; vc < numbering.vcs; vc++) {
                records[at + vcOffset + vc] = pack(NONE, buffer);
            }
        }
    }

    private void connect(
            VcNumbering numbering, RouterRegions regions, PipelineDelays delays, int port) {
        NetworkWiring wiring = numbering.wiring;
        int at = portRecord(port);
        int peer = wiring.peer[port];
        if (peer == NetworkWiring.NONE) {
            records[at + link] = pack(NONE, delays.ejectionDelay());
        } else {
            records[at + link] = pack(peer << shift, delays.flitDelay(wiring.delay[port]));
            records[at + downstreamRegion] = regions.of(wiring.router[peer]);
        }
    }

    private static long pack(int high, int low) {
        return (long) high << Integer.SIZE | low & LOW;
    }

    private static int high(long both) {
        return (int) (both >> Integer.SIZE);
    }

    /** Returns the number of places of a record. */
    static int recordSize(int words, int vcs) {
        return VcNumbering.alignedSize(words + 3 + vcs, CACHE_LINE);
    }

    /** Returns where the record of a port begins. */
    int portRecord(int port) {
        return FIRST + port * stride;
    }

    /** Returns where the entry of a virtual channel is. */
    int vcRecord(int inputVc) {
        return FIRST + (inputVc >> shift) * stride + vcOffset + (inputVc & vcMask);
    }

    /** Returns where the entry of a virtual channel of a port is. */
    int vcRecord(int port, int inputVc) {
        return port + vcOffset + (inputVc & vcMask);
    }

    /** Returns the place of the virtual channel whose turn it is to be granted the port. */
    int grantPointer(int port) {
        return (int) records[port + grantPointer];
    }

    void setGrantPointer(int port, int index) {
        records[port + grantPointer] = records[port + grantPointer] & ~LOW | index;
    }

    /** Returns the first port of the router. */
    int firstPort(int port) {
        return high(records[port + grantPointer]);
    }

    /** Returns the cycles from the grant of the switch to the arrival. */
    int delay(int port) {
        return (int) records[port + link];
    }

    /** Returns the first virtual channel at the other end, or NONE if a terminal is there. */
    int downstreamVc(int port) {
        return high(records[port + link]);
    }

    /** Returns the region of the router at the other end. */
    int downstreamRegion(int port) {
        return (int) records[port + downstreamRegion];
    }

    int credits(int inputVc) {
        return (int) records[inputVc];
    }

    /** Adds a credit, and returns how many there are. */
    int addCredit(int inputVc) {
        return (int) ++records[inputVc];
    }

    /** Takes a credit, and returns how many are left. */
    int takeCredit(int inputVc) {
        return (int) --records[inputVc];
    }

    /** Returns the input VC that owns a virtual channel, or NONE. */
    int owner(int inputVc) {
        return high(records[inputVc]);
    }

    void setOwner(int inputVc, int owner) {
        records[inputVc] = pack(owner, (int) records[inputVc]);
    }
}
