// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;

/**
 * Switch allocator: selects the output VCs that send a flit in a cycle, at most one of each output.
 */
final class SingleCycleSwitchAllocator {
    private final SingleCycleRouterState state;
    private final SingleCycleOutputPorts outputPorts;
    private final InputVcNumbering inputVcs;
    private final ReadyVcs readyVcs;
    private final int[] list;
    private final boolean hasInputLimit;
    private final ChannelRateLimiter rateLimiter;

    /** Whether the input limit or channel rates restrict the allocation. */
    private final boolean restricted;

    private boolean isWaiting;
    private final long[] usedInCycle;

    SingleCycleSwitchAllocator(SingleCycleRouterState state, ChannelRateLimiter rateLimiter) {
        this.state = state;
        this.rateLimiter = rateLimiter;
        outputPorts = state.outputPorts;
        inputVcs = state.inputVcs;
        readyVcs = state.readyVcs;
        hasInputLimit = state.settings.inputLimit();
        restricted = hasInputLimit || rateLimiter != null;
        list = new int[restricted ? outputPorts.size() : 0];
        usedInCycle = new long[hasInputLimit ? outputPorts.size() : 0];
        Arrays.fill(usedInCycle, -1);
    }

    /**
     * Selects the output VCs that send a flit.
     *
     * @param chosen array that receives them
     * @return their number
     */
    int allocate(int[] chosen, long cycle) {
        return restricted ? restricted(chosen, cycle) : readyVcs.arbitrateAll(chosen);
    }

    /** Returns the most flits per cycle. */
    int maxFlits() {
        return outputPorts.size() * (rateLimiter == null ? 1 : rateLimiter.maxFlitsPerCycle());
    }

    /** Returns whether an output VC was ready whose channel was busy. */
    boolean isWaiting() {
        return isWaiting;
    }

    private int restricted(int[] chosen, long cycle) {
        isWaiting = false;
        int size = readyVcs.list(list);
        return hasInputLimit
                ? allocateInputLimited(size, chosen, cycle)
                : allocateRateLimited(size, chosen, cycle);
    }

    /** Selects as many output VCs of each output as its rate permits. */
    private int allocateRateLimited(int size, int[] chosen, long cycle) {
        int found = 0;
        for (int i = 0; i < size; i++) {
            int output = list[i];
            long ready = readyVcs.ofOutput(output);
            while (ready != 0 && isIdle(output, cycle)) {
                int outputVc = serve(output, ready, cycle);
                chosen[found++] = outputVc;
                ready &= ~(1L << outputPorts.vc(outputVc));
            }
            isWaiting |= ready != 0;
        }
        return found;
    }

    private boolean isIdle(int output, long cycle) {
        return rateLimiter == null || rateLimiter.isIdle(outputPorts.port(output), cycle);
    }

    private int serve(int output, long ready, long cycle) {
        if (rateLimiter != null) {
            rateLimiter.send(outputPorts.port(output), cycle);
        }
        return readyVcs.arbitrate(output, ready);
    }

    /**
     * Alternates the order of the outputs from cycle to cycle, so that outputs with requests of the
     * same input take turns.
     */
    private int allocateInputLimited(int size, int[] chosen, long cycle) {
        int found = 0;
        for (int i = 0; i < size; i++) {
            int output = list[(cycle & 1) == 0 ? i : size - 1 - i];
            isWaiting = true;
            long ready = unusedInputs(output, readyVcs.ofOutput(output), cycle);
            while (ready != 0 && isIdle(output, cycle)) {
                int outputVc = serve(output, ready, cycle);
                chosen[found++] = outputVc;
                markUsed(state.owner(outputVc), cycle);
                ready =
                        rateLimiter == null
                                ? 0
                                : unusedInputs(
                                        output, ready & ~(1L << outputPorts.vc(outputVc)), cycle);
            }
        }
        return found;
    }

    /** Returns the output VCs of a mask whose input port has not sent a flit in this cycle. */
    private long unusedInputs(int output, long ready, long cycle) {
        long mask = ready;
        for (long rest = ready; rest != 0; rest &= rest - 1) {
            int vc = Long.numberOfTrailingZeros(rest);
            int inputVc = state.owner(outputPorts.outputVc(output, vc));
            if (!inputVcs.isInjection(inputVc) && usedInCycle[inputVcs.link(inputVc)] == cycle) {
                mask &= ~(1L << vc);
            }
        }
        return mask;
    }

    private void markUsed(int inputVc, long cycle) {
        if (!inputVcs.isInjection(inputVc)) {
            usedInCycle[inputVcs.link(inputVc)] = cycle;
        }
    }
}
