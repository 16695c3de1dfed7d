// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.function.IntFunction;
import org.kneepoint.simulator.flit.kernel.FlitInvariants;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;

/**
 * Invariants of the pipelined routers: conservation of flits and credits, ownership of output VCs.
 */
final class PipelinedInvariants {
    private final VcNumbering numbering;
    private final RouterRegions regions;
    private final int bufferSize;
    private final PacketPool packets;
    private final InputPorts inputPorts;
    private final PacketQueues packetQueues;
    private final OutputPorts outputPorts;
    private final PipelineEvents[] sources;
    private final PipelinedInjection injection;
    private final IntFunction<String> name = this::name;

    PipelinedInvariants(PipelinedRouterState state, PipelinedInjection injection) {
        this.injection = injection;
        numbering = state.numbering;
        regions = state.regions;
        packets = state.packets;
        inputPorts = state.inputPorts;
        packetQueues = state.packetQueues;
        outputPorts = state.outputPorts;
        sources = state.sources;
        bufferSize = state.flow.buffer();
    }

    /**
     * Checks all invariants.
     *
     * @param inNetwork flits of the packets whose injection has started and that are not delivered
     * @throws IllegalStateException naming the first invariant that is violated
     */
    void checkAll(long inNetwork) {
        int[] flits = new int[numbering.vcNumbers];
        int[] credits = new int[numbering.vcNumbers];
        int[] terminalCredits = new int[numbering.wiring.terminals << numbering.shift];
        int routers = regions.routerRegions;
        for (PipelineEvents events : sources) {
            events.flits.forEach(inputVc -> flits[inputVc]++);
            events.headers.forEachFirst(inputVc -> flits[inputVc]++);
            events.credits.forEach(0, routers, inputVc -> credits[inputVc]++);
            events.credits.forEach(routers, routers + 1, inputVc -> terminalCredits[inputVc]++);
        }
        long counted = injection.flitsToSend() + flitsEjecting();
        for (int inputVc = 0; inputVc < numbering.vcNumbers; inputVc++) {
            if (numbering.exists(inputVc)) {
                counted += flits[inputVc] + inputPorts.flits(inputVc);
                checkOwner(inputVc);
                checkUpstreamCredits(inputVc, flits[inputVc], credits, terminalCredits);
            }
        }
        for (int terminal = 0; terminal < numbering.wiring.terminals; terminal++) {
            checkEjectionCredits(terminal, credits);
        }
        FlitInvariants.requireFlitConservation(counted, inNetwork);
    }

    /** Returns the flits that have left their last router, of packets not yet delivered. */
    private long flitsEjecting() {
        long[] sum = {0};
        for (PipelineEvents events : sources) {
            events.delivered.forEach(packet -> sum[0] += packets.length[packet]);
        }
        for (int inputVc = 0; inputVc < numbering.vcNumbers; inputVc++) {
            if (numbering.exists(inputVc)
                    && inputPorts.state(inputVc) == InputPorts.BODY_ACTIVE
                    && isEjection(inputPorts.outputVc(inputVc))) {
                sum[0] +=
                        packets.length[packetQueues.headPacket(inputVc)]
                                - inputPorts.remaining(inputVc);
            }
        }
        return sum[0];
    }

    private boolean isEjection(int outputVc) {
        return numbering.wiring.ejectingTerminal[outputVc >> numbering.shift] != NetworkWiring.NONE;
    }

    private void checkUpstreamCredits(
            int inputVc, int arriving, int[] credits, int[] terminalCredits) {
        NetworkWiring wiring = numbering.wiring;
        int port = inputVc >> numbering.shift;
        int vc = numbering.vc(inputVc);
        if (wiring.injectingTerminal[port] != NetworkWiring.NONE) {
            int terminal = wiring.injectingTerminal[port];
            int free = injection.credits(terminal, vc);
            int moving = arriving + terminalCredits[terminal << numbering.shift | vc];
            checkCredits(inputVc, free, inputPorts.flits(inputVc), moving);
        } else if (wiring.upstreamPort[port] != NetworkWiring.NONE) {
            int feeder = wiring.upstreamPort[port] << numbering.shift | vc;
            int free = outputPorts.credits(outputPorts.vcRecord(feeder));
            checkCredits(inputVc, free, inputPorts.flits(inputVc), arriving + credits[feeder]);
        }
    }

    private void checkEjectionCredits(int terminal, int[] credits) {
        for (int vc = 0; vc < numbering.vcs; vc++) {
            int inputVc = numbering.wiring.ejectionPort[terminal] << numbering.shift | vc;
            checkCredits(
                    inputVc,
                    outputPorts.credits(outputPorts.vcRecord(inputVc)),
                    0,
                    credits[inputVc]);
        }
    }

    private void checkCredits(int inputVc, int free, int stored, int inTransit) {
        FlitInvariants.requireCreditConservation(
                name, inputVc, free, stored, inTransit, bufferSize);
    }

    private void checkOwner(int inputVc) {
        int owner = outputPorts.owner(outputPorts.vcRecord(inputVc));
        FlitInvariants.require(
                owner == OutputPorts.NONE
                        || holdsOutputVc(owner) && inputPorts.outputVc(owner) == inputVc,
                name,
                inputVc,
                "owner does not hold this output VC");
        FlitInvariants.require(
                !holdsOutputVc(inputVc)
                        || outputPorts.owner(outputPorts.vcRecord(inputPorts.outputVc(inputVc)))
                                == inputVc,
                name,
                inputVc,
                "does not own the output VC that it holds");
    }

    private boolean holdsOutputVc(int inputVc) {
        return inputPorts.state(inputVc) >= InputPorts.VC_GRANTED;
    }

    private String name(int inputVc) {
        return numbering.wiring.name(inputVc >> numbering.shift) + "_vc" + numbering.vc(inputVc);
    }
}
