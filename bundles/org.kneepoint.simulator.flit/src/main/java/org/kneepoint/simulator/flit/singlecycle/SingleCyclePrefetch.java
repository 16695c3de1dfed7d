// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;
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
    private final NetworkWiring wiring;
    private final InputVcNumbering inputVcs;
    private final InputVcStates states;
    private final VcRequests requests;
    private final RouteCandidates options;
    private final PacketPool packets;
    private final boolean isEnabled;
    private long checksum;

    SingleCyclePrefetch(SingleCycleRouterState state, NetworkWiring wiring, PacketPool packets) {
        this.state = state;
        this.wiring = wiring;
        this.packets = packets;
        inputVcs = state.inputVcs;
        states = state.states;
        requests = state.requests;
        options = state.options;
        isEnabled = inputVcs.size() > MIN_VCS;
    }

    /** Prefetches for the routing of the headers {@code from} to {@code to} - 1 of a list. */
    void beforeRouting(int from, int to) {
        if (!isEnabled) {
            return;
        }
        for (int i = from; i < to; i++) {
            int inputVc = state.newHeaders.get(i);
            checksum += inputVcs.port(inputVc) + states.headPacket(inputVc);
        }
        for (int i = from; i < to; i++) {
            int inputVc = state.newHeaders.get(i);
            int port = inputVcs.port(inputVc);
            int packet = states.headPacket(inputVc);
            checksum +=
                    wiring.router[port]
                            + wiring.injectingTerminal[port]
                            + packets.target[packet]
                            + packets.phase[packet]
                            + packets.state[packet];
        }
        for (int i = from; i < to; i++) {
            int inputVc = state.newHeaders.get(i);
            int router = wiring.router[inputVcs.port(inputVc)];
            int target = packets.target[states.headPacket(inputVc)];
            checksum += wiring.firstPort[router] + wiring.ejectionRouter[target];
        }
        for (int i = from; i < to; i++) {
            int router = wiring.router[inputVcs.port(state.newHeaders.get(i))];
            checksum += requests.free(wiring.firstPort[router]);
        }
    }

    /** Prefetches for the allocation to the headers {@code from} to {@code to} - 1 of a list. */
    void beforeAllocation(int from, int to) {
        if (!isEnabled) {
            return;
        }
        for (int i = from; i < to; i++) {
            checksum += states.candidates(state.newHeaders.get(i));
        }
        for (int i = from; i < to; i++) {
            int inputVc = state.newHeaders.get(i);
            int output = options.port(states.candidates(inputVc), 0);
            checksum += requests.free(output) + inputVcs.port(inputVc);
            if (!state.outputPorts.isEjection(output)) {
                checksum +=
                        states.flits(state.outputPorts.outputVc(output, 0))
                                + wiring.firstPort[wiring.router[output]];
            }
        }
    }

    /** Prefetches for the transfer of a header or a tail. */
    void beforeTransfer(int inputVc, int outputVc) {
        if (isEnabled) {
            int output = state.outputPorts.output(outputVc);
            checksum +=
                    states.headPacket(inputVc)
                            + requests.free(output)
                            + state.outputPorts.carried(output);
            if (!state.outputPorts.isEjection(output)) {
                checksum += states.headPacket(outputVc);
            }
        }
    }
}
