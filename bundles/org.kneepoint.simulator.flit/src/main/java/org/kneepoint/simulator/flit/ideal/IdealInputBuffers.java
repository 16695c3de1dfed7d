// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.VcTable.FLITS;
import static org.kneepoint.simulator.flit.ideal.VcTable.MOVING;
import static org.kneepoint.simulator.flit.ideal.VcTable.RESERVED;

import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.PacketPool;

/**
 * The flit buffers at the ends of all channels, one for each input VC, and the sources.
 *
 * <p>Flits are only counted: since each virtual channel keeps its packets in order, the first flit
 * is one of its first packet. A packet stands in the queue of a virtual channel from the moment in
 * which its header is given the channel that leads there until its tail has left. A source holds
 * the packet that it offers or sends.
 */
final class IdealInputBuffers {
    private final VcTable vcTable;
    private final PacketPool packets;
    private final int capacity;
    private final LinkedPacketQueues packetQueues;

    /**
     * Makes empty buffers.
     *
     * @param capacity flits that each buffer holds
     * @param packets the packets that will stand in them
     */
    IdealInputBuffers(VcTable vcTable, int capacity, PacketPool packets) {
        this.vcTable = vcTable;
        this.capacity = capacity;
        this.packets = packets;
        packetQueues = new LinkedPacketQueues(vcTable.size());
    }

    /**
     * Announces the packet whose flits will enter a virtual channel after those of the packets
     * before.
     */
    void enqueue(int inputVc, int packet) {
        packetQueues.add(inputVc, packet);
    }

    /** Puts a whole packet into a source. */
    void fillSource(int inputVc, int packet) {
        packetQueues.add(inputVc, packet);
        vcTable.set(inputVc, FLITS, packets.length[packet]);
    }

    /** Reserves a place for a flit that is on its way. */
    void reserve(int inputVc) {
        vcTable.add(inputVc, RESERVED, 1);
    }

    /**
     * Puts in a flit for which a place was reserved.
     *
     * @return whether the virtual channel was empty
     */
    boolean arrive(int inputVc) {
        vcTable.add(inputVc, RESERVED, -1);
        return vcTable.add(inputVc, FLITS, 1) == 1;
    }

    /**
     * Puts in a flit in the cycle in which it is sent, after all that leave in this cycle have
     * left.
     *
     * @return whether the virtual channel was empty before the cycle
     */
    boolean push(int inputVc) {
        return vcTable.add(inputVc, FLITS, 1) == 1 && !isMoving(inputVc);
    }

    /** Takes the first flit out. */
    void pop(int inputVc) {
        vcTable.add(inputVc, FLITS, -1);
    }

    /** Takes the first packet of a virtual channel out of its queue, when its tail has left. */
    int pollPacket(int inputVc) {
        return packetQueues.poll(inputVc);
    }

    /**
     * Returns the packet of the first flit of a virtual channel, in which or on its way to which is
     * one.
     */
    int front(int inputVc) {
        return packetQueues.first(inputVc);
    }

    /** Returns the number of flits that are in a virtual channel. */
    int count(int inputVc) {
        return vcTable.get(inputVc, FLITS);
    }

    /** Returns whether no flit is in a virtual channel. */
    boolean isEmpty(int inputVc) {
        return count(inputVc) == 0;
    }

    /** Returns the number of flits on their way to a buffer. */
    int reserved(int inputVc) {
        return vcTable.get(inputVc, RESERVED);
    }

    /** Returns the number of places that are neither taken nor reserved. */
    int freePlaces(int inputVc) {
        return capacity - count(inputVc) - reserved(inputVc);
    }

    /**
     * Notes whether the first flit of a virtual channel leaves it in the cycle that is being
     * decided.
     */
    void setMoving(int inputVc, boolean moves) {
        vcTable.set(inputVc, MOVING, moves ? 1 : 0);
    }

    /**
     * Returns whether the first flit of a virtual channel leaves it in the cycle that is being
     * decided.
     */
    boolean isMoving(int inputVc) {
        return vcTable.get(inputVc, MOVING) != 0;
    }

    /** Returns the places that a whole packet takes, at most all of them. */
    int requiredPlaces(int packet) {
        return Math.min(packets.length[packet], capacity);
    }

    /** Returns the number of flits in the buffers and on their way there, without the sources. */
    long flits() {
        long sum = 0;
        for (int inputVc = 0; inputVc < vcTable.portVcs(); inputVc++) {
            sum += count(inputVc) + reserved(inputVc);
        }
        return sum;
    }

    /**
     * Checks that no buffer holds more than it can, and that what is expected is under way.
     *
     * @param inTransit flits on long channels
     * @throws IllegalStateException if not
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
                    "holds flits of no packet");
        }
        FlitInvariants.requireFlitConservation(inTransit, reserved);
    }

    private static String name(int inputVc) {
        return "buffer " + inputVc;
    }
}
