// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.PacketSinks;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** Switch traversal: moves the selected flits to the next input buffers or terminals. */
final class SwitchTraversal {
    private static final int NONE = InputVcStates.NONE;
    private static final int BLOCK = SingleCyclePrefetch.BLOCK;

    private final SingleCycleRouterState state;
    private final SingleCycleOutputPorts outputPorts;
    private final InputVcNumbering inputVcs;
    private final InputVcStates states;
    private final SingleCycleSwitchAllocator switchAllocator;
    private final SingleCycleInjection injection;
    private final TimerWheel inTransit;
    private final PacketSinks sinks;
    private final int lastFreePlace;
    private final int[] chosen;
    private final int[] from = new int[BLOCK];
    private final int[] remaining = new int[BLOCK];

    SwitchTraversal(
            SingleCycleRouterState state,
            SingleCycleInjection injection,
            TimerWheel inTransit,
            RouterContext context) {
        this.state = state;
        this.injection = injection;
        this.inTransit = inTransit;
        sinks = context.sinks();
        outputPorts = state.outputPorts;
        inputVcs = state.inputVcs;
        states = state.states;
        switchAllocator =
                new SingleCycleSwitchAllocator(state, ChannelRateLimiter.of(context.wiring()));
        lastFreePlace = state.settings.injectionBuffer() - 1;
        chosen = new int[switchAllocator.maxFlits()];
    }

    /**
     * Moves the flits of a cycle. All are selected before any moves, so that none moves twice.
     *
     * @return their number
     */
    int traverse(long cycle) {
        int size = switchAllocator.allocate(chosen, cycle);
        for (int first = 0; first < size; first += BLOCK) {
            int last = Math.min(first + BLOCK, size);
            readAhead(first, last);
            for (int i = first; i < last; i++) {
                traverse(chosen[i], from[i - first], remaining[i - first], cycle);
            }
        }
        return size;
    }

    /** Returns whether an output VC was ready whose channel was busy. */
    boolean isWaiting() {
        return switchAllocator.isWaiting();
    }

    /**
     * Reads the state of a block of input VCs before any is changed, so that cache misses overlap.
     */
    private void readAhead(int first, int last) {
        for (int i = first; i < last; i++) {
            int inputVc = state.owner(chosen[i]);
            from[i - first] = inputVc;
            remaining[i - first] = states.remaining(inputVc);
        }
        for (int i = first; i < last; i++) {
            if (remaining[i - first] <= 1) {
                state.prefetch.beforeTransfer(from[i - first], chosen[i]);
            }
        }
    }

    private void traverse(int outputVc, int inputVc, int remaining, long cycle) {
        boolean head = remaining < 0;
        int rest = (head ? ~remaining : remaining) - 1;
        leave(inputVc, head, cycle);
        if (!outputPorts.isEjection(SingleCycleOutputPorts.output(outputVc))) {
            enter(outputVc, head ? states.headPacket(inputVc) : NONE, cycle);
        } else if (rest == 0) {
            sinks.deliver(states.headPacket(inputVc), cycle + 1);
        }
        if (rest == 0) {
            state.tailLeft(inputVc, outputVc);
        } else {
            states.setRemaining(inputVc, rest);
            state.updateReady(inputVc, outputVc);
        }
    }

    private void leave(int inputVc, boolean head, long cycle) {
        int flits = states.addFlits(inputVc, -1);
        if (inputVcs.isInjection(inputVc)) {
            if (head) {
                injection.headerInjected(states.headPacket(inputVc), cycle);
            }
            if (flits == lastFreePlace) {
                injection.activate(inputVcs.terminal(inputVc));
            }
        } else if (outputPorts.isSlow(inputVcs.link(inputVc))) {
            inTransit.add(cycle + outputPorts.delay(inputVcs.link(inputVc)), 0, ~inputVc, NONE);
            states.addInTransit(inputVc, 1);
        } else {
            state.creditReturned(inputVc);
        }
    }

    private void enter(int outputVc, int packet, long cycle) {
        int inputVc = inputVcs.inputVc(outputVc);
        int link = SingleCycleOutputPorts.output(outputVc);
        if (outputPorts.isSlow(link)) {
            inTransit.add(cycle + outputPorts.delay(link), 0, inputVc, packet);
            states.addInTransit(inputVc, 1);
        } else {
            state.arrive(inputVc, packet);
        }
    }
}
