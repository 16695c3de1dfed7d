// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.RequestMatrix;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Speculative switch requests: those of headers whose VC allocation is not complete. A header
 * requests an output VC and the switch so that both allocations end after the longer of the two
 * delays: if switch allocation is shorter, its request starts later by the difference. The request
 * ends with VC allocation, after which the header requests the switch like any other.
 */
final class SpeculativeSwitchRequests {
    private static final int INITIAL_CAPACITY = 16;

    final SwitchRequests speculativeRequests;

    private final Clock clock;
    private final InputPorts inputPorts;
    private final PacketQueues packetQueues;
    private final OutputPorts outputPorts;
    private final PipelinedVcRequests vcRequests;
    private final VcReallocationPolicy reallocationPolicy;
    private final TimerWheel speculativeEvents;
    private final int lag;
    private final int delay;
    private final int shift;
    private final int words;

    /** First virtual channel of the share. */
    private final int firstVc;

    /** Cycle in which VC allocation ends, low bits, by input VC of the share. */
    private final int[] knownIn;

    private int[] requesters = new int[INITIAL_CAPACITY];
    private int[] requestedPorts = new int[INITIAL_CAPACITY];
    private int size;

    SpeculativeSwitchRequests(PipelinedRouterState state) {
        clock = state.clock;
        inputPorts = state.inputPorts;
        packetQueues = state.packetQueues;
        outputPorts = state.outputPorts;
        vcRequests = state.vcRequests;
        reallocationPolicy = state.reallocationPolicy;
        speculativeEvents = state.events.speculative;
        lag = state.settings.delays().speculationLag();
        delay = state.settings.delays().vcAllocation();
        VcNumbering numbering = state.numbering;
        shift = numbering.shift;
        words = numbering.words;
        speculativeRequests =
                new SwitchRequests(
                        numbering,
                        outputPorts,
                        new RequestMatrix(
                                new long[state.ports() * words],
                                words,
                                -state.firstPort() * words,
                                words));
        firstVc = state.firstPort() << shift;
        knownIn = new int[state.ports() << shift];
    }

    /** Adds the speculative requests of the headers with a VC request for an output port. */
    void request(int port) {
        if (lag > 0) {
            return;
        }
        int routerVc = outputPorts.firstPort(outputPorts.portRecord(port)) << shift;
        for (int k = 0; k < words; k++) {
            for (long rest = vcRequests.matrix.word(port, k); rest != 0; rest &= rest - 1) {
                int inputVc = routerVc + (k << 6 | Long.numberOfTrailingZeros(rest));
                long allocatable =
                        reallocationPolicy.allocatableVcs(
                                port,
                                vcRequests.permitted(inputVc),
                                packetQueues.headPacket(inputVc));
                if (reallocationPolicy.credits(port, allocatable) > 0) {
                    add(inputVc, port);
                }
            }
        }
    }

    private void add(int inputVc, int port) {
        if (size == requesters.length) {
            requesters = Arrays.copyOf(requesters, 2 * size);
            requestedPorts = Arrays.copyOf(requestedPorts, 2 * size);
        }
        requesters[size] = inputVc;
        requestedPorts[size++] = port;
        speculativeRequests.add(port, inputPorts.index(inputVc));
    }

    /** Reports the grant of an output VC to the header of an input VC. */
    void grant(int inputVc) {
        knownIn[inputVc - firstVc] = (int) clock.cycle + delay;
        if (lag > 0) {
            speculativeEvents.add(clock.cycle + lag, clock.region, inputVc);
        }
    }

    /** Starts the request of a header that got an output VC {@code lag} cycles ago. */
    void begin(int inputVc) {
        if (isPending(inputVc, clock.cycle - lag + delay)) {
            speculativeRequests.add(
                    inputPorts.outputVc(inputVc) >> shift, inputPorts.index(inputVc));
        }
    }

    /**
     * Ends the request of a header at the end of VC allocation; returns whether it is still
     * waiting.
     */
    boolean end(int inputVc) {
        if (!isPending(inputVc, clock.cycle)) {
            return false;
        }
        speculativeRequests.remove(
                inputPorts.outputVc(inputVc) >> shift, inputPorts.index(inputVc));
        return true;
    }

    private boolean isPending(int inputVc, long known) {
        return inputPorts.state(inputVc) == InputPorts.VC_GRANTED
                && knownIn[inputVc - firstVc] == (int) known;
    }

    /** Removes the requests of the headers that got no output VC in this cycle. */
    void removeLosers() {
        for (int i = 0; i < size; i++) {
            if (inputPorts.state(requesters[i]) != InputPorts.VC_GRANTED) {
                speculativeRequests.remove(requestedPorts[i], inputPorts.index(requesters[i]));
            }
        }
        size = 0;
    }
}
