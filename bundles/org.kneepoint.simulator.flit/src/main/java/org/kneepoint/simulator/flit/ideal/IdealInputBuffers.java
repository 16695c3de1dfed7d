// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.VcTable.FLITS;
import static org.kneepoint.simulator.flit.ideal.VcTable.LEFT;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.PacketPool;

/**
 * The flit buffers of all input VCs, and the sources.
 *
 * <p>Flits are only counted: a virtual channel keeps its packets in order, so that the first flit
 * belongs to its first packet. A packet is in the queue of an input VC from the allocation of the
 * channel that leads there until its tail has left. A source holds the packet that it offers or
 * sends.
 *
 * <p>The flits that move in the cycle being decided are counted at once. The last cycle in which
 * one left is remembered.
 */
final class IdealInputBuffers {
    private final VcTable vcTable;
    private final PacketPool packets;
    private final int capacity;
    private final LinkedPacketQueues packetQueues;
    private final Clock clock;

    /** Flits in transit to each input VC; empty if none takes more than one cycle. */
    private final int[] reserved;

    /**
     * Creates empty buffers.
     *
     * @param capacity buffer size, flits
     * @param packets pool of the packets
     * @param hasLongChannels whether channels take more than one cycle
     */
    IdealInputBuffers(
            VcTable vcTable,
            int capacity,
            PacketPool packets,
            boolean hasLongChannels,
            Clock clock) {
        this.vcTable = vcTable;
        this.capacity = capacity;
        this.packets = packets;
        packetQueues = new LinkedPacketQueues(vcTable);
        this.clock = clock;
        reserved = new int[hasLongChannels ? vcTable.channelVcs() : 0];
    }

    /** Appends a packet to the queue of an input VC, before its flits arrive. */
    void enqueue(int inputVc, int packet) {
        packetQueues.add(inputVc, packet);
    }

    /** Adds a whole packet to a source. */
    void fillSource(int inputVc, int packet) {
        packetQueues.add(inputVc, packet);
        vcTable.set(inputVc, FLITS, packets.length[packet]);
    }

    /** Reserves a place for a flit in transit. */
    void reserve(int inputVc) {
        reserved[inputVc]++;
    }

    /**
     * Adds a flit for which a place was reserved.
     *
     * @return whether the input VC was empty
     */
    boolean arrive(int inputVc) {
        reserved[inputVc]--;
        return vcTable.add(inputVc, FLITS, 1) == 1;
    }

    /**
     * Adds a flit in the cycle in which it is sent, in which it cannot leave.
     *
     * @return whether the input VC was empty before the cycle
     */
    boolean enter(int inputVc) {
        return vcTable.add(inputVc, FLITS, 1) == 1 && !hasLeft(inputVc);
    }

    /** Removes the first flit. Its place can be taken in the same cycle. */
    void leave(int inputVc) {
        vcTable.set(inputVc, LEFT, VcTable.stamp(clock));
        vcTable.add(inputVc, FLITS, -1);
    }

    /** Returns whether a flit has left an input VC in this cycle. */
    private boolean hasLeft(int inputVc) {
        return vcTable.get(inputVc, LEFT) == VcTable.stamp(clock);
    }

    /** Removes the first packet of an input VC after the departure of its tail. */
    int pollPacket(int inputVc) {
        return packetQueues.poll(inputVc);
    }

    /** Returns the packet of the first flit in or in transit to an input VC. */
    int headPacket(int inputVc) {
        return packetQueues.first(inputVc);
    }

    /** Returns the number of flits in an input VC. */
    int count(int inputVc) {
        return vcTable.get(inputVc, FLITS);
    }

    /** Returns whether an input VC has no flit. */
    boolean isEmpty(int inputVc) {
        return count(inputVc) == 0;
    }

    /** Returns whether no flit of the packet offered by a source has left. */
    boolean isHeadWaiting(int source) {
        return count(source) == packets.length[headPacket(source)];
    }

    /** Returns the number of flits in transit to an input VC. */
    int reserved(int inputVc) {
        return reserved.length == 0 ? 0 : reserved[inputVc];
    }

    /** Returns the number of places neither occupied nor reserved. */
    int freePlaces(int inputVc) {
        return capacity - count(inputVc) - reserved(inputVc);
    }

    /** Returns the free places before this cycle of an input VC that no flit enters in it. */
    int freePlacesBefore(int inputVc) {
        return freePlaces(inputVc) - (hasLeft(inputVc) ? 1 : 0);
    }

    /** Returns the places required for a whole packet, at most the buffer size. */
    int requiredPlaces(int packet) {
        return Math.min(packets.length[packet], capacity);
    }

    /** Returns the number of flits in the buffers and in transit, without the sources. */
    long flits() {
        long sum = 0;
        for (int inputVc = 0; inputVc < vcTable.channelVcs(); inputVc++) {
            sum += count(inputVc) + reserved(inputVc);
        }
        return sum;
    }

    /**
     * Checks buffer sizes and the number of flits in transit.
     *
     * @param inTransit flits on channels of more than one cycle
     * @throws IllegalStateException if they are violated
     */
    void checkInvariants(int inTransit) {
        long sum = 0;
        for (int inputVc = 0; inputVc < vcTable.channelVcs(); inputVc++) {
            sum += reserved(inputVc);
            FlitInvariants.requireCreditConservation(
                    IdealInputBuffers::name,
                    inputVc,
                    freePlaces(inputVc),
                    count(inputVc),
                    reserved(inputVc),
                    capacity);
            FlitInvariants.require(
                    count(inputVc) == 0 || !packetQueues.isEmpty(inputVc),
                    IdealInputBuffers::name,
                    inputVc,
                    "has flits of no packet");
        }
        FlitInvariants.requireFlitConservation(inTransit, sum);
    }

    private static String name(int inputVc) {
        return "buffer " + inputVc;
    }
}
