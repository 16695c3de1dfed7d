// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.RouteCandidates;
import org.kneepoint.simulator.flit.kernel.VcRequests;

/**
 * Prefetches state that is about to be used, so that cache misses overlap where the state exceeds
 * the caches. The checksum only keeps the compiler from removing the reads.
 */
final class SingleCyclePrefetch {
    /** Input VCs prefetched at a time. */
    static final int BLOCK = 128;

    private static final int MIN_VCS = 1 << 16;

    private final SingleCycleRouterState state;
    private final InputVcNumbering inputVcs;
    private final InputVcStates states;
    private final VcRequests requests;
    private final RouteCandidates options;
    private final PacketPool packets;
    private final boolean isEnabled;
    private long checksum;

    SingleCyclePrefetch(SingleCycleRouterState state, PacketPool packets) {
        this.state = state;
        this.packets = packets;
        inputVcs = state.inputVcs;
        states = state.states;
        requests = state.requests;
        options = state.options;
        isEnabled = inputVcs.size() > MIN_VCS;
    }

    /** Prefetches for the requests of the headers of a list from one on. */
    void beforeRequests(int from) {
        if (isEnabled && from % BLOCK == 0) {
            for (int i = from; i < end(from); i++) {
                int inputVc = state.newHeaders.inputVc(i);
                int packet = states.headPacket(inputVc);
                checksum +=
                        inputVcs.index(inputVc) + packets.target[packet] + packets.state[packet];
            }
        }
    }

    /** Prefetches for the allocation of the headers of a list from one on. */
    void beforeAllocation(int from) {
        if (isEnabled && from % BLOCK == 0) {
            for (int i = from; i < end(from); i++) {
                int candidates = states.candidates(state.newHeaders.inputVc(i));
                checksum += requests.free(options.port(candidates, 0));
            }
        }
    }

    private int end(int from) {
        return Math.min(from + BLOCK, state.newHeaders.size());
    }

    /** Prefetches for the transfer of a header or a tail. */
    void beforeTransfer(int inputVc, int outputVc) {
        if (isEnabled) {
            int output = SingleCycleOutputPorts.output(outputVc);
            checksum += states.headPacket(inputVc) + requests.free(output);
            if (!state.outputPorts.isEjection(output)) {
                checksum += states.headPacket(inputVcs.inputVc(outputVc));
            }
        }
    }
}
