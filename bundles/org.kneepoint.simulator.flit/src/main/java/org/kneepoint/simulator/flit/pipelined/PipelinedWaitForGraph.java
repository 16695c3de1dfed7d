// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** Wait-for graph of the pipelined routers. */
final class PipelinedWaitForGraph implements WaitForGraph {
    private final VcNumbering numbering;
    private final int bufferSize;
    private final InputPorts inputPorts;
    private final PacketQueues packetQueues;
    private final OutputPorts outputPorts;
    private final VcReallocationPolicy reallocationPolicy;
    private final PipelinedVcRequests vcRequests;

    /** Selection of outputs by input VC. */
    private final IntFunction<OutputSelection> outputSelection;

    /**
     * Creates the graph.
     *
     * @param state state of the routers
     * @param outputSelection selection of outputs by input VC
     */
    PipelinedWaitForGraph(
            PipelinedRouterState state, IntFunction<OutputSelection> outputSelection) {
        this.outputSelection = outputSelection;
        numbering = state.numbering;
        inputPorts = state.inputPorts;
        packetQueues = state.packetQueues;
        outputPorts = state.outputPorts;
        reallocationPolicy = state.reallocationPolicy;
        vcRequests = state.vcRequests;
        bufferSize = state.flow.buffer();
    }

    @Override
    public int inputVcs() {
        return numbering.vcNumbers;
    }

    @Override
    public int headPacket(int inputVc) {
        return !numbering.exists(inputVc) || inputPorts.flits(inputVc) == 0
                ? InputPorts.NONE
                : packetQueues.headPacket(inputVc);
    }

    @Override
    public boolean canMove(int inputVc) {
        switch (inputPorts.state(inputVc)) {
            case InputPorts.WAITING_FOR_VC:
                return isAllocatable(
                        inputVc,
                        inputPorts.outputVc(inputVc),
                        vcRequests.permitted(inputVc),
                        false);
            case InputPorts.SELECTING_OUTPUT:
                return isAnyAllocatable(inputVc);
            case InputPorts.HEAD_ACTIVE:
            case InputPorts.BODY_ACTIVE:
                return outputPorts.credits(outputPorts.vcRecord(inputPorts.outputVc(inputVc))) > 0
                        || !isFull(inputPorts.outputVc(inputVc));
            default:
                return true;
        }
    }

    private boolean isAnyAllocatable(int inputVc) {
        OutputSelection selection = outputSelection.apply(inputVc);
        for (int i = 0; i < selection.candidates(inputVc); i++) {
            if (isAllocatable(
                    inputVc, selection.port(inputVc, i), selection.mask(inputVc, i), true)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether an output VC of a port without owner can be allocated to the head packet of
     * an input VC now or after transfers in flight.
     */
    private boolean isAllocatable(int inputVc, int port, long vcs, boolean choosing) {
        for (long rest = vcs; rest != 0; rest &= rest - 1) {
            int outputVc = port << numbering.shift | Long.numberOfTrailingZeros(rest);
            int packet = packetQueues.headPacket(inputVc);
            boolean fits =
                    choosing
                            ? reallocationPolicy.hasRoom(outputVc, packet)
                            : reallocationPolicy.mayAllocate(outputVc, packet);
            if (outputPorts.owner(outputPorts.vcRecord(outputVc)) == OutputPorts.NONE
                    && (fits || hasTransfersInFlight(outputVc))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the downstream input VC of an output VC, or NONE. */
    private int downstreamVc(int outputVc) {
        int end = outputPorts.downstreamVc(outputPorts.portRecord(outputVc >> numbering.shift));
        return end == OutputPorts.NONE ? end : end | numbering.vc(outputVc);
    }

    /** Returns whether the downstream buffer of an output VC is full of flits that have arrived. */
    private boolean isFull(int outputVc) {
        int end = downstreamVc(outputVc);
        return end != OutputPorts.NONE && inputPorts.flits(end) == bufferSize;
    }

    /** Returns whether flits or credits of an output VC are in transit. */
    private boolean hasTransfersInFlight(int outputVc) {
        int end = downstreamVc(outputVc);
        return end == OutputPorts.NONE
                || outputPorts.credits(outputPorts.vcRecord(outputVc)) + inputPorts.flits(end)
                        < bufferSize;
    }

    @Override
    public void forEachBlocker(int inputVc, IntConsumer blockers) {
        switch (inputPorts.state(inputVc)) {
            case InputPorts.WAITING_FOR_VC:
                forEachBlocker(
                        inputPorts.outputVc(inputVc), vcRequests.permitted(inputVc), blockers);
                break;
            case InputPorts.SELECTING_OUTPUT:
                OutputSelection selection = outputSelection.apply(inputVc);
                for (int i = 0; i < selection.candidates(inputVc); i++) {
                    forEachBlocker(
                            selection.port(inputVc, i), selection.mask(inputVc, i), blockers);
                }
                break;
            default:
                blockers.accept(downstreamVc(inputPorts.outputVc(inputVc)));
        }
    }

    /**
     * Lists the owners of output VCs, or where there is none, the input VC that fills the buffer.
     */
    private void forEachBlocker(int port, long vcs, IntConsumer blockers) {
        for (long rest = vcs; rest != 0; rest &= rest - 1) {
            int outputVc = port << numbering.shift | Long.numberOfTrailingZeros(rest);
            int owner = outputPorts.owner(outputPorts.vcRecord(outputVc));
            blockers.accept(owner == OutputPorts.NONE ? downstreamVc(outputVc) : owner);
        }
    }
}
