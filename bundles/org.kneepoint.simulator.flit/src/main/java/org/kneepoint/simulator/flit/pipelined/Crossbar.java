// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** Switch traversal: moves a flit from an input VC through the crossbar to the link. */
class Crossbar {
    private final PacketPool packets;
    final Clock clock;
    final InputPorts inputPorts;
    private final PacketQueues packetQueues;
    private final OutputPorts outputPorts;
    private final PipelinedVcAllocator vcAllocator;
    private final RouteComputation routeComputation;
    private final TimerWheel flits;
    private final TimerWheel headers;
    private final TimerWheel credits;
    private final TimerWheel delivered;
    private final ChannelRateLimiter rateLimiter;
    private final int ejectionCreditDelay;
    private final int terminalRegion;
    final int shift;
    private final int vcs;
    private final int vcMask;

    private final int firstPort;

    /** Flits of packets whose tail has left, by output port of the share. */
    private final long[] carried;

    Crossbar(
            PipelinedRouterState state,
            PipelinedVcAllocator vcAllocator,
            RouteComputation routeComputation) {
        this.vcAllocator = vcAllocator;
        this.routeComputation = routeComputation;
        packets = state.packets;
        clock = state.clock;
        inputPorts = state.inputPorts;
        packetQueues = state.packetQueues;
        outputPorts = state.outputPorts;
        PipelineEvents events = state.events;
        flits = events.flits;
        headers = events.headers;
        credits = events.credits;
        delivered = events.delivered;
        rateLimiter = state.rateLimiter;
        ejectionCreditDelay = state.settings.delays().ejectionCreditDelay();
        terminalRegion = state.regions.routerRegions;
        shift = state.numbering.shift;
        vcs = state.numbering.vcs;
        vcMask = (1 << shift) - 1;
        firstPort = state.firstPort();
        carried = new long[state.ports()];
    }

    /**
     * Sends the head flit of an input VC whose packet holds an output VC with a credit.
     *
     * @param in record of the input port
     * @param vc virtual channel at the input port
     * @param port record of the output port
     * @return whether another flit of the packet can follow in the next cycle
     */
    boolean traverse(int in, int vc, int port) {
        int[] record = inputPorts.records;
        int at = InputPorts.vcRecord(in, vc);
        int stored = --record[at + InputPorts.FLITS];
        int left = --record[at + InputPorts.REMAINING];
        int outputVc = record[at + InputPorts.OUTPUT_VC];
        int state = record[at + InputPorts.STATE];
        record[at + InputPorts.STATE] = InputPorts.BODY_ACTIVE;
        int upstreamRegion = inputPorts.upstreamRegion(in);
        int upstreamVc = inputPorts.upstreamVc(in) | vc;
        long creditArrival = creditArrival(in);
        int credit = outputPorts.takeCredit(outputPorts.vcRecord(port, outputVc));
        int downstreamVc = outputPorts.downstreamVc(port);
        int downstreamRegion = outputPorts.downstreamRegion(port);
        long arrival = arrival(outputVc >> shift, port);
        if (rateLimiter != null) {
            rateLimiter.send(outputVc >> shift, clock.cycle);
        }
        credits.add(creditArrival, upstreamRegion, upstreamVc);
        if (downstreamVc < 0) {
            credits.add(ejectionCreditArrival(arrival), clock.region, outputVc);
        } else if (state == InputPorts.BODY_ACTIVE) {
            flits.add(arrival, downstreamRegion, downstreamVc | outputVc & vcMask);
        } else {
            headers.add(
                    arrival,
                    downstreamRegion,
                    downstreamVc | outputVc & vcMask,
                    packetQueues.headPacket(inputPorts.firstVc(in) | vc));
        }
        if (left == 0) {
            finishPacket(inputPorts.firstVc(in) | vc, outputVc, downstreamVc < 0, arrival);
            return false;
        }
        return stored > 0 && credit > 0;
    }

    /**
     * Returns the cycle in which the flit granted the switch now arrives at the end of the channel.
     *
     * @param port output port
     * @param record its record
     */
    long arrival(int port, int record) {
        return clock.cycle + outputPorts.delay(record);
    }

    /**
     * Returns the cycle in which the credit of the flit granted the switch now can be used.
     *
     * @param in record of the input port
     */
    long creditArrival(int in) {
        return clock.cycle + inputPorts.creditDelay(in);
    }

    /** Returns the cycle in which the credit of a flit can be used that arrives at a terminal. */
    long ejectionCreditArrival(long arrival) {
        return arrival + ejectionCreditDelay;
    }

    private void finishPacket(int inputVc, int outputVc, boolean isEjected, long arrival) {
        int packet = packetQueues.headPacket(inputVc);
        if (isEjected) {
            delivered.add(arrival, terminalRegion, packet);
        }
        carried[(outputVc >> shift) - firstPort] += packets.length[packet];
        outputPorts.setOwner(outputPorts.vcRecord(outputVc), OutputPorts.NONE);
        vcAllocator.release(outputVc);
        routeComputation.tailLeft(inputVc);
    }

    /** Returns the number of flits sent through an output port of the share. */
    long carried(int port) {
        long sum = carried[port - firstPort];
        for (int outputVc = port << shift; outputVc < (port << shift) + vcs; outputVc++) {
            int owner = outputPorts.owner(outputPorts.vcRecord(outputVc));
            if (owner != OutputPorts.NONE) {
                sum += packets.length[packetQueues.headPacket(owner)] - inputPorts.remaining(owner);
            }
        }
        return sum;
    }
}
