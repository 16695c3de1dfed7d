// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * First stage of a cycle: processes the due arrivals of flits and credits and the results of
 * earlier stages.
 */
final class ArrivalStage {
    private final Clock clock;
    private final PipelineEvents[] sources;
    private final PipelineEvents events;
    private final InputPorts inputPorts;
    private final OutputPorts outputPorts;
    private final SwitchRequests switchRequests;
    private final RouteComputation routeComputation;
    private final PipelinedVcAllocator vcAllocator;
    private final SpeculativeSwitchRequests speculativeSwitchRequests;
    private final int shift;
    private final int vcMask;
    private final boolean isStoreAndForward;
    private final boolean isNonAtomicWormhole;

    ArrivalStage(
            PipelinedRouterState state,
            RouteComputation routeComputation,
            PipelinedVcAllocator vcAllocator,
            SpeculativeSwitchRequests speculativeSwitchRequests) {
        clock = state.clock;
        sources = state.sources;
        events = state.events;
        inputPorts = state.inputPorts;
        outputPorts = state.outputPorts;
        switchRequests = state.switchRequests;
        this.routeComputation = routeComputation;
        this.vcAllocator = vcAllocator;
        this.speculativeSwitchRequests = speculativeSwitchRequests;
        shift = state.numbering.shift;
        vcMask = (1 << shift) - 1;
        isStoreAndForward = state.flow.isStoreAndForward();
        isNonAtomicWormhole = state.reallocationPolicy.isNonAtomicWormhole;
    }

    /** Processes the due events of the region. */
    void accept() {
        for (PipelineEvents source : sources) {
            flits(source.flits.due(clock));
        }
        for (PipelineEvents source : sources) {
            headers(source.headers.due(clock));
        }
        for (PipelineEvents source : sources) {
            credits(source.credits.due(clock));
        }
        routed(events.routesComputed.due(clock));
        granted(events.vcsGranted.due(clock));
        if (speculativeSwitchRequests != null) {
            speculative(events.speculative.due(clock));
        }
    }

    private void flits(int[] vcs) {
        for (int i = 1; i <= vcs[0]; i++) {
            int in = inputPorts.portRecord(vcs[i] >> shift);
            int at = InputPorts.vcRecord(in, vcs[i] & vcMask);
            int stored = ++inputPorts.records[at + InputPorts.FLITS];
            if (stored == 1 || isStoreAndForward) {
                flit(vcs[i], in, at, stored);
            }
        }
        TimerWheel.clear(vcs);
    }

    private void flit(int inputVc, int in, int at, int stored) {
        int state = inputPorts.records[at + InputPorts.STATE];
        if (state == InputPorts.BODY_ACTIVE) {
            int outputVc = inputPorts.records[at + InputPorts.OUTPUT_VC];
            int port = outputVc >> shift;
            int out = outputPorts.portRecord(port);
            if (stored == 1 && outputPorts.credits(outputPorts.vcRecord(out, outputVc)) > 0) {
                switchRequests.addAt(out, port, inputPorts.firstIndex(in) | inputVc & vcMask);
            }
        } else if (state == InputPorts.STORING) {
            routeComputation.flitStored(inputVc);
        }
    }

    /** Processes pairs of input VC and packet. */
    private void headers(int[] pairs) {
        for (int i = 1; i < pairs[0]; i += 2) {
            inputPorts.records[inputPorts.vcRecord(pairs[i]) + InputPorts.FLITS]++;
            routeComputation.headerArrived(pairs[i], pairs[i + 1]);
        }
        TimerWheel.clear(pairs);
    }

    private void credits(int[] vcs) {
        for (int i = 1; i <= vcs[0]; i++) {
            int at = outputPorts.vcRecord(vcs[i]);
            int credits = outputPorts.addCredit(at);
            if (credits == 1 || !isNonAtomicWormhole) {
                credit(vcs[i], outputPorts.owner(at), credits);
            }
        }
        TimerWheel.clear(vcs);
    }

    private void credit(int outputVc, int owner, int credits) {
        if (owner != OutputPorts.NONE) {
            if (credits == 1) {
                resume(owner, outputVc);
            }
        } else if (isNonAtomicWormhole) {
            vcAllocator.creditReturned(outputVc);
        } else {
            vcAllocator.release(outputVc);
        }
    }

    private void resume(int inputVc, int outputVc) {
        int at = inputPorts.vcRecord(inputVc);
        if (inputPorts.records[at + InputPorts.FLITS] > 0
                && inputPorts.records[at + InputPorts.STATE] >= InputPorts.HEAD_ACTIVE) {
            switchRequests.add(outputVc >> shift, inputPorts.index(inputVc));
        }
    }

    private void routed(int[] vcs) {
        for (int i = 1; i <= vcs[0]; i++) {
            vcAllocator.request(vcs[i]);
        }
        TimerWheel.clear(vcs);
    }

    /** Ends VC allocation. */
    private void granted(int[] vcs) {
        for (int i = 1; i <= vcs[0]; i++) {
            if (speculativeSwitchRequests == null || speculativeSwitchRequests.end(vcs[i])) {
                vcAllocator.activate(vcs[i]);
            }
        }
        TimerWheel.clear(vcs);
    }

    /** Starts speculative switch requests. */
    private void speculative(int[] vcs) {
        for (int i = 1; i <= vcs[0]; i++) {
            speculativeSwitchRequests.begin(vcs[i]);
        }
        TimerWheel.clear(vcs);
    }
}
