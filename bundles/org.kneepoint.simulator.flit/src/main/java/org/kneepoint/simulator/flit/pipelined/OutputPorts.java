// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.RequestMatrix;

/**
 * The output ports and their virtual channels: one record per port followed by its output VCs, for
 * locality. Most entries are two ints, in the low and in the high half of a long.
 */
final class OutputPorts {
    static final int NONE = -1;

    /** Longs of a cache line, and longs of the array before the first whole line. */
    private static final int CACHE_LINE = 8;

    private static final int FIRST = 6;
    private static final long LOW = 0xffff_ffffL;

    /** Switch requests of the input VCs of the router for each port. */
    final RequestMatrix switchRequests;

    private final long[] records;

    /** Low: grant pointer, the index of an input VC. High: first port of the router. */
    private final int grantPointer;

    /** Low: cycles from the switch grant to the arrival. High: first downstream VC, or NONE. */
    private final int link;

    /** Low: region of the downstream router. */
    private final int downstreamRegion;

    /** Low: credits. High: input VC that owns the output VC, or NONE. */
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

    /** Returns the size of a record. */
    static int recordSize(int words, int vcs) {
        return VcNumbering.alignedSize(words + 3 + vcs, CACHE_LINE);
    }

    /** Returns the offset of the record of a port. */
    int portRecord(int port) {
        return FIRST + port * stride;
    }

    /** Returns the offset of the entry of an output VC. */
    int vcRecord(int outputVc) {
        return FIRST + (outputVc >> shift) * stride + vcOffset + (outputVc & vcMask);
    }

    /** Returns the offset of the entry of an output VC from the offset of its port. */
    int vcRecord(int port, int outputVc) {
        return port + vcOffset + (outputVc & vcMask);
    }

    /** Returns the grant pointer of a port. */
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

    /** Returns the cycles from the switch grant to the arrival downstream. */
    int delay(int port) {
        return (int) records[port + link];
    }

    /** Returns the first downstream VC, or NONE at an ejection port. */
    int downstreamVc(int port) {
        return high(records[port + link]);
    }

    /** Returns the region of the downstream router. */
    int downstreamRegion(int port) {
        return (int) records[port + downstreamRegion];
    }

    int credits(int record) {
        return (int) records[record];
    }

    /** Adds a credit and returns their number. */
    int addCredit(int record) {
        return (int) ++records[record];
    }

    /** Consumes a credit and returns how many are left. */
    int takeCredit(int record) {
        return (int) --records[record];
    }

    /** Returns the input VC that owns an output VC, or NONE. */
    int owner(int record) {
        return high(records[record]);
    }

    void setOwner(int record, int owner) {
        records[record] = pack(owner, (int) records[record]);
    }
}
