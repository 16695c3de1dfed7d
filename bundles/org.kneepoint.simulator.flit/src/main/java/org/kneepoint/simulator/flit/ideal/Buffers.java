// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.Lanes.COUNT;
import static org.kneepoint.simulator.flit.ideal.Lanes.EXPECTED;
import static org.kneepoint.simulator.flit.ideal.Lanes.MOVING;

import org.kneepoint.simulator.flit.kernel.Conservation;
import org.kneepoint.simulator.flit.kernel.Packets;

/**
 * The flit buffers at the ends of all channels, one for each input lane, and the sources.
 *
 * <p>Flits are only counted: since each lane keeps its packets in order, the first flit is one of
 * its first packet. A packet stands in the queue of a lane from the moment in which its header is
 * given the channel that leads there until its tail has left. A source holds the packet that it
 * offers or sends.
 */
final class Buffers {
    private final Lanes lanes;
    private final Packets packets;
    private final int places;
    private final Queues queues;

    /**
     * Makes empty buffers.
     *
     * @param places flits that each buffer holds
     * @param packets the packets that will stand in them
     */
    Buffers(Lanes lanes, int places, Packets packets) {
        this.lanes = lanes;
        this.places = places;
        this.packets = packets;
        queues = new Queues(lanes.count());
    }

    /** Announces the packet whose flits will enter a lane after those of the packets before. */
    void announce(int lane, int packet) {
        queues.add(lane, packet);
    }

    /** Puts a whole packet into a source. */
    void fill(int lane, int packet) {
        queues.add(lane, packet);
        lanes.set(lane, COUNT, packets.length[packet]);
    }

    /** Reserves a place for a flit that is on its way. */
    void expect(int lane) {
        lanes.add(lane, EXPECTED, 1);
    }

    /**
     * Puts in a flit for which a place was reserved.
     *
     * @return whether the lane was empty
     */
    boolean land(int lane) {
        lanes.add(lane, EXPECTED, -1);
        return lanes.add(lane, COUNT, 1) == 1;
    }

    /**
     * Puts in a flit in the cycle in which it is sent, after all that leave in this cycle have
     * left.
     *
     * @return whether the lane was empty before the cycle
     */
    boolean push(int lane) {
        return lanes.add(lane, COUNT, 1) == 1 && !isMoving(lane);
    }

    /** Takes the first flit out. */
    void pop(int lane) {
        lanes.add(lane, COUNT, -1);
    }

    /** Takes the first packet of a lane out of its queue, when its tail has left. */
    int leave(int lane) {
        return queues.poll(lane);
    }

    /** Returns the packet of the first flit of a lane, in which or on its way to which is one. */
    int front(int lane) {
        return queues.first(lane);
    }

    /** Returns the number of flits that are in a lane. */
    int count(int lane) {
        return lanes.get(lane, COUNT);
    }

    /** Returns whether no flit is in a lane. */
    boolean isEmpty(int lane) {
        return count(lane) == 0;
    }

    /** Returns the number of flits on their way to a buffer. */
    int expected(int lane) {
        return lanes.get(lane, EXPECTED);
    }

    /** Returns the number of places that are neither taken nor reserved. */
    int room(int lane) {
        return places - count(lane) - expected(lane);
    }

    /** Notes whether the first flit of a lane leaves it in the cycle that is being decided. */
    void setMoving(int lane, boolean moves) {
        lanes.set(lane, MOVING, moves ? 1 : 0);
    }

    /** Returns whether the first flit of a lane leaves it in the cycle that is being decided. */
    boolean isMoving(int lane) {
        return lanes.get(lane, MOVING) != 0;
    }

    /** Returns the places that a whole packet takes, at most all of them. */
    int whole(int packet) {
        return Math.min(packets.length[packet], places);
    }

    /** Returns the number of flits in the buffers and on their way there, without the sources. */
    long flits() {
        long sum = 0;
        for (int lane = 0; lane < lanes.ofPorts(); lane++) {
            sum += count(lane) + expected(lane);
        }
        return sum;
    }

    /**
     * Checks that no buffer holds more than it can, and that what is expected is under way.
     *
     * @param underWay flits on long channels
     * @throws IllegalStateException if not
     */
    void audit(int underWay) {
        long reserved = 0;
        for (int lane = 0; lane < lanes.ofPorts(); lane++) {
            reserved += expected(lane);
            Conservation.requireCredits(
                    Buffers::name, lane, room(lane), count(lane), expected(lane), places);
            Conservation.require(
                    count(lane) == 0 || !queues.isEmpty(lane),
                    Buffers::name,
                    lane,
                    "holds flits of no packet");
        }
        Conservation.requireFlits(underWay, reserved);
    }

    private static String name(int lane) {
        return "buffer " + lane;
    }
}
