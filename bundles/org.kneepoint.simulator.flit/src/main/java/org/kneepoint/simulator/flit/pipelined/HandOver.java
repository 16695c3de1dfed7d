// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Packets;

/** Which output lanes may be given to which packets. */
final class HandOver {
    private final FlowControl flow;
    private final OutputPorts outputs;
    private final Requests requests;
    private final Packets packets;
    private final int shift;
    private final int vcMask;
    private final int buffer;
    private final boolean isAtomic;

    /** Whether a lane without owner may be given to any packet. */
    final boolean isGreedy;

    HandOver(
            Layout layout,
            FlowControl flow,
            OutputPorts outputs,
            Requests requests,
            Packets packets) {
        this.flow = flow;
        this.outputs = outputs;
        this.requests = requests;
        this.packets = packets;
        shift = layout.shift;
        vcMask = (1 << shift) - 1;
        buffer = flow.buffer();
        isAtomic = flow.reuse() == Reuse.ATOMIC;
        isGreedy = flow.isFlitByFlit();
    }

    /** Returns the places that must be free in a buffer before a packet is let in, at least 1. */
    int room(int packet) {
        return isGreedy ? 1 : flow.credits(packets.length[packet]);
    }

    /** Returns whether an output lane without owner may be given to a packet. */
    boolean fits(int out, int packet) {
        return isGreedy || hasRoom(out, packet);
    }

    /** Returns those of the virtual channels of a port that may be given to a packet. */
    long free(int port, long permitted, int packet) {
        return isGreedy ? requests.free(port) & permitted : open(port, permitted, packet);
    }

    /**
     * Returns those that may be given to a packet which has others to choose from: with room for a
     * flit at least, lest it stand behind another packet and can no longer go elsewhere.
     */
    long open(int port, long permitted, int packet) {
        long open = 0;
        for (long rest = requests.free(port) & permitted; rest != 0; rest &= rest - 1) {
            if (hasRoom(port << shift | Long.numberOfTrailingZeros(rest), packet)) {
                open |= rest & -rest;
            }
        }
        return open;
    }

    /** Returns whether an output lane has the room that a packet needs, a flit at least. */
    boolean hasRoom(int out, int packet) {
        return outputs.credits(outputs.lane(out)) >= room(packet);
    }

    /** Returns the credits of virtual channels of a port. */
    long credits(int port, long vcs) {
        long sum = 0;
        for (long rest = vcs; rest != 0; rest &= rest - 1) {
            sum += outputs.credits(outputs.lane(port << shift | Long.numberOfTrailingZeros(rest)));
        }
        return sum;
    }

    /** An output lane gets an owner. */
    void take(int out, int owner) {
        outputs.setOwner(outputs.lane(out), owner);
        int port = out >> shift;
        requests.ports.take(port, out & vcMask);
    }

    /** An output lane without owner has just lost it, or got a credit. */
    void release(int out) {
        if (!isAtomic || outputs.credits(outputs.lane(out)) == buffer) {
            int port = out >> shift;
            requests.ports.free(port, out & vcMask);
        }
    }
}
