// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;

/**
 * State of all input VCs: the upstream owner and the downstream buffer. Since the flits of a packet
 * are alike, a buffer is no more than a count of flits, the packet in front, and a queue of the
 * packets behind it. The credits that are upstream are the places of the buffer less its flits and
 * less what is under way, flits or credits.
 *
 * <p>What every flit touches lies side by side in memory, and apart from what headers touch.
 */
final class InputVcStates {
    static final int NONE = -1;

    private static final int OWNER = 0;
    private static final int OUTPUT_VC = 1;
    private static final int FLITS = 2;
    private static final int REMAINING = 3;

    /** The first two are those of the queue of packets. */
    private static final int FRONT = 0;

    private static final int CANDIDATES = 2;

    private static final int STRIDE = 2;

    private final int bufferSize;
    private final int[] flowRecords;
    private final int[] headerRecords;
    private final int[] inTransit;

    /**
     * Makes empty virtual channels.
     *
     * @param bufferSize of each buffer
     * @param isSlow whether anything is ever under way from one cycle to another
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

    /**
     * Returns the virtual channel upstream whose front packet holds the channel to this virtual
     * channel, or NONE.
     */
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

    /** Adds flits to the buffer, and returns how many there are. */
    int addFlits(int inputVc, int more) {
        return flowRecords[(inputVc << STRIDE) + FLITS] += more;
    }

    /** Returns the number of flits to the buffer and of credits from it that are under way. */
    int inTransit(int inputVc) {
        return inTransit.length == 0 ? 0 : inTransit[inputVc];
    }

    void addInTransit(int inputVc, int more) {
        inTransit[inputVc] += more;
    }

    /**
     * Returns the credits of a virtual channel that are upstream; not for an injection virtual
     * channel.
     */
    int credits(int inputVc) {
        return bufferSize - flits(inputVc) - inTransit(inputVc);
    }

    /**
     * Returns how many flits of the packet in front have yet to leave, as a complement (a negative
     * number) while its header is among them.
     */
    int remaining(int inputVc) {
        return flowRecords[(inputVc << STRIDE) + REMAINING];
    }

    void setRemaining(int inputVc, int flits) {
        flowRecords[(inputVc << STRIDE) + REMAINING] = flits;
    }

    /** Returns the channel that the packet in front holds, or NONE. */
    int outputVc(int inputVc) {
        return flowRecords[(inputVc << STRIDE) + OUTPUT_VC];
    }

    void setOutputVc(int inputVc, int outputVc) {
        flowRecords[(inputVc << STRIDE) + OUTPUT_VC] = outputVc;
    }

    /** Returns the packet in front, or NONE. */
    int front(int inputVc) {
        return headerRecords[(inputVc << STRIDE) + FRONT];
    }

    /** Returns the queues of packets, whose first ones are in front. */
    PacketQueues packetQueues(PacketPool packets) {
        return new PacketQueues(headerRecords, STRIDE, packets);
    }

    /** Returns what the header in front may take, or NONE if it does not wait. */
    int candidates(int inputVc) {
        return headerRecords[(inputVc << STRIDE) + CANDIDATES];
    }

    void setCandidates(int inputVc, int options) {
        headerRecords[(inputVc << STRIDE) + CANDIDATES] = options;
    }
}
