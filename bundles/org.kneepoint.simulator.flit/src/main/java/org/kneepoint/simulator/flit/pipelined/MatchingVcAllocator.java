// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.allocation.Allocator;
import org.kneepoint.simulator.flit.allocation.AllocatorRequests;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketRouting;

/** VC allocation by an allocator of each router, between its input VCs and its output VCs. */
final class MatchingVcAllocator extends PipelinedVcAllocator {
    private static final int NONE = AllocatorRequests.NONE;

    private final NetworkWiring wiring;
    private final PipelinedRouterState state;
    private final AllocatorRequests requests;
    private final int firstRouter;

    /** By router of the share. */
    private final Allocator[] allocators;

    private final int shift;

    /** Ports with requests in the present allocation. */
    private final int[] ports;

    private int size;

    MatchingVcAllocator(
            PipelinedRouterState state,
            PacketRouting routes,
            OutputSelection outputSelection,
            SpeculativeSwitchRequests speculativeSwitchRequests) {
        super(state, routes, outputSelection, speculativeSwitchRequests);
        this.state = state;
        wiring = state.wiring;
        shift = state.numbering.shift;
        int vcs = wiring.maxPorts() << shift;
        requests = new AllocatorRequests(vcs, vcs);
        firstRouter = state.firstRouter();
        allocators = new Allocator[state.routers()];
        for (int i = 0; i < allocators.length; i++) {
            int router = firstRouter + i;
            int own = Math.max(1, wiring.firstPort[router + 1] - wiring.firstPort[router]) << shift;
            allocators[i] = state.settings.vcAllocation().create(own, own);
        }
        ports = new int[wiring.maxPorts()];
    }

    @Override
    void allocatePorts(int from, int to) {
        RangeBitSet due = state.vcRequests.changedPorts;
        int router = NONE;
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = due.word(word, from, to); rest != 0; rest &= rest - 1) {
                int port = word << 6 | Long.numberOfTrailingZeros(rest);
                if (wiring.router[port] != router) {
                    match(router);
                    router = wiring.router[port];
                }
                due.remove(port);
                ports[size++] = port;
                addRequests(port);
            }
        }
        match(router);
    }

    private void addRequests(int port) {
        requestSpeculatively(port);
        int router = wiring.router[port];
        int firstVc = state.numbering.firstVc(router);
        for (int k = 0; k < state.numbering.words; k++) {
            for (long rest = state.vcRequests.matrix.word(port, k); rest != 0; rest &= rest - 1) {
                int index = k << 6 | Long.numberOfTrailingZeros(rest);
                long vcs = allocatable(firstVc + index, port);
                for (long left = vcs; left != 0; left &= left - 1) {
                    int vc = Long.numberOfTrailingZeros(left);
                    requests.add(index, port - wiring.firstPort[router] << shift | vc);
                }
            }
        }
    }

    /** Allocates in a router and keeps the ports due at which a header may still be served. */
    private void match(int router) {
        if (!requests.isEmpty()) {
            allocators[router - firstRouter].allocate(requests);
            int firstVc = state.numbering.firstVc(router);
            for (int index = requests.nextMatched(0);
                    index != NONE;
                    index = requests.nextMatched(index + 1)) {
                int outputVc = firstVc + requests.outputOf(index);
                accept(firstVc + index, outputVc >> shift, 1L << state.numbering.vc(outputVc));
            }
            requests.clear();
            for (int i = 0; i < size; i++) {
                if (state.vcRequests.freeVcs(ports[i]) != 0
                        && !state.vcRequests.matrix.isEmpty(ports[i])) {
                    state.vcRequests.changedPorts.add(ports[i]);
                }
            }
        }
        size = 0;
    }
}
