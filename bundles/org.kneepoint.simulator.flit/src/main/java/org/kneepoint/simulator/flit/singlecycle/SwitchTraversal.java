// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.PacketSinks;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Switch traversal: moves the selected flits to the next input buffers or terminals, a block at a
 * time. Flits between header and tail mostly change counts only. The counts of a block are changed
 * first, without branches that depend on them, and the flits that change more are listed.
 */
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

    /** A returned credit may change the state if there are fewer credits than this. */
    private final int creditLimit;

    /** Flits of a block; one where the order of a cycle decides when a packet is complete. */
    private final int block;

    private final int[] chosen;

    /** Input VCs that the flits of the block leave. */
    private final int[] from = new int[BLOCK];

    /** Remaining flits of their head packets before. */
    private final int[] remaining = new int[BLOCK];

    /** Flits of the block that change more than counts, as indices within the block. */
    private final int[] changing = new int[BLOCK];

    private int changes;

    /** Input VCs that a flit of the block enters and that were empty. */
    private final int[] filled = new int[BLOCK];

    private int fills;

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
        boolean isOnlyCounted =
                context.flowControl().isNonAtomicWormhole() && outputPorts.maxDelay() == 1;
        creditLimit = isOnlyCounted ? 2 : Integer.MAX_VALUE;
        block = context.flowControl().isStoreAndForward() ? 1 : BLOCK;
    }

    /**
     * Moves the flits of a cycle. All are selected before any moves, so that none moves twice.
     *
     * @return their number
     */
    int traverse(long cycle) {
        int size = switchAllocator.allocate(chosen, cycle);
        for (int first = 0; first < size; first += block) {
            traverse(first, Math.min(first + block, size), cycle);
        }
        return size;
    }

    /** Returns whether an output VC was ready whose channel was busy. */
    boolean isWaiting() {
        return switchAllocator.isWaiting();
    }

    /**
     * Moves a block of flits. They enter before any leaves, so that a buffer that receives a flit
     * and sends one does not become empty.
     */
    private void traverse(int first, int last, long cycle) {
        read(first, last);
        enter(first, last, cycle);
        leave(first, last, cycle);
        for (int i = 0; i < changes; i++) {
            state.prefetch.beforeTransfer(from[changing[i]], chosen[first + changing[i]]);
        }
        for (int i = 0; i < changes; i++) {
            int flit = changing[i];
            change(chosen[first + flit], from[flit], remaining[flit], cycle);
        }
        for (int i = 0; i < fills; i++) {
            state.flitsArrived(filled[i]);
        }
    }

    /** Reads the input VCs of a block, in short loops, so that cache misses overlap. */
    private void read(int first, int last) {
        int size = last - first;
        for (int i = 0; i < size; i++) {
            from[i] = state.owner(chosen[first + i]);
        }
        for (int i = 0; i < size; i++) {
            remaining[i] = states.remaining(from[i]);
        }
    }

    /** Counts the flits of a block in the buffers they enter, or in transit. */
    private void enter(int first, int last, long cycle) {
        int found = 0;
        for (int i = first; i < last; i++) {
            int outputVc = chosen[i];
            if (outputPorts.isEjectionVc(outputVc)) {
                continue;
            }
            if (isSlow(outputVc)) {
                boolean head = remaining[i - first] < 0;
                int packet = head ? states.headPacket(from[i - first]) : NONE;
                send(outputVc, outputVc, packet, cycle);
            } else {
                filled[found] = outputVc;
                found += negative(states.addFlits(outputVc, 1) - 2);
            }
        }
        fills = found;
    }

    /** Counts the flits of a block in the buffers they leave. */
    private void leave(int first, int last, long cycle) {
        int found = 0;
        for (int i = first; i < last; i++) {
            int outputVc = chosen[i];
            int inputVc = from[i - first];
            int before = remaining[i - first];
            int rest = before - 1 & ~InputVcStates.HEADER;
            int flits = states.addFlits(inputVc, -1);
            states.setRemaining(inputVc, rest);
            if (isSlow(inputVc)) {
                send(inputVc, ~inputVc, NONE, cycle);
            }
            state.readyVcs.remove(
                    outputVc, negative(flits - 1 | rest - 1 | state.places(outputVc) - 1));
            changing[found] = i - first;
            found +=
                    negative(
                            before
                                    | rest - 1
                                    | states.credits(inputVc) - creditLimit
                                    | inputVcs.firstInjectionVc() - 1 - inputVc);
        }
        changes = found;
    }

    /** Returns 1 for a negative number, else 0, without a branch. */
    private static int negative(int number) {
        return number >>> Integer.SIZE - 1;
    }

    /** Returns whether the link that leads to an input VC takes more than one cycle. */
    private boolean isSlow(int inputVc) {
        return outputPorts.maxDelay() > 1
                && !inputVcs.isInjection(inputVc)
                && outputPorts.isSlow(inputVcs.link(inputVc));
    }

    /** Sends a flit or a credit of an input VC over a link that takes more than one cycle. */
    private void send(int inputVc, int event, int packet, long cycle) {
        inTransit.add(cycle + outputPorts.delay(inputVcs.link(inputVc)), 0, event, packet);
        states.addInTransit(inputVc, 1);
    }

    /** Processes the move of a flit that changes more than counts. */
    private void change(int outputVc, int inputVc, int remaining, long cycle) {
        boolean head = remaining < 0;
        boolean tail = (remaining & ~InputVcStates.HEADER) == 1;
        if (inputVcs.isInjection(inputVc)) {
            leaveInjection(inputVc, head, cycle);
        } else if (!isSlow(inputVc)) {
            state.creditReturned(inputVc);
        }
        if (!outputPorts.isEjectionVc(outputVc)) {
            if (!isSlow(outputVc)) {
                state.entered(outputVc, head ? states.headPacket(inputVc) : NONE);
            }
        } else if (tail) {
            sinks.deliver(states.headPacket(inputVc), cycle + 1);
        }
        if (tail) {
            state.tailLeft(inputVc, outputVc);
        }
    }

    private void leaveInjection(int inputVc, boolean head, long cycle) {
        if (head) {
            injection.headerInjected(states.headPacket(inputVc), cycle);
        }
        if (states.flits(inputVc) == lastFreePlace) {
            injection.activate(inputVcs.terminal(inputVc));
        }
    }
}
