// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.ChannelPace;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** Moves a flit from the buffer of an input lane through the switch. */
final class Crossbar {
    private final Packets packets;
    private final Clock now;
    private final InputPorts inputs;
    private final PacketQueues fronts;
    private final OutputPorts outputs;
    private final VcAllocation vcAllocation;
    private final RouteComputation routeComputation;
    private final TimerWheel flits;
    private final TimerWheel headers;
    private final TimerWheel credits;
    private final TimerWheel delivered;
    private final ChannelPace pace;
    private final int leavingCredit;
    private final int terminals;
    private final int shift;
    private final int vcs;
    private final int vcMask;

    /** Flits of the packets whose tail has left, by output port. */
    private final long[] carried;

    Crossbar(RouterState state, VcAllocation vcAllocation, RouteComputation routeComputation) {
        this.vcAllocation = vcAllocation;
        this.routeComputation = routeComputation;
        packets = state.packets;
        now = state.now;
        inputs = state.inputs;
        fronts = state.fronts;
        outputs = state.outputs;
        Events events = state.events;
        flits = events.flits;
        headers = events.headers;
        credits = events.credits;
        delivered = events.delivered;
        pace = state.pace;
        leavingCredit = state.rules.delays().leavingCredit();
        terminals = state.regions.routers;
        shift = state.layout.shift;
        vcs = state.layout.vcs;
        vcMask = (1 << shift) - 1;
        carried = new long[state.wiring.ports];
    }

    /**
     * Lets the flit in front of an input lane pass, whose packet holds an output lane with a
     * credit.
     *
     * @param lane input lane
     * @param in record of its port
     * @param port record of the output port
     * @return whether another flit of the packet can follow in the next cycle
     */
    boolean pass(int lane, int in, int port) {
        int[] record = inputs.record;
        int vc = lane & vcMask;
        int at = InputPorts.lane(in, vc);
        int stored = --record[at + InputPorts.STORED];
        int left = --record[at + InputPorts.LEFT];
        int out = record[at + InputPorts.OUT];
        int credit = outputs.takeCredit(outputs.lane(port, out));
        if (pace != null) {
            pace.send(out >> shift, now.cycle);
        }
        credits.add(
                now.cycle + inputs.creditReturn(in),
                inputs.feederRegion(in),
                inputs.feeder(in) | vc);
        long arrival = now.cycle + outputs.delay(port);
        int end = outputs.end(port);
        if (end < 0) {
            leave(lane, at, out, left, arrival);
        } else if (record[at + InputPorts.STATE] == InputPorts.STREAMING) {
            flits.add(arrival, outputs.region(port), end | out & vcMask);
        } else {
            record[at + InputPorts.STATE] = InputPorts.STREAMING;
            headers.add(arrival, outputs.region(port), end | out & vcMask, fronts.front(lane));
        }
        if (left == 0) {
            finish(lane, out);
            return false;
        }
        return stored > 0 && credit > 0;
    }

    private void leave(int lane, int at, int out, int left, long arrival) {
        inputs.record[at + InputPorts.STATE] = InputPorts.STREAMING;
        credits.add(arrival + leavingCredit, now.region, out);
        if (left == 0) {
            delivered.add(arrival, terminals, fronts.front(lane));
        }
    }

    private void finish(int lane, int out) {
        int packet = fronts.front(lane);
        carried[out >> shift] += packets.length[packet];
        outputs.setOwner(outputs.lane(out), OutputPorts.NONE);
        vcAllocation.release(out);
        routeComputation.next(lane);
    }

    /** Returns the flits that have left through an output port. */
    long carried(int port) {
        long sum = carried[port];
        for (int out = port << shift; out < (port << shift) + vcs; out++) {
            int owner = outputs.owner(outputs.lane(out));
            if (owner != OutputPorts.NONE) {
                sum += packets.length[fronts.front(owner)] - inputs.left(owner);
            }
        }
        return sum;
    }
}
