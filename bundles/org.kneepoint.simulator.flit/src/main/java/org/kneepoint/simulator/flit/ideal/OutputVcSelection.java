// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.random.RandomGenerator;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.RouterContext;

/** Selects a free output VC for a header. */
final class OutputVcSelection {
    private final VcTable vcTable;
    private final VcConnections connections;
    private final IdealInputBuffers buffers;
    private final OutputRequests requests;
    private final RandomGenerator ties;
    private final PacketPool packets;
    private final FlowControl flow;
    private final boolean needsNoRoom;

    OutputVcSelection(
            VcTable vcTable,
            VcConnections connections,
            IdealInputBuffers buffers,
            OutputRequests requests,
            RouterContext context,
            RandomGenerator ties) {
        this.vcTable = vcTable;
        this.connections = connections;
        this.buffers = buffers;
        this.requests = requests;
        packets = context.packets();
        flow = context.flowControl();
        needsNoRoom = flow.isNonAtomicWormhole();
        this.ties = ties;
    }

    /**
     * Returns a free output VC of the highest priority that a header can enter now, at random, or
     * NONE.
     */
    int select(int request) {
        int packet = requests.packet(request);
        int best = Integer.MIN_VALUE;
        int found = 0;
        int chosen = VcTable.NONE;
        for (int candidate = 0; candidate < requests.candidates(request); candidate++) {
            int priority = requests.priority(request, candidate);
            int channel = requests.port(request, candidate);
            for (long rest = vcs(request, candidate); rest != 0; rest &= rest - 1) {
                int outputVc = vcTable.id(channel, Long.numberOfTrailingZeros(rest));
                if (priority >= best && isFree(outputVc, packet)) {
                    found = priority > best ? 1 : found + 1;
                    best = priority;
                    if (found == 1 || ties.nextInt(found) == 0) {
                        chosen = outputVc;
                    }
                }
            }
        }
        return chosen;
    }

    /** Returns whether any candidate of a header is free. */
    boolean isFree(int request) {
        for (int candidate = 0; candidate < requests.candidates(request); candidate++) {
            for (long rest = vcs(request, candidate); rest != 0; rest &= rest - 1) {
                int vc = Long.numberOfTrailingZeros(rest);
                int outputVc = vcTable.id(requests.port(request, candidate), vc);
                if (isFree(outputVc, requests.packet(request))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the mask of the virtual channels of a candidate; an ejection port has only one. */
    long vcs(int request, int candidate) {
        int channel = requests.port(request, candidate);
        return vcTable.vcsOf(channel) == 1 ? 1L : requests.vcs(request, candidate);
    }

    private boolean isFree(int outputVc, int packet) {
        if (connections.inputOf(outputVc) != VcTable.NONE) {
            return false;
        }
        return needsNoRoom
                ? hasRoom(outputVc)
                : connections.isEjecting(outputVc)
                        || buffers.freePlacesBefore(outputVc) >= requiredCredits(packet);
    }

    /**
     * Returns whether a flit may enter an output VC: its buffer has a free place, or one was
     * vacated in this cycle.
     */
    boolean hasRoom(int outputVc) {
        return buffers.freePlaces(outputVc) > 0 || connections.isEjecting(outputVc);
    }

    /** Returns the free places required for the allocation of a virtual channel to a packet. */
    int requiredCredits(int packet) {
        return needsNoRoom ? 1 : flow.requiredCredits(packets.length[packet]);
    }
}
