// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulator.flit.network.Packets;
import org.kneepoint.simulator.flit.network.Switching;

/** Which output lanes may be given to which packets. */
final class HandOver {
    private final OutputPorts outputs;
    private final Requests requests;
    private final Packets packets;
    private final int shift;
    private final int vcMask;
    private final int buffer;
    private final boolean isAtomic;

    /** Whether a lane without owner may be given to any packet. */
    final boolean isGreedy;

    HandOver(Layout layout, Rules rules, OutputPorts outputs, Requests requests, Packets packets) {
        this.outputs = outputs;
        this.requests = requests;
        this.packets = packets;
        shift = layout.shift;
        vcMask = (1 << shift) - 1;
        buffer = rules.buffer();
        isAtomic = rules.reuse() == Reuse.ATOMIC;
        isGreedy = rules.reuse() == Reuse.AFTER_TAIL && rules.switching() == Switching.WORMHOLE;
    }

    /** Returns the places that must be free in a buffer before a packet is let in, at least 1. */
    int room(int packet) {
        if (isAtomic) {
            return buffer;
        }
        return isGreedy ? 1 : Math.min(packets.length[packet], buffer);
    }

    /** Returns whether an output lane without owner may be given to a packet. */
    boolean fits(int out, int packet) {
        return isGreedy || outputs.credits(outputs.lane(out)) >= room(packet);
    }

    /** Returns those of the virtual channels of a port that may be given to a packet. */
    long free(int port, long permitted, int packet) {
        long free = requests.free(port) & permitted;
        if (isGreedy) {
            return free;
        }
        long fitting = 0;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            if (fits(port << shift | Long.numberOfTrailingZeros(rest), packet)) {
                fitting |= rest & -rest;
            }
        }
        return fitting;
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
        requests.setFree(port, requests.free(port) & ~(1L << (out & vcMask)));
    }

    /** An output lane without owner has just lost it, or got a credit. */
    void release(int out) {
        if (!isAtomic || outputs.credits(outputs.lane(out)) == buffer) {
            int port = out >> shift;
            requests.setFree(port, requests.free(port) | 1L << (out & vcMask));
        }
    }
}
