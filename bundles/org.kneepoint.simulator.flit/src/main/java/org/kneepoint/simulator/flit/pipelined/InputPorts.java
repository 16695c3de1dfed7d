// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;

/**
 * The input ports and the buffers of their virtual channels: one record for each port with its
 * virtual channels behind it, so that what a flit touches lies side by side in memory.
 *
 * <p>Since the flits of a packet are alike, a buffer is no more than a count of flits; {@link
 * PacketQueues} knows of which packets.
 */
final class InputPorts {
    static final int NONE = -1;

    /** Numbers of 32 bits in a line of the cache, and of those that precede the first whole one. */
    private static final int CACHE_LINE = 16;

    private static final int FIRST = 12;

    /** Of a port: output port whose turn it is to be accepted. */
    private static final int ACCEPT_POINTER = 0;

    /** Virtual channel whose turn it is. */
    private static final int VC_POINTER = 1;

    /** Output port that is granted to it in this cycle, or NONE. */
    private static final int GRANT = 2;

    /** Place of its first virtual channel in the router. */
    private static final int FIRST_INDEX = 3;

    /** First virtual channel at the other end of the channel, to which credits go, or NONE. */
    private static final int UPSTREAM_VC = 4;

    /** Region in which that is. */
    private static final int UPSTREAM_REGION = 5;

    /** Cycles from the grant of the switch to the use of the credit there. */
    private static final int CREDIT_DELAY = 6;

    private static final int VCS = 7;

    /** Of a virtual channel: flits in the buffer. */
    static final int FLITS = 0;

    /** Flits of the packet in front that have not yet left, in the buffer or still to come. */
    static final int REMAINING = 1;

    /** Output VC that the packet in front holds; while it waits for one, an output port. */
    static final int OUTPUT_VC = 2;

    /** What the packet in front is doing: one of the constants below. */
    static final int STATE = 3;

    private static final int VC_SIZE = 4;

    /** There is no packet. */
    static final int IDLE = 0;

    /** Waits for its own tail. */
    static final int STORING = 1;

    /** Its route is being computed. */
    static final int ROUTING = 2;

    /** Waits for an output VC. */
    static final int WAITING_FOR_VC = 3;

    /** Waits for an output VC of one of several ports. */
    static final int SELECTING_OUTPUT = 4;

    /** Holds an output VC and may soon bid for the switch. */
    static final int VC_GRANTED = 5;

    /** Its header may bid for the switch. */
    static final int HEAD_ACTIVE = 6;

    /** Its header has left; other flits may bid for the switch. */
    static final int BODY_ACTIVE = 7;

    /** The records of all ports. */
    final int[] records;

    private final int stride;
    private final int shift;
    private final int vcMask;

    InputPorts(VcNumbering numbering, RouterRegions regions, PipelineDelays delays) {
        NetworkWiring wiring = numbering.wiring;
        shift = numbering.shift;
        vcMask = (1 << shift) - 1;
        stride = recordSize(numbering.vcs);
        records = new int[FIRST + wiring.ports * stride];
        for (int port = 0; port < wiring.ports; port++) {
            int at = portRecord(port);
            int router = wiring.router[port];
            records[at + GRANT] = NONE;
            records[at + FIRST_INDEX] = port - wiring.firstPort[router] << shift;
            connect(numbering, regions, delays, port);
        }
    }

    private void connect(
            VcNumbering numbering, RouterRegions regions, PipelineDelays delays, int port) {
        NetworkWiring wiring = numbering.wiring;
        int at = portRecord(port);
        int terminal = wiring.injectingTerminal[port];
        int feeder = wiring.upstreamPort[port];
        if (terminal != NetworkWiring.NONE) {
            records[at + UPSTREAM_VC] = terminal << shift;
            records[at + UPSTREAM_REGION] = regions.routerRegions;
            records[at + CREDIT_DELAY] = delays.injectionCreditDelay();
        } else if (feeder != NetworkWiring.NONE) {
            records[at + UPSTREAM_VC] = feeder << shift;
            records[at + UPSTREAM_REGION] = regions.of(wiring.router[feeder]);
            records[at + CREDIT_DELAY] = delays.creditDelay(wiring.delay[feeder]);
        } else {
            records[at + UPSTREAM_VC] = NONE;
        }
    }

    /** Returns the number of places of a record. */
    static int recordSize(int vcs) {
        return VcNumbering.alignedSize(VCS + vcs * VC_SIZE, CACHE_LINE);
    }

    /** Returns where the record of a port begins. */
    int portRecord(int port) {
        return FIRST + port * stride;
    }

    /** Returns where the record of a virtual channel begins. */
    int vcRecord(int inputVc) {
        return FIRST + (inputVc >> shift) * stride + VCS + (inputVc & vcMask) * VC_SIZE;
    }

    /** Returns where the record of a virtual channel of a port begins. */
    static int vcRecord(int port, int vc) {
        return port + VCS + vc * VC_SIZE;
    }

    /**
     * Grants an output port to an input port, unless another one is granted to it whose turn comes
     * before; returns whether it is the first.
     */
    boolean grant(int in, int port) {
        int best = records[in + GRANT];
        if (best == NONE || RoundRobinArbiter.isBefore(port, best, records[in + ACCEPT_POINTER])) {
            records[in + GRANT] = port;
        }
        return best == NONE;
    }

    /** Returns the output port that is granted to an input port. */
    int granted(int in) {
        return records[in + GRANT];
    }

    /**
     * Lets an input port accept what is granted to it.
     *
     * @param requestingVcs its virtual channels that bid for that
     * @return the virtual channel whose turn it is
     */
    int accept(int in, long requestingVcs) {
        int vc = RoundRobinArbiter.next(requestingVcs, records[in + VC_POINTER]);
        records[in + ACCEPT_POINTER] = records[in + GRANT] + 1;
        records[in + VC_POINTER] = vc + 1;
        records[in + GRANT] = NONE;
        return vc;
    }

    /** Returns the place of the first virtual channel of a port in the router. */
    int firstIndex(int in) {
        return records[in + FIRST_INDEX];
    }

    /** Returns the first virtual channel at the other end of the channel of a port. */
    int upstreamVc(int in) {
        return records[in + UPSTREAM_VC];
    }

    /** Returns the region in which that is. */
    int upstreamRegion(int in) {
        return records[in + UPSTREAM_REGION];
    }

    /** Returns the cycles from the grant of the switch to the use of the credit there. */
    int creditDelay(int in) {
        return records[in + CREDIT_DELAY];
    }

    /** Returns the place of a virtual channel in its router. */
    int index(int inputVc) {
        return records[portRecord(inputVc >> shift) + FIRST_INDEX] | inputVc & vcMask;
    }

    int flits(int inputVc) {
        return records[vcRecord(inputVc) + FLITS];
    }

    int remaining(int inputVc) {
        return records[vcRecord(inputVc) + REMAINING];
    }

    int outputVc(int inputVc) {
        return records[vcRecord(inputVc) + OUTPUT_VC];
    }

    int state(int inputVc) {
        return records[vcRecord(inputVc) + STATE];
    }
}
