// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.function.IntConsumer;
import org.kneepoint.simulator.flit.kernel.RouteCandidates;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** Wait-for graph of the single-cycle routers. */
final class SingleCycleWaitForGraph implements WaitForGraph {
    private static final int NONE = -1;

    private final SingleCycleRouterState state;
    private final SingleCycleOutputPorts outputPorts;
    private final InputVcNumbering inputVcs;
    private final InputVcStates states;
    private final RouteCandidates options;

    SingleCycleWaitForGraph(SingleCycleRouterState state) {
        this.state = state;
        outputPorts = state.outputPorts;
        inputVcs = state.inputVcs;
        states = state.states;
        options = state.options;
    }

    @Override
    public int inputVcs() {
        return inputVcs.size();
    }

    @Override
    public int headPacket(int inputVc) {
        return states.flits(inputVc) == 0 ? NONE : states.headPacket(inputVc);
    }

    /** A packet that must arrive as a whole can move: it is in transit, into reserved space. */
    @Override
    public boolean canMove(int inputVc) {
        int outputVc = states.outputVc(inputVc);
        if (outputVc != InputVcStates.NONE) {
            return blocker(outputVc, 1) == NONE;
        }
        int candidates = states.candidates(inputVc);
        if (candidates == InputVcStates.NONE) {
            return true;
        }
        for (int i = 0; i < options.size(candidates); i++) {
            for (long rest = options.vcs(candidates, i); rest != 0; rest &= rest - 1) {
                int requested = requestedVc(candidates, i, rest);
                if (blocker(requested, state.requiredCredits(inputVc), state.owner(requested))
                        == NONE) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void forEachBlocker(int inputVc, IntConsumer blockers) {
        if (states.outputVc(inputVc) != InputVcStates.NONE) {
            blockers.accept(blocker(states.outputVc(inputVc), 1));
            return;
        }
        int candidates = states.candidates(inputVc);
        for (int i = 0; i < options.size(candidates); i++) {
            for (long rest = options.vcs(candidates, i); rest != 0; rest &= rest - 1) {
                int requested = requestedVc(candidates, i, rest);
                blockers.accept(
                        blocker(requested, state.requiredCredits(inputVc), state.owner(requested)));
            }
        }
    }

    private int requestedVc(int candidates, int option, long rest) {
        return outputPorts.outputVc(
                options.port(candidates, option), Long.numberOfTrailingZeros(rest));
    }

    /** Returns the input VC that blocks the allocation of an output VC, or NONE. */
    private int blocker(int outputVc, int places, int owner) {
        if (owner == InputVcStates.NONE) {
            return blocker(outputVc, places);
        }
        return states.flits(owner) == 0 ? NONE : owner;
    }

    /**
     * Returns the downstream input VC of an output VC if it lacks credits and nothing is in
     * transit.
     */
    private int blocker(int outputVc, int places) {
        if (outputPorts.isEjectionVc(outputVc)) {
            return NONE;
        }
        boolean settled = states.inTransit(outputVc) == 0;
        return settled && states.credits(outputVc) < places ? outputVc : NONE;
    }
}
