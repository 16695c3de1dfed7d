// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.function.IntConsumer;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** Wait-for graph of the ideal routers. */
final class IdealWaitForGraph implements WaitForGraph {
    private static final int NONE = -1;

    private final VcTable vcTable;
    private final VcConnections connections;
    private final IdealInputBuffers buffers;
    private final OutputRequests requests;
    private final OutputVcSelection outputSelection;

    IdealWaitForGraph(
            VcTable vcTable,
            VcConnections connections,
            IdealInputBuffers buffers,
            OutputRequests requests,
            OutputVcSelection outputSelection) {
        this.vcTable = vcTable;
        this.connections = connections;
        this.buffers = buffers;
        this.requests = requests;
        this.outputSelection = outputSelection;
    }

    @Override
    public int inputVcs() {
        return vcTable.channelVcs();
    }

    @Override
    public int headPacket(int inputVc) {
        return buffers.isEmpty(inputVc) ? NONE : buffers.headPacket(inputVc);
    }

    @Override
    public boolean canMove(int inputVc) {
        int outputVc = connections.outputOf(inputVc);
        if (outputVc != VcTable.NONE) {
            return blocker(outputVc, 1) == NONE;
        }
        int request = requests.of(inputVc);
        if (request == OutputRequests.NONE) {
            return true;
        }
        for (int candidate = 0; candidate < requests.candidates(request); candidate++) {
            for (long remaining = outputSelection.vcs(request, candidate);
                    remaining != 0;
                    remaining &= remaining - 1) {
                if (blocker(request, candidate, Long.numberOfTrailingZeros(remaining)) == NONE) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void forEachBlocker(int inputVc, IntConsumer blockers) {
        int outputVc = connections.outputOf(inputVc);
        if (outputVc != VcTable.NONE) {
            blockers.accept(blocker(outputVc, 1));
            return;
        }
        int request = requests.of(inputVc);
        for (int candidate = 0; candidate < requests.candidates(request); candidate++) {
            for (long remaining = outputSelection.vcs(request, candidate);
                    remaining != 0;
                    remaining &= remaining - 1) {
                blockers.accept(blocker(request, candidate, Long.numberOfTrailingZeros(remaining)));
            }
        }
    }

    /** Returns the input VC that blocks the allocation of an output VC, or NONE. */
    private int blocker(int request, int candidate, int vc) {
        int outputVc = vcTable.id(requests.port(request, candidate), vc);
        int owner = connections.inputOf(outputVc);
        if (owner == VcTable.NONE) {
            return blocker(outputVc, outputSelection.requiredCredits(requests.packet(request)));
        }
        if (vcTable.isSource(owner)) {
            return blocker(outputVc, 1);
        }
        return buffers.isEmpty(owner) ? NONE : owner;
    }

    /** Returns the output VC itself if its buffer lacks places and no flit is in transit to it. */
    private int blocker(int outputVc, int places) {
        boolean open =
                connections.isEjecting(outputVc)
                        || buffers.freePlaces(outputVc) >= places
                        || buffers.reserved(outputVc) > 0
                        || buffers.isEmpty(outputVc);
        return open ? NONE : outputVc;
    }
}
