// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.RequestMatrix;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Speculative switch requests: those of headers whose VC allocation is not complete. A header that
 * asks for an output VC bids for the switch at the same time, so that both are done after the
 * longer of the two delays; if the allocation of the switch is the shorter one, the bid begins as
 * much later. It ends when the virtual channel is known: then the header bids as all others do.
 */
final class SpeculativeSwitchRequests {
    private static final int ROOM = 16;

    /** The bids. */
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

    /** Low bits of the cycle in which the output VC is known, by input VC. */
    private final int[] knownIn;

    private int[] requesters = new int[ROOM];
    private int[] requestedPorts = new int[ROOM];
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
                new SwitchRequests(numbering, new RequestMatrix(numbering.wiring.ports, words));
        knownIn = new int[numbering.vcNumbers];
    }

    /**
     * Lets the headers that now ask for a virtual channel of an output port bid for that port too.
     */
    void request(int port) {
        if (lag > 0) {
            return;
        }
        int firstLane = outputPorts.firstPort(outputPorts.portRecord(port)) << shift;
        for (int k = 0; k < words; k++) {
            for (long rest = vcRequests.matrix.word(port, k); rest != 0; rest &= rest - 1) {
                int inputVc = firstLane + (k << 6 | Long.numberOfTrailingZeros(rest));
                long allocatable =
                        reallocationPolicy.allocatableVcs(
                                port, vcRequests.permitted(inputVc), packetQueues.front(inputVc));
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

    /** The header of an input VC gets an output VC, but does not yet know. */
    void grant(int inputVc) {
        knownIn[inputVc] = (int) clock.cycle + delay;
        if (lag > 0) {
            speculativeEvents.add(clock.cycle + lag, clock.region, inputVc);
        }
    }

    /** Begins the bid of a header that got an output VC {@code lag} cycles ago. */
    void begin(int inputVc) {
        if (isPending(inputVc, clock.cycle - lag + delay)) {
            speculativeRequests.add(
                    inputPorts.outputVc(inputVc) >> shift, inputPorts.index(inputVc));
        }
    }

    /** Ends the bid of a header whose output VC is known; returns whether it is still there. */
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
                && this.knownIn[inputVc] == (int) known;
    }

    /** Ends the bids of the headers that got no output VC in this cycle. */
    void removeLosers() {
        for (int i = 0; i < size; i++) {
            if (inputPorts.state(requesters[i]) != InputPorts.VC_GRANTED) {
                speculativeRequests.remove(requestedPorts[i], inputPorts.index(requesters[i]));
            }
        }
        size = 0;
    }
}
