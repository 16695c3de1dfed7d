// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.random.RandomGenerator;
import org.kneepoint.simulator.flit.kernel.RequestMatrix;
import org.kneepoint.simulator.flit.kernel.RouteCandidates;
import org.kneepoint.simulator.flit.kernel.VcList;
import org.kneepoint.simulator.flit.kernel.VcRequests;

/**
 * VC allocator with a rotating oblivious arbiter. The highest priority rotates over the input VCs
 * of a router, cycle by cycle. A header takes the free output VC with the most credits among those
 * of the highest priority; ties are broken at random.
 */
final class SingleCycleVcAllocator {
    private static final int NONE = InputVcStates.NONE;
    private static final int BLOCK = SingleCyclePrefetch.BLOCK;

    private final SingleCycleRouterState state;
    private final SingleCycleOutputPorts outputPorts;
    private final InputVcNumbering inputVcs;
    private final InputVcStates states;
    private final VcRequests requests;
    private final RouteCandidates options;
    private final VcList newHeaders;
    private final RandomGenerator random;
    private final int[] changed;

    SingleCycleVcAllocator(SingleCycleRouterState state, RandomGenerator random) {
        this.state = state;
        this.random = random;
        outputPorts = state.outputPorts;
        inputVcs = state.inputVcs;
        states = state.states;
        requests = state.requests;
        options = state.options;
        newHeaders = state.newHeaders;
        changed = new int[outputPorts.size()];
    }

    /** Adds the requests of new headers and allocates all outputs with a change. */
    void serve(long cycle) {
        for (int from = 0; from < newHeaders.size(); from += BLOCK) {
            request(from, end(from));
        }
        for (int from = 0; from < newHeaders.size(); from += BLOCK) {
            serveNew(from, end(from));
        }
        newHeaders.clear();
        int size = state.changedOutputs.drain(changed);
        for (int i = 0; i < size; i++) {
            serve(changed[i], cycle);
        }
    }

    private int end(int from) {
        return Math.min(from + BLOCK, newHeaders.size());
    }

    /** Adds the requests of a block of new headers. */
    private void request(int from, int to) {
        state.prefetch.beforeRouting(from, to);
        for (int i = from; i < to; i++) {
            state.route(newHeaders.get(i));
        }
        for (int i = from; i < to; i++) {
            state.request(newHeaders.get(i));
        }
    }

    /** Allocates for a block of new headers. */
    private void serveNew(int from, int to) {
        state.prefetch.beforeAllocation(from, to);
        for (int i = from; i < to; i++) {
            serveNew(newHeaders.get(i));
        }
    }

    /** Allocates at once for a new header without competing request, the most frequent case. */
    private void serveNew(int inputVc) {
        int candidates = states.candidates(inputVc);
        int size = options.size(candidates);
        if (size == 1
                && requests.matrix.isAlone(options.port(candidates, 0), inputVcs.index(inputVc))) {
            serve(inputVc);
            return;
        }
        for (int i = 0; i < size; i++) {
            state.changedOutputs.add(options.port(candidates, i));
        }
    }

    private void serve(int output, long cycle) {
        int router = outputPorts.router(output);
        int places = inputVcs.count(router);
        int pointer = (int) (cycle % places);
        serve(output, router, pointer, places);
        serve(output, router, 0, pointer);
    }

    /** Allocates an output to the requests of the input VCs {@code from} to {@code to} - 1. */
    private void serve(int output, int router, int from, int to) {
        int index = requests.matrix.from(output, from);
        while (index != RequestMatrix.NONE && index < to && requests.free(output) != 0) {
            serve(inputVcs.at(router, index));
            index = requests.matrix.from(output, index + 1);
        }
    }

    private void serve(int inputVc) {
        int outputVc = select(states.candidates(inputVc), state.requiredCredits(inputVc));
        if (outputVc != NONE) {
            state.allocate(inputVc, outputVc);
        }
    }

    private int select(int candidates, int needed) {
        int output = options.port(candidates, 0);
        long freeVcs = requests.free(output) & options.vcs(candidates, 0);
        if (outputPorts.isEjection(output)) {
            return freeVcs == 0
                    ? NONE
                    : outputPorts.outputVc(output, Long.numberOfTrailingZeros(freeVcs));
        }
        return selectLinkVc(candidates, needed);
    }

    private int selectLinkVc(int candidates, int needed) {
        int best = NONE;
        int priority = Integer.MIN_VALUE;
        int maxCredits = needed;
        int ties = 0;
        for (int i = 0; i < options.size(candidates); i++) {
            int output = options.port(candidates, i);
            int offered = options.priority(candidates, i);
            long freeVcs =
                    offered < priority ? 0 : requests.free(output) & options.vcs(candidates, i);
            for (; freeVcs != 0; freeVcs &= freeVcs - 1) {
                int outputVc = outputPorts.outputVc(output, Long.numberOfTrailingZeros(freeVcs));
                int credits = states.credits(outputVc);
                boolean better = offered > priority ? credits >= needed : credits > maxCredits;
                ties = better ? 1 : credits == maxCredits ? ties + 1 : ties;
                if (better || credits == maxCredits && oneIn(ties)) {
                    best = outputVc;
                    priority = offered;
                    maxCredits = credits;
                }
            }
        }
        return best;
    }

    /** Returns true with probability 1 / {@code number}. */
    private boolean oneIn(int number) {
        return random.nextInt(number) == 0;
    }
}
