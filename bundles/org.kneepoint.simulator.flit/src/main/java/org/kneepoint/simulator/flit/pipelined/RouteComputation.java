// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** Puts packets in front of the buffers of input VCs, and times the computation of their routes. */
final class RouteComputation {
    private final PacketPool packets;
    private final InputPorts inputPorts;
    private final PacketQueues packetQueues;
    private final PipelinedVcAllocator vcAllocator;
    private final TimerWheel routed;
    private final int delay;
    private final Clock clock;
    private final int bufferSize;
    private final boolean isStoreAndForward;

    RouteComputation(PipelinedRouterState state, PipelinedVcAllocator vcAllocator) {
        this.vcAllocator = vcAllocator;
        packets = state.packets;
        inputPorts = state.inputPorts;
        packetQueues = state.packetQueues;
        clock = state.clock;
        routed = state.events.routesComputed;
        delay = state.settings.delays().routeComputation();
        bufferSize = state.flow.buffer();
        isStoreAndForward = state.flow.isStoreAndForward();
    }

    /** A header has arrived in the buffer of an input VC. */
    void headerArrived(int inputVc, int packet) {
        if (inputPorts.state(inputVc) == InputPorts.IDLE) {
            packetQueues.setFront(inputVc, packet);
            toFront(inputVc, packet);
            begin(inputVc);
        } else {
            packetQueues.append(inputVc, packet);
        }
    }

    /**
     * The tail of the packet in front has left: the next one is in front from the next cycle on.
     */
    void tailLeft(int inputVc) {
        int packet = packetQueues.poll(inputVc);
        if (packet == PacketQueues.NONE) {
            inputPorts.records[inputPorts.vcRecord(inputVc) + InputPorts.STATE] = InputPorts.IDLE;
            return;
        }
        toFront(inputVc, packet);
        if (inputPorts.state(inputVc) == InputPorts.ROUTING) {
            routed.add(clock.cycle + 1 + delay, clock.region, inputVc);
        }
    }

    private void toFront(int inputVc, int packet) {
        int at = inputPorts.vcRecord(inputVc);
        inputPorts.records[at + InputPorts.REMAINING] = packets.length[packet];
        inputPorts.records[at + InputPorts.STATE] =
                isComplete(at) ? InputPorts.ROUTING : InputPorts.STORING;
    }

    /**
     * Returns whether as much of a packet has arrived as must have before its route is computed.
     */
    private boolean isComplete(int at) {
        return !isStoreAndForward
                || inputPorts.records[at + InputPorts.FLITS]
                        >= Math.min(inputPorts.records[at + InputPorts.REMAINING], bufferSize);
    }

    /** A flit has arrived for a packet that waits for its tail. */
    void flitStored(int inputVc) {
        int at = inputPorts.vcRecord(inputVc);
        if (isComplete(at)) {
            inputPorts.records[at + InputPorts.STATE] = InputPorts.ROUTING;
            begin(inputVc);
        }
    }

    private void begin(int inputVc) {
        if (inputPorts.records[inputPorts.vcRecord(inputVc) + InputPorts.STATE]
                == InputPorts.ROUTING) {
            if (delay == 0) {
                vcAllocator.request(inputVc);
            } else {
                routed.add(clock.cycle + delay, clock.region, inputVc);
            }
        }
    }
}
