// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.Packets;

/**
 * The state of all lanes, each seen from both of its ends: upstream it has an owner, downstream a
 * buffer. Since the flits of a packet are alike, a buffer is no more than a count of flits, the
 * packet in front, and a queue of the packets behind it. The credits that are upstream are the
 * places of the buffer less its flits and less what is under way, flits or credits.
 *
 * <p>What every flit touches lies side by side in memory, and apart from what headers touch.
 */
final class Lanes {
    static final int NONE = -1;

    private static final int OWNER = 0;
    private static final int OUT = 1;
    private static final int FLITS = 2;
    private static final int LEFT = 3;

    /** The first two are those of the queue of packets. */
    private static final int FRONT = 0;

    private static final int OPTIONS = 2;

    private static final int STRIDE = 2;

    private final int places;
    private final int[] flow;
    private final int[] heads;
    private final int[] underWay;

    /**
     * Makes empty lanes.
     *
     * @param places of each buffer
     * @param isSlow whether anything is ever under way from one cycle to another
     */
    Lanes(int lanes, int places, boolean isSlow) {
        this.places = places;
        flow = new int[lanes << STRIDE];
        heads = new int[lanes << STRIDE];
        underWay = new int[isSlow ? lanes : 0];
        Arrays.fill(heads, NONE);
        for (int at = 0; at < flow.length; at += 1 << STRIDE) {
            flow[at + OWNER] = NONE;
            flow[at + OUT] = NONE;
        }
    }

    /** Returns the lane upstream whose front packet holds the channel to this lane, or NONE. */
    int owner(int lane) {
        return flow[(lane << STRIDE) + OWNER];
    }

    void setOwner(int lane, int owner) {
        flow[(lane << STRIDE) + OWNER] = owner;
    }

    /** Returns the number of flits in the buffer. */
    int flits(int lane) {
        return flow[(lane << STRIDE) + FLITS];
    }

    /** Adds flits to the buffer, and returns how many there are. */
    int addFlits(int lane, int more) {
        return flow[(lane << STRIDE) + FLITS] += more;
    }

    /** Returns the number of flits to the buffer and of credits from it that are under way. */
    int underWay(int lane) {
        return underWay.length == 0 ? 0 : underWay[lane];
    }

    void addUnderWay(int lane, int more) {
        underWay[lane] += more;
    }

    /** Returns the credits of a lane that are upstream; not for an injection lane. */
    int credits(int lane) {
        return places - flits(lane) - underWay(lane);
    }

    /**
     * Returns how many flits of the packet in front have yet to leave, as a complement (a negative
     * number) while its header is among them.
     */
    int left(int lane) {
        return flow[(lane << STRIDE) + LEFT];
    }

    void setLeft(int lane, int flits) {
        flow[(lane << STRIDE) + LEFT] = flits;
    }

    /** Returns the channel that the packet in front holds, or NONE. */
    int out(int lane) {
        return flow[(lane << STRIDE) + OUT];
    }

    void setOut(int lane, int channel) {
        flow[(lane << STRIDE) + OUT] = channel;
    }

    /** Returns the packet in front, or NONE. */
    int front(int lane) {
        return heads[(lane << STRIDE) + FRONT];
    }

    /** Returns the queues of packets, whose first ones are in front. */
    PacketQueues queues(Packets packets) {
        return new PacketQueues(heads, STRIDE, packets);
    }

    /** Returns what the header in front may take, or NONE if it does not wait. */
    int options(int lane) {
        return heads[(lane << STRIDE) + OPTIONS];
    }

    void setOptions(int lane, int options) {
        heads[(lane << STRIDE) + OPTIONS] = options;
    }
}
