// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.PacketPool;

/** Decides which output VCs may be reallocated to which packets. */
final class VcReallocationPolicy {
    private final FlowControl flow;
    private final OutputPorts outputPorts;
    private final PipelinedVcRequests vcRequests;
    private final PacketPool packets;
    private final int shift;
    private final int vcMask;
    private final int bufferSize;
    private final boolean isAtomic;

    /** Whether an output VC without owner may be allocated to any packet. */
    final boolean isNonAtomicWormhole;

    VcReallocationPolicy(
            VcNumbering numbering,
            FlowControl flow,
            OutputPorts outputPorts,
            PipelinedVcRequests vcRequests,
            PacketPool packets) {
        this.flow = flow;
        this.outputPorts = outputPorts;
        this.vcRequests = vcRequests;
        this.packets = packets;
        shift = numbering.shift;
        vcMask = (1 << shift) - 1;
        bufferSize = flow.buffer();
        isAtomic = flow.reallocation() == VcReallocation.ATOMIC;
        isNonAtomicWormhole = flow.isNonAtomicWormhole();
    }

    /** Returns the credits required for the allocation of an output VC to a packet, at least 1. */
    int requiredCredits(int packet) {
        return isNonAtomicWormhole ? 1 : flow.requiredCredits(packets.length[packet]);
    }

    /** Returns whether an output VC without owner may be allocated to a packet. */
    boolean mayAllocate(int outputVc, int packet) {
        return isNonAtomicWormhole || hasRoom(outputVc, packet);
    }

    /** Returns the virtual channels of a port that may be allocated to a packet. */
    long allocatableVcs(int port, long permitted, int packet) {
        return isNonAtomicWormhole
                ? vcRequests.freeVcs(port) & permitted
                : vcsWithRoom(port, permitted, packet);
    }

    /**
     * Returns the virtual channels that may be allocated to a packet with several candidates: only
     * those with a credit, since a packet queued behind another can no longer select a different
     * output.
     */
    long vcsWithRoom(int port, long permitted, int packet) {
        long open = 0;
        for (long rest = vcRequests.freeVcs(port) & permitted; rest != 0; rest &= rest - 1) {
            if (hasRoom(port << shift | Long.numberOfTrailingZeros(rest), packet)) {
                open |= rest & -rest;
            }
        }
        return open;
    }

    /** Returns whether an output VC has the credits that a packet requires, at least one. */
    boolean hasRoom(int outputVc, int packet) {
        return outputPorts.credits(outputPorts.vcRecord(outputVc)) >= requiredCredits(packet);
    }

    /** Returns the total credits of virtual channels of a port. */
    long credits(int port, long vcs) {
        long sum = 0;
        for (long rest = vcs; rest != 0; rest &= rest - 1) {
            sum +=
                    outputPorts.credits(
                            outputPorts.vcRecord(port << shift | Long.numberOfTrailingZeros(rest)));
        }
        return sum;
    }

    /** Allocates an output VC. */
    void allocate(int outputVc, int owner) {
        outputPorts.setOwner(outputPorts.vcRecord(outputVc), owner);
        int port = outputVc >> shift;
        vcRequests.state.setAllocated(port, outputVc & vcMask);
    }

    /** Reports that an output VC has lost its owner, or got a credit without having one. */
    void release(int outputVc) {
        if (!isAtomic || outputPorts.credits(outputPorts.vcRecord(outputVc)) == bufferSize) {
            int port = outputVc >> shift;
            vcRequests.state.free(port, outputVc & vcMask);
        }
    }
}
