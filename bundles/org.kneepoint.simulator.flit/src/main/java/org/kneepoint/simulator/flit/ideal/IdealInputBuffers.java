// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.VcTable.FLITS;
import static org.kneepoint.simulator.flit.ideal.VcTable.MOVING;
import static org.kneepoint.simulator.flit.ideal.VcTable.RESERVED;

import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.PacketPool;

/**
 * The flit buffers of all input VCs, and the sources.
 *
 * <p>Flits are only counted: a virtual channel keeps its packets in order, so that the first flit
 * belongs to its first packet. A packet is in the queue of an input VC from the allocation of the
 * channel that leads there until its tail has left. A source holds the packet that it offers or
 * sends.
 */
final class IdealInputBuffers {
    private final VcTable vcTable;
    private final PacketPool packets;
    private final int capacity;
    private final LinkedPacketQueues packetQueues;

    /**
     * Creates empty buffers.
     *
     * @param capacity buffer size, flits
     * @param packets pool of the packets
     */
    IdealInputBuffers(VcTable vcTable, int capacity, PacketPool packets) {
        this.vcTable = vcTable;
        this.capacity = capacity;
        this.packets = packets;
        packetQueues = new LinkedPacketQueues(vcTable.size());
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
        vcTable.add(inputVc, RESERVED, 1);
    }

    /**
     * Adds a flit for which a place was reserved.
     *
     * @return whether the input VC was empty
     */
    boolean arrive(int inputVc) {
        vcTable.add(inputVc, RESERVED, -1);
        return vcTable.add(inputVc, FLITS, 1) == 1;
    }

    /**
     * Adds a flit in the cycle in which it is sent, after all departures of the cycle.
     *
     * @return whether the input VC was empty before the cycle
     */
    boolean push(int inputVc) {
        return vcTable.add(inputVc, FLITS, 1) == 1 && !isMoving(inputVc);
    }

    /** Removes the first flit. */
    void pop(int inputVc) {
        vcTable.add(inputVc, FLITS, -1);
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

    /** Returns the number of flits in transit to an input VC. */
    int reserved(int inputVc) {
        return vcTable.get(inputVc, RESERVED);
    }

    /** Returns the number of places neither occupied nor reserved. */
    int freePlaces(int inputVc) {
        return capacity - count(inputVc) - reserved(inputVc);
    }

    /** Sets whether the first flit of an input VC leaves in the cycle being decided. */
    void setMoving(int inputVc, boolean moves) {
        vcTable.set(inputVc, MOVING, moves ? 1 : 0);
    }

    /** Returns whether the first flit of an input VC leaves in the cycle being decided. */
    boolean isMoving(int inputVc) {
        return vcTable.get(inputVc, MOVING) != 0;
    }

    /** Returns the places required for a whole packet, at most the buffer size. */
    int requiredPlaces(int packet) {
        return Math.min(packets.length[packet], capacity);
    }

    /** Returns the number of flits in the buffers and in transit, without the sources. */
    long flits() {
        long sum = 0;
        for (int inputVc = 0; inputVc < vcTable.portVcs(); inputVc++) {
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
        long reserved = 0;
        for (int inputVc = 0; inputVc < vcTable.portVcs(); inputVc++) {
            reserved += reserved(inputVc);
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
        FlitInvariants.requireFlitConservation(inTransit, reserved);
    }

    private static String name(int inputVc) {
        return "buffer " + inputVc;
    }
}
