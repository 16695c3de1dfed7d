// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Separable output-first VC allocator: one iteration, round robin. Every header requests all
 * permitted virtual channels of one output port; every free output VC grants one request; every
 * header accepts one grant. Pointers advance when a grant is accepted (iSLIP: McKeown 1999).
 */
class PipelinedVcAllocator {
    private static final int NONE = -1;

    private final VcNumbering numbering;
    private final Clock clock;
    private final InputPorts inputPorts;
    private final HeaderRecords headerRecords;
    private final PacketQueues packetQueues;
    private final OutputPorts outputPorts;
    private final PacketRouting routes;
    private final PipelinedVcRequests vcRequests;
    private final VcReallocationPolicy reallocationPolicy;
    private final OutputSelection outputSelection;
    private final SwitchRequests switchRequests;
    private final SpeculativeSwitchRequests speculativeSwitchRequests;
    private final TimerWheel vcsGranted;
    private final int delay;
    private final int shift;
    private final int vcMask;
    private final int words;
    private final long[] grants;
    private final int[] grantedHeaders;

    PipelinedVcAllocator(
            PipelinedRouterState state,
            PacketRouting routes,
            OutputSelection outputSelection,
            SpeculativeSwitchRequests speculativeSwitchRequests) {
        this.routes = routes;
        this.outputSelection = outputSelection;
        this.speculativeSwitchRequests = speculativeSwitchRequests;
        numbering = state.numbering;
        clock = state.clock;
        inputPorts = state.inputPorts;
        headerRecords = state.headerRecords;
        packetQueues = state.packetQueues;
        outputPorts = state.outputPorts;
        vcRequests = state.vcRequests;
        reallocationPolicy = state.reallocationPolicy;
        switchRequests = state.switchRequests;
        vcsGranted = state.events.vcsGranted;
        delay = state.settings.delays().vcAllocation();
        shift = numbering.shift;
        vcMask = (1 << shift) - 1;
        words = numbering.words;
        grants = new long[words << 6];
        grantedHeaders = new int[words << 6];
    }

    /** Starts VC allocation for the header of an input VC. */
    void request(int inputVc) {
        int[] record = inputPorts.records;
        int at = inputPorts.vcRecord(inputVc);
        int candidates =
                routes.findCandidates(
                        packetQueues.headPacket(inputVc), inputVc >> shift, inputVc & vcMask);
        if (candidates == 1) {
            record[at + InputPorts.STATE] = InputPorts.WAITING_FOR_VC;
            record[at + InputPorts.OUTPUT_VC] = routes.port(0);
            vcRequests.add(inputVc, routes.port(0), routes.vcs(0));
        } else {
            record[at + InputPorts.STATE] = InputPorts.SELECTING_OUTPUT;
            outputSelection.add(inputVc, routes, candidates);
        }
    }

    /** Reports that an output VC has lost its owner, or got a credit without having one. */
    void release(int outputVc) {
        reallocationPolicy.release(outputVc);
        int port = outputVc >> shift;
        if (!vcRequests.matrix.isEmpty(port)) {
            vcRequests.changedPorts.add(port);
        }
        outputSelection.vcFreed(port);
    }

    /** Reports that an output VC without owner got a credit. */
    void creditReturned(int outputVc) {
        outputSelection.vcFreed(outputVc >> shift);
    }

    /** Returns whether the region has a port to allocate in the next cycle. */
    boolean isDue(int from, int to) {
        return !vcRequests.changedPorts.isEmpty(from, to) || outputSelection.isDue(clock.region);
    }

    /**
     * Allocates the virtual channels of ports with requests and a change since the last allocation.
     *
     * @param from first port of the region
     * @param to port after its last port
     */
    void allocate(int from, int to) {
        outputSelection.decide(clock.region);
        allocatePorts(from, to);
        outputSelection.finishCycle();
    }

    /** Allocates the virtual channels of the ports of a range. */
    void allocatePorts(int from, int to) {
        RangeBitSet due = vcRequests.changedPorts;
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = due.word(word, from, to); rest != 0; rest &= rest - 1) {
                int port = word << 6 | Long.numberOfTrailingZeros(rest);
                if (!allocatePort(port)) {
                    due.remove(port);
                }
            }
        }
    }

    /**
     * Allocates the virtual channels of a port; returns whether to allocate again in the next
     * cycle.
     */
    private boolean allocatePort(int port) {
        long free = vcRequests.freeVcs(port);
        if (free == 0) {
            return false;
        }
        requestSpeculatively(port);
        int firstInputVc = outputPorts.firstPort(outputPorts.portRecord(port)) << shift;
        if (words == 1) {
            long requesting = vcRequests.matrix.word(port, 0);
            if ((requesting & requesting - 1) == 0) {
                if (requesting != 0) {
                    allocateSingle(firstInputVc + Long.numberOfTrailingZeros(requesting), port);
                }
                return false;
            }
        }
        return allocateSeveral(firstInputVc, port, free);
    }

    /** Adds the speculative switch requests of the headers with a VC request for a port. */
    final void requestSpeculatively(int port) {
        if (speculativeSwitchRequests != null) {
            speculativeSwitchRequests.request(port);
        }
    }

    /** Returns the virtual channels of a port that may be allocated to a header. */
    final long allocatable(int inputVc, int port) {
        return reallocationPolicy.allocatableVcs(
                port, vcRequests.permitted(inputVc), packetQueues.headPacket(inputVc));
    }

    private void allocateSingle(int inputVc, int port) {
        long allocatable = allocatable(inputVc, port);
        if (allocatable != 0) {
            accept(inputVc, port, allocatable);
        }
    }

    private boolean allocateSeveral(int firstInputVc, int port, long free) {
        int size = 0;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int index = grant(firstInputVc, port, Long.numberOfTrailingZeros(rest));
            if (index != NONE) {
                if (grants[index] == 0) {
                    grantedHeaders[size++] = index;
                }
                grants[index] |= rest & -rest;
            }
        }
        for (int i = 0; i < size; i++) {
            int index = grantedHeaders[i];
            accept(firstInputVc + index, port, grants[index]);
            grants[index] = 0;
        }
        return size > 0 && vcRequests.freeVcs(port) != 0 && !vcRequests.matrix.isEmpty(port);
    }

    /** Returns the index of the first header, from the pointer on, that requests an output VC. */
    private int grant(int firstInputVc, int port, int vc) {
        if (vcRequests.matrix.isEmpty(port)) {
            return NONE;
        }
        int outputVc = port << shift | vc;
        int start = vcRequests.matrix.next(port, headerRecords.grantPointer(outputVc));
        int index = start;
        do {
            int inputVc = firstInputVc + index;
            if ((vcRequests.permitted(inputVc) >> vc & 1) != 0
                    && reallocationPolicy.mayAllocate(outputVc, packetQueues.headPacket(inputVc))) {
                return index;
            }
            index = vcRequests.matrix.next(port, index + 1);
        } while (index != start);
        return NONE;
    }

    /** Accepts one of the virtual channels of a port granted to a header. */
    final void accept(int inputVc, int port, long offer) {
        int pointer = headerRecords.acceptPointer(inputVc);
        int vc = RoundRobinArbiter.next(offer, pointer >> shift == port ? pointer & vcMask : 0);
        int outputVc = port << shift | vc;
        int at = inputPorts.vcRecord(inputVc);
        headerRecords.setAcceptPointer(inputVc, outputVc + 1);
        headerRecords.setGrantPointer(outputVc, inputPorts.index(inputVc) + 1);
        vcRequests.remove(inputVc, port);
        reallocationPolicy.allocate(outputVc, inputVc);
        routes.outputAllocated(packetQueues.headPacket(inputVc), port, vc);
        inputPorts.records[at + InputPorts.OUTPUT_VC] = outputVc;
        if (delay == 0) {
            activate(inputVc);
        } else {
            inputPorts.records[at + InputPorts.STATE] = InputPorts.VC_GRANTED;
            vcsGranted.add(clock.cycle + delay, clock.region, inputVc);
            if (speculativeSwitchRequests != null) {
                speculativeSwitchRequests.grant(inputVc);
            }
        }
    }

    /** Ends VC allocation: the header of an input VC may request the switch. */
    void activate(int inputVc) {
        int at = inputPorts.vcRecord(inputVc);
        int outputVc = inputPorts.records[at + InputPorts.OUTPUT_VC];
        inputPorts.records[at + InputPorts.STATE] = InputPorts.HEAD_ACTIVE;
        if (outputPorts.credits(outputPorts.vcRecord(outputVc)) > 0) {
            switchRequests.add(outputVc >> shift, inputPorts.index(inputVc));
        }
    }
}
