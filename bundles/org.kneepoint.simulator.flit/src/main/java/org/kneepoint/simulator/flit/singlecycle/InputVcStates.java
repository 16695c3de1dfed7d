// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;

/**
 * State of all input VCs: the upstream owner and the downstream buffer. The flits of a packet are
 * indistinguishable, so that a buffer is a flit count with a queue of packets. Credits are derived:
 * buffer size minus flits in the buffer minus flits and credits in transit.
 *
 * <p>State used by every flit is stored apart from that used by headers only, for locality.
 */
final class InputVcStates {
    static final int NONE = -1;

    /** Flag of the remaining flits. */
    static final int HEADER = Integer.MIN_VALUE;

    private static final int OWNER = 0;
    private static final int OUTPUT_VC = 1;
    private static final int FLITS = 2;
    private static final int REMAINING = 3;

    /** The first two fields are those of the packet queue. */
    private static final int FRONT = 0;

    private static final int CANDIDATES = 2;

    private static final int STRIDE = 2;

    private final int bufferSize;
    private final int[] flowRecords;
    private final int[] headerRecords;
    private final int[] inTransit;

    /**
     * Creates empty input VCs.
     *
     * @param bufferSize buffer size, flits
     * @param isSlow whether a link takes more than one cycle
     */
    InputVcStates(int vcs, int bufferSize, boolean isSlow) {
        this.bufferSize = bufferSize;
        flowRecords = new int[vcs << STRIDE];
        headerRecords = new int[vcs << STRIDE];
        inTransit = new int[isSlow ? vcs : 0];
        Arrays.fill(headerRecords, NONE);
        for (int at = 0; at < flowRecords.length; at += 1 << STRIDE) {
            flowRecords[at + OWNER] = NONE;
            flowRecords[at + OUTPUT_VC] = NONE;
        }
    }

    /** Returns the upstream input VC that owns the output VC to this input VC, or NONE. */
    int owner(int inputVc) {
        return flowRecords[(inputVc << STRIDE) + OWNER];
    }

    void setOwner(int inputVc, int owner) {
        flowRecords[(inputVc << STRIDE) + OWNER] = owner;
    }

    /** Returns the number of flits in the buffer. */
    int flits(int inputVc) {
        return flowRecords[(inputVc << STRIDE) + FLITS];
    }

    /** Adds flits to the buffer and returns their number. */
    int addFlits(int inputVc, int more) {
        return flowRecords[(inputVc << STRIDE) + FLITS] += more;
    }

    /** Returns the number of flits and credits in transit. */
    int inTransit(int inputVc) {
        return inTransit.length == 0 ? 0 : inTransit[inputVc];
    }

    void addInTransit(int inputVc, int more) {
        inTransit[inputVc] += more;
    }

    /** Returns the upstream credits of an input VC; undefined for an injection VC. */
    int credits(int inputVc) {
        return bufferSize - flits(inputVc) - inTransit(inputVc);
    }

    /**
     * Returns the remaining flits of the head packet, with the flag {@link #HEADER}, and so
     * negative, while its header is among them.
     */
    int remaining(int inputVc) {
        return flowRecords[(inputVc << STRIDE) + REMAINING];
    }

    void setRemaining(int inputVc, int flits) {
        flowRecords[(inputVc << STRIDE) + REMAINING] = flits;
    }

    /** Returns the output VC of the head packet, or NONE. */
    int outputVc(int inputVc) {
        return flowRecords[(inputVc << STRIDE) + OUTPUT_VC];
    }

    void setOutputVc(int inputVc, int outputVc) {
        flowRecords[(inputVc << STRIDE) + OUTPUT_VC] = outputVc;
    }

    /** Returns the head packet, or NONE. */
    int headPacket(int inputVc) {
        return headerRecords[(inputVc << STRIDE) + FRONT];
    }

    /** Returns the packet queues. */
    PacketQueues packetQueues(PacketPool packets) {
        return new PacketQueues(headerRecords, STRIDE, packets);
    }

    /** Returns the candidates of the header, or NONE if it is not waiting. */
    int candidates(int inputVc) {
        return headerRecords[(inputVc << STRIDE) + CANDIDATES];
    }

    void setCandidates(int inputVc, int options) {
        headerRecords[(inputVc << STRIDE) + CANDIDATES] = options;
    }
}
