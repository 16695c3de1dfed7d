// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Puts packets in front of the buffers of input lanes, and times the computation of their routes.
 */
final class RouteComputation {
    private final Packets packets;
    private final InputPorts inputs;
    private final PacketQueues fronts;
    private final VcAllocation vcAllocation;
    private final TimerWheel routed;
    private final int delay;
    private final Clock now;
    private final int buffer;
    private final boolean storing;

    RouteComputation(RouterState state, VcAllocation vcAllocation) {
        this.vcAllocation = vcAllocation;
        packets = state.packets;
        inputs = state.inputs;
        fronts = state.fronts;
        now = state.now;
        routed = state.events.routed;
        delay = state.rules.delays().route();
        buffer = state.flow.buffer();
        storing = state.flow.storesPackets();
    }

    /** A header has arrived in the buffer of an input lane. */
    void arrive(int lane, int packet) {
        if (inputs.state(lane) == InputPorts.EMPTY) {
            fronts.lead(lane, packet);
            lead(lane, packet);
            begin(lane);
        } else {
            fronts.append(lane, packet);
        }
    }

    /**
     * The tail of the packet in front has left: the next one is in front from the next cycle on.
     */
    void next(int lane) {
        int packet = fronts.next(lane);
        if (packet == PacketQueues.NONE) {
            inputs.record[inputs.lane(lane) + InputPorts.STATE] = InputPorts.EMPTY;
            return;
        }
        lead(lane, packet);
        if (inputs.state(lane) == InputPorts.ROUTING) {
            routed.add(now.cycle + 1 + delay, now.region, lane);
        }
    }

    private void lead(int lane, int packet) {
        int at = inputs.lane(lane);
        inputs.record[at + InputPorts.LEFT] = packets.length[packet];
        inputs.record[at + InputPorts.STATE] =
                isWhole(at) ? InputPorts.ROUTING : InputPorts.GATHERING;
    }

    /**
     * Returns whether as much of a packet has arrived as must have before its route is computed.
     */
    private boolean isWhole(int at) {
        return !storing
                || inputs.record[at + InputPorts.STORED]
                        >= Math.min(inputs.record[at + InputPorts.LEFT], buffer);
    }

    /** A flit has arrived for a packet that waits for its tail. */
    void gather(int lane) {
        int at = inputs.lane(lane);
        if (isWhole(at)) {
            inputs.record[at + InputPorts.STATE] = InputPorts.ROUTING;
            begin(lane);
        }
    }

    private void begin(int lane) {
        if (inputs.record[inputs.lane(lane) + InputPorts.STATE] == InputPorts.ROUTING) {
            if (delay == 0) {
                vcAllocation.enter(lane);
            } else {
                routed.add(now.cycle + delay, now.region, lane);
            }
        }
    }
}
