// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;

/**
 * What headers use of each virtual channel besides the records of the ports: the packets in the
 * buffer of the input VC, and the round-robin pointers of VC allocation; in one record, for
 * locality.
 */
final class HeaderRecords {
    /** Size of a record, ints, and its binary logarithm. */
    static final int SIZE = 4;

    private static final int SHIFT = 2;

    /** Accept pointer, an output VC. The first two fields are those of the packet queue. */
    private static final int ACCEPT_POINTER = 2;

    /** Grant pointer, the index of an input VC. */
    private static final int GRANT_POINTER = 3;

    private final int[] records;

    /** Creates the records of empty buffers. */
    HeaderRecords(int vcNumbers) {
        records = new int[vcNumbers << SHIFT];
        for (int at = 0; at < records.length; at += SIZE) {
            Arrays.fill(records, at, at + ACCEPT_POINTER, PacketQueues.NONE);
        }
    }

    /** Returns the packets in the buffers. */
    PacketQueues packetQueues(PacketPool packets) {
        return new PacketQueues(records, SHIFT, packets);
    }

    /** Returns the accept pointer of an input VC. */
    int acceptPointer(int inputVc) {
        return records[(inputVc << SHIFT) + ACCEPT_POINTER];
    }

    void setAcceptPointer(int inputVc, int outputVc) {
        records[(inputVc << SHIFT) + ACCEPT_POINTER] = outputVc;
    }

    /** Returns the grant pointer of an output VC. */
    int grantPointer(int outputVc) {
        return records[(outputVc << SHIFT) + GRANT_POINTER];
    }

    void setGrantPointer(int outputVc, int index) {
        records[(outputVc << SHIFT) + GRANT_POINTER] = index;
    }
}
