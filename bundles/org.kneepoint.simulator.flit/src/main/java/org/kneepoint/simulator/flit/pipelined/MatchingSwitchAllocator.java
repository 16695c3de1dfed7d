// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.allocation.Allocator;
import org.kneepoint.simulator.flit.allocation.AllocatorRequests;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;

/**
 * Switch allocation by an allocator of each router, between the ports of its switch: one for each
 * input and output port, or several with a speed-up. Of the virtual channels that share a port of
 * the switch one is selected round robin.
 */
final class MatchingSwitchAllocator implements SwitchAllocator {
    private static final int NONE = AllocatorRequests.NONE;

    private final PipelinedRouterState state;
    private final NetworkWiring wiring;
    private final SwitchRequests switchRequests;
    private final Crossbar crossbar;
    private final SpeculativeSwitchAllocator speculativeAllocator;
    private final int inputSpeedup;
    private final int outputSpeedup;
    private final int shift;

    /** Buffers at the outputs; null without limit. */
    private final OutputBuffers outputBuffers;

    /** Connections held by packets; null if packets hold none. */
    private final HeldConnections held;

    private final int firstRouter;

    /** By router of the share. */
    private final Allocator[] allocators;

    private final AllocatorRequests requests;

    /** First port of the share. */
    private final int firstPort;

    /** Round-robin pointer over the virtual channels, by input port of the switch of the share. */
    private final int[] vcPointer;

    /** Virtual channels that use the input port of the switch of a number. */
    private final long[] vcsOfInput;

    MatchingSwitchAllocator(
            PipelinedRouterState state,
            Crossbar crossbar,
            SpeculativeSwitchAllocator speculativeAllocator,
            OutputBuffers outputBuffers) {
        this.state = state;
        this.crossbar = crossbar;
        this.speculativeAllocator = speculativeAllocator;
        this.outputBuffers = outputBuffers;
        wiring = state.wiring;
        switchRequests = state.switchRequests;
        shift = state.numbering.shift;
        SwitchSettings settings = state.settings.crossbar();
        inputSpeedup = settings.inputSpeedup();
        outputSpeedup = settings.outputSpeedup();
        firstPort = state.firstPort();
        firstRouter = state.firstRouter();
        held =
                settings.isHeld()
                        ? new HeldConnections(
                                state.clock,
                                wiring.ports * inputSpeedup,
                                wiring.ports * outputSpeedup)
                        : null;
        vcPointer = new int[state.ports() * inputSpeedup];
        requests =
                new AllocatorRequests(
                        wiring.maxPorts() * inputSpeedup, wiring.maxPorts() * outputSpeedup);
        allocators = new Allocator[state.routers()];
        for (int i = 0; i < allocators.length; i++) {
            int router = firstRouter + i;
            int ports = Math.max(1, wiring.firstPort[router + 1] - wiring.firstPort[router]);
            allocators[i] =
                    state.settings
                            .switchAllocation()
                            .create(ports * inputSpeedup, ports * outputSpeedup);
        }
        vcsOfInput = new long[inputSpeedup];
        for (int vc = 0; vc < state.numbering.vcs; vc++) {
            vcsOfInput[vc % inputSpeedup] |= 1L << vc;
        }
    }

    @Override
    public void allocate(int from, int to) {
        if (outputBuffers != null) {
            outputBuffers.update();
        }
        if (held != null) {
            continueHeld(from * inputSpeedup, to * inputSpeedup);
        }
        int router = NONE;
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = switchRequests.ports.word(word, from, to);
                    rest != 0;
                    rest &= rest - 1) {
                int port = word << 6 | Long.numberOfTrailingZeros(rest);
                if (wiring.router[port] != router) {
                    match(router);
                    router = wiring.router[port];
                }
                if (outputBuffers == null || !outputBuffers.isFull(port)) {
                    addRequests(port, wiring.firstPort[router]);
                }
            }
        }
        match(router);
    }

    private void continueHeld(int from, int to) {
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = held.inputs().word(word, from, to); rest != 0; rest &= rest - 1) {
                int input = word << 6 | Long.numberOfTrailingZeros(rest);
                int inputVc = held.release(input);
                if (inputVc != NONE) {
                    proceed(input, inputVc);
                }
            }
        }
    }

    /** Sends the next flit over a held connection if it is there and can be sent. */
    private void proceed(int input, int inputVc) {
        int port = state.inputPorts.outputVc(inputVc) >> shift;
        held.use(input, switchOutput(port, inputVc >> shift));
        boolean isFull = outputBuffers != null && outputBuffers.isFull(port);
        if (!isFull && switchRequests.matrix.contains(port, state.inputPorts.index(inputVc))) {
            send(input, inputVc, port);
        }
    }

    private int switchOutput(int port, int inputPort) {
        int number = inputPort - wiring.firstPort[wiring.router[inputPort]];
        return port * outputSpeedup + number % outputSpeedup;
    }

    private void addRequests(int port, int first) {
        for (int k = 0; k < state.numbering.words; k++) {
            for (long rest = switchRequests.matrix.word(port, k); rest != 0; rest &= rest - 1) {
                int index = k << 6 | Long.numberOfTrailingZeros(rest);
                int vc = index & (1 << shift) - 1;
                int inputPort = first + (index >> shift);
                int input = inputPort * inputSpeedup + vc % inputSpeedup;
                int output = switchOutput(port, inputPort);
                if (held == null || !held.isUsed(input, output)) {
                    requests.add(input - first * inputSpeedup, output - first * outputSpeedup);
                }
            }
        }
    }

    private void match(int router) {
        if (requests.isEmpty()) {
            return;
        }
        allocators[router - firstRouter].allocate(requests);
        int first = wiring.firstPort[router];
        for (int i = requests.nextMatched(0); i != NONE; i = requests.nextMatched(i + 1)) {
            int input = first * inputSpeedup + i;
            int port = first + requests.outputOf(i) / outputSpeedup;
            if (speculativeAllocator != null) {
                speculativeAllocator.markUsed(input / inputSpeedup, port);
            }
            send(input, selectVc(input, port, first), port);
        }
        requests.clear();
    }

    /** Selects a virtual channel of an input port of the switch with a request for a port. */
    private int selectVc(int input, int port, int first) {
        int inputPort = input / inputSpeedup;
        long own =
                BitMasks.first(state.numbering.vcs) & vcsOfInput[input - inputPort * inputSpeedup];
        long requesting = switchRequests.matrix.shifted(port, inputPort - first << shift) & own;
        int pointer = input - firstPort * inputSpeedup;
        int vc = RoundRobinArbiter.next(requesting, vcPointer[pointer]);
        vcPointer[pointer] = vc + 1;
        return inputPort << shift | vc;
    }

    private void send(int input, int inputVc, int port) {
        InputPorts inputPorts = state.inputPorts;
        int outputVc = inputPorts.outputVc(inputVc);
        int in = inputPorts.portRecord(inputVc >> shift);
        if (!crossbar.traverse(
                in, state.numbering.vc(inputVc), state.outputPorts.portRecord(port))) {
            switchRequests.remove(port, inputPorts.index(inputVc));
        }
        boolean isWithinPacket =
                state.outputPorts.owner(state.outputPorts.vcRecord(outputVc)) == inputVc;
        if (held != null && isWithinPacket && inputPorts.flits(inputVc) > 0) {
            held.hold(input, inputVc);
        }
    }
}
