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
    private static final int GRANT_POINTER = 0;

    /** Low: cycles from the switch grant to the arrival. High: first downstream VC, or NONE. */
    private static final int LINK = 1;

    /** Low: region of the downstream router. High: number of the port. */
    private static final int DOWNSTREAM_REGION = 2;

    /** Switch requests, a mask of one or several longs. */
    private static final int REQUESTS = 3;

    /** Low: credits. High: input VC that owns the output VC, or NONE. */
    private final int vcOffset;

    private final int stride;
    private final int shift;
    private final int vcMask;

    OutputPorts(VcNumbering numbering, RouterRegions regions, PipelineDelays delays, int buffer) {
        NetworkWiring wiring = numbering.wiring;
        shift = numbering.shift;
        vcMask = (1 << shift) - 1;
        vcOffset = REQUESTS + numbering.words;
        stride = recordSize(numbering.words, numbering.vcs);
        records = new long[FIRST + wiring.ports * stride];
        switchRequests = new RequestMatrix(records, stride, FIRST + REQUESTS, numbering.words);
        for (int port = 0; port < wiring.ports; port++) {
            int at = portRecord(port);
            records[at + GRANT_POINTER] = pack(wiring.firstPort[wiring.router[port]], 0);
            records[at + DOWNSTREAM_REGION] = pack(port, 0);
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
            records[at + LINK] = pack(NONE, delays.ejectionDelay());
        } else {
            records[at + LINK] = pack(peer << shift, delays.flitDelay(wiring.delay[port]));
            records[at + DOWNSTREAM_REGION] |= regions.of(wiring.router[peer]);
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
        return VcNumbering.alignedSize(REQUESTS + words + vcs, CACHE_LINE);
    }

    /** Returns the offset of the record of a port. */
    int portRecord(int port) {
        return FIRST + port * stride;
    }

    /** Returns the number of the port of a record. */
    int port(int record) {
        return high(records[record + DOWNSTREAM_REGION]);
    }

    /** Returns the offset of the entry of an output VC. */
    int vcRecord(int outputVc) {
        return FIRST + (outputVc >> shift) * stride + vcOffset + (outputVc & vcMask);
    }

    /** Returns the offset of the entry of an output VC from the offset of its port. */
    int vcRecord(int port, int outputVc) {
        return port + vcOffset + (outputVc & vcMask);
    }

    /** Returns the offset of the mask of the switch requests of a port. */
    static int requests(int port) {
        return port + REQUESTS;
    }

    /** Returns the grant pointer of a port. */
    int grantPointer(int port) {
        return (int) records[port + GRANT_POINTER];
    }

    void setGrantPointer(int port, int index) {
        records[port + GRANT_POINTER] = records[port + GRANT_POINTER] & ~LOW | index;
    }

    /** Returns the first port of the router. */
    int firstPort(int port) {
        return high(records[port + GRANT_POINTER]);
    }

    /** Returns the cycles from the switch grant to the arrival downstream. */
    int delay(int port) {
        return (int) records[port + LINK];
    }

    /** Returns the first downstream VC, or NONE at an ejection port. */
    int downstreamVc(int port) {
        return high(records[port + LINK]);
    }

    /** Returns the region of the downstream router. */
    int downstreamRegion(int port) {
        return (int) records[port + DOWNSTREAM_REGION];
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
