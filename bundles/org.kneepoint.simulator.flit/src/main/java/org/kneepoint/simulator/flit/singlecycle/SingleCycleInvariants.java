// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.function.IntFunction;
import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Invariants of the single-cycle routers: conservation of flits and credits, consistency of derived
 * state.
 */
final class SingleCycleInvariants {
    private final SingleCycleRouterState state;
    private final SingleCycleOutputPorts outputPorts;
    private final InputVcNumbering inputVcs;
    private final InputVcStates states;
    private final TimerWheel inTransit;
    private final IntFunction<String> vcName;

    SingleCycleInvariants(SingleCycleRouterState state, TimerWheel inTransit) {
        this.state = state;
        this.inTransit = inTransit;
        outputPorts = state.outputPorts;
        inputVcs = state.inputVcs;
        states = state.states;
        vcName = inputVcs::name;
    }

    /**
     * Checks all invariants.
     *
     * @param entered flits sent to injection buffers so far
     * @throws IllegalStateException naming the invariant that is violated
     */
    void check(long entered) {
        int[] flits = new int[inputVcs.size()];
        int[] credits = new int[inputVcs.size()];
        inTransit.forEachFirst(
                code -> {
                    if (code >= 0) {
                        flits[code]++;
                    } else {
                        credits[~code]++;
                    }
                });
        long inside = 0;
        for (int inputVc = 0; inputVc < inputVcs.size(); inputVc++) {
            inside += states.flits(inputVc) + flits[inputVc];
            if (!inputVcs.isInjection(inputVc)) {
                checkCredits(inputVc, flits[inputVc] + credits[inputVc]);
            }
        }
        long left = 0;
        for (int output = 0; output < outputPorts.size(); output++) {
            left += outputPorts.isEjection(output) ? state.flitsSent(output) : 0;
            for (long rest = state.vcs(output); rest != 0; rest &= rest - 1) {
                checkOwner(outputPorts.outputVc(output, Long.numberOfTrailingZeros(rest)));
            }
        }
        FlitInvariants.requireFlitConservation(inside, entered - left);
    }

    /** Checks the credits, which are derived from the counts in transit, by counting again. */
    private void checkCredits(int inputVc, int moving) {
        FlitInvariants.requireCreditConservation(
                vcName,
                inputVc,
                states.credits(inputVc),
                states.flits(inputVc),
                moving,
                state.flowControl.buffer());
    }

    private void checkOwner(int outputVc) {
        int owner = state.owner(outputVc);
        boolean hasCredit = outputPorts.isEjectionVc(outputVc) || states.credits(outputVc) > 0;
        boolean ready = owner != InputVcStates.NONE && states.flits(owner) > 0 && hasCredit;
        boolean marked = state.readyVcs.contains(outputVc);
        boolean held = owner == InputVcStates.NONE || states.outputVc(owner) == outputVc;
        FlitInvariants.require(
                held && ready == marked,
                this::name,
                outputVc,
                "ready mask or owner is inconsistent");
    }

    private String name(int outputVc) {
        return "virtual channel "
                + outputPorts.vc(outputVc)
                + " of output "
                + outputPorts.output(outputVc);
    }
}
