// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;

/**
 * The input ports and the buffers of their virtual channels: one record per port followed by its
 * virtual channels, for locality.
 *
 * <p>The flits of a packet are indistinguishable, so that a buffer is a flit count; {@code
 * PacketQueues} holds the packets.
 */
final class InputPorts {
    static final int NONE = -1;

    /** Ints of a cache line, and ints of the array before the first whole line. */
    private static final int CACHE_LINE = 16;

    private static final int FIRST = 12;

    /** Port field: accept pointer, the offset of the record of an output port. */
    private static final int ACCEPT_POINTER = 0;

    /** Port field: round-robin pointer over the virtual channels. */
    private static final int VC_POINTER = 1;

    /** Port field: offset of the record of the output port granted in this cycle, or NONE. */
    private static final int GRANT = 2;

    /** Port field: index of its first input VC in the router. */
    private static final int FIRST_INDEX = 3;

    /** Port field: first upstream VC, to which credits return, or NONE. */
    private static final int UPSTREAM_VC = 4;

    /** Port field: region of the upstream router. */
    private static final int UPSTREAM_REGION = 5;

    /** Port field: cycles from the switch grant to the use of the credit upstream. */
    private static final int CREDIT_DELAY = 6;

    /** Port field: its first input VC. */
    private static final int FIRST_VC = 7;

    private static final int VCS = 8;

    /** VC field: flits in the buffer. */
    static final int FLITS = 0;

    /** VC field: flits of the head packet that have not left, in the buffer or still to arrive. */
    static final int REMAINING = 1;

    /** VC field: output VC of the head packet; during VC allocation, its output port. */
    static final int OUTPUT_VC = 2;

    /** VC field: state of the head packet, one of the constants below. */
    static final int STATE = 3;

    private static final int VC_SIZE = 4;

    /** No packet. */
    static final int IDLE = 0;

    /** Store and forward: waits for the tail. */
    static final int STORING = 1;

    /** Route computation. */
    static final int ROUTING = 2;

    /** VC allocation: requests a VC of one output port. */
    static final int WAITING_FOR_VC = 3;

    /** VC allocation: selects among several output ports. */
    static final int SELECTING_OUTPUT = 4;

    /** Holds an output VC; VC allocation is not complete. */
    static final int VC_GRANTED = 5;

    /** Switch allocation of the header. */
    static final int HEAD_ACTIVE = 6;

    /** Switch allocation of the flits after the header. */
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
            records[at + FIRST_VC] = port << shift;
            records[at + FIRST_INDEX] = port - wiring.firstPort[router] << shift;
            connect(numbering, regions, delays, port);
        }
    }

    private void connect(
            VcNumbering numbering, RouterRegions regions, PipelineDelays delays, int port) {
        NetworkWiring wiring = numbering.wiring;
        int at = portRecord(port);
        int terminal = wiring.injectingTerminal[port];
        int upstream = wiring.upstreamPort[port];
        if (terminal != NetworkWiring.NONE) {
            records[at + UPSTREAM_VC] = terminal << shift;
            records[at + UPSTREAM_REGION] = regions.routerRegions;
            records[at + CREDIT_DELAY] = delays.injectionCreditDelay();
        } else if (upstream != NetworkWiring.NONE) {
            records[at + UPSTREAM_VC] = upstream << shift;
            records[at + UPSTREAM_REGION] = regions.of(wiring.router[upstream]);
            records[at + CREDIT_DELAY] = delays.creditDelay(wiring.delay[upstream]);
        } else {
            records[at + UPSTREAM_VC] = NONE;
        }
    }

    /** Returns the size of a record. */
    static int recordSize(int vcs) {
        return VcNumbering.alignedSize(VCS + vcs * VC_SIZE, CACHE_LINE);
    }

    /** Returns the offset of the record of a port. */
    int portRecord(int port) {
        return FIRST + port * stride;
    }

    /** Returns the offset of the record of an input VC. */
    int vcRecord(int inputVc) {
        return FIRST + (inputVc >> shift) * stride + VCS + (inputVc & vcMask) * VC_SIZE;
    }

    /** Returns the offset of the record of a virtual channel from the offset of its port. */
    static int vcRecord(int port, int vc) {
        return port + VCS + vc * VC_SIZE;
    }

    /**
     * Grants an output port to an input port, unless an output port nearer to the accept pointer
     * has been granted; returns whether it is the first grant of the cycle.
     *
     * @param in offset of the record of the input port
     * @param out offset of the record of the output port
     */
    boolean grant(int in, int out) {
        int best = records[in + GRANT];
        if (best == NONE || RoundRobinArbiter.isBefore(out, best, records[in + ACCEPT_POINTER])) {
            records[in + GRANT] = out;
        }
        return best == NONE;
    }

    /** Returns the offset of the record of the output port granted to an input port. */
    int granted(int in) {
        return records[in + GRANT];
    }

    /**
     * Accepts the grant of an input port and advances its pointers.
     *
     * @param requestingVcs virtual channels with a request for that output port
     * @return the virtual channel selected
     */
    int accept(int in, long requestingVcs) {
        int vc = RoundRobinArbiter.next(requestingVcs, records[in + VC_POINTER]);
        records[in + ACCEPT_POINTER] = records[in + GRANT] + 1;
        records[in + VC_POINTER] = vc + 1;
        records[in + GRANT] = NONE;
        return vc;
    }

    /** Returns the first input VC of a port. */
    int firstVc(int in) {
        return records[in + FIRST_VC];
    }

    /** Returns the index of the first input VC of a port in the router. */
    int firstIndex(int in) {
        return records[in + FIRST_INDEX];
    }

    /** Returns the first upstream VC of a port. */
    int upstreamVc(int in) {
        return records[in + UPSTREAM_VC];
    }

    /** Returns the region of the upstream router. */
    int upstreamRegion(int in) {
        return records[in + UPSTREAM_REGION];
    }

    /** Returns the cycles from the switch grant to the use of the credit upstream. */
    int creditDelay(int in) {
        return records[in + CREDIT_DELAY];
    }

    /** Returns the index of an input VC in its router. */
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
