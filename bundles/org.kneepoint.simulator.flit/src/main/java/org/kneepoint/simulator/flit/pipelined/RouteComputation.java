// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** Route computation of the head packets of input VCs. */
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

    /** Processes the arrival of a header in an input VC. */
    void headerArrived(int inputVc, int packet) {
        if (inputPorts.state(inputVc) == InputPorts.IDLE) {
            packetQueues.setHeadPacket(inputVc, packet);
            startHeadPacket(inputVc, packet);
            begin(inputVc);
        } else {
            packetQueues.append(inputVc, packet);
        }
    }

    /** Processes the departure of a tail: the next packet is at the head from the next cycle on. */
    void tailLeft(int inputVc) {
        int packet = packetQueues.poll(inputVc);
        if (packet == PacketQueues.NONE) {
            inputPorts.records[inputPorts.vcRecord(inputVc) + InputPorts.STATE] = InputPorts.IDLE;
            return;
        }
        startHeadPacket(inputVc, packet);
        if (inputPorts.state(inputVc) == InputPorts.ROUTING) {
            routed.add(clock.cycle + 1 + delay, clock.region, inputVc);
        }
    }

    private void startHeadPacket(int inputVc, int packet) {
        int at = inputPorts.vcRecord(inputVc);
        inputPorts.records[at + InputPorts.REMAINING] = packets.length[packet];
        inputPorts.records[at + InputPorts.STATE] =
                isComplete(at) ? InputPorts.ROUTING : InputPorts.STORING;
    }

    /** Returns whether enough of a packet has arrived for its route computation. */
    private boolean isComplete(int at) {
        return !isStoreAndForward
                || inputPorts.records[at + InputPorts.FLITS]
                        >= Math.min(inputPorts.records[at + InputPorts.REMAINING], bufferSize);
    }

    /** Processes the arrival of a flit of a packet that waits for its tail. */
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
