// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import org.kneepoint.api.topology.OutputState;

/**
 * Counts the flits queued for each output and downstream of it, packet by packet, for routings that
 * read the output state. Buffer occupancy and credits are read from the routers. Used by one
 * thread.
 */
final class OutputQueueLengths implements OutputState {
    private static final int INITIAL_CAPACITY = 1024;
    private static final int NONE = -1;

    private final NetworkWiring wiring;
    private final int[] queued;
    private final int[] downstream;

    /** By packet: the output that its header requests. */
    private int[] requestedOutput = new int[INITIAL_CAPACITY];

    /** By packet: the output allocated to its header last. */
    private int[] allocatedOutput = new int[INITIAL_CAPACITY];

    /** The routers, once they are built; null if they are no {@link FlitEngine}. */
    private FlitEngine routers;

    OutputQueueLengths(NetworkWiring wiring) {
        this.wiring = wiring;
        queued = new int[wiring.ports];
        downstream = new int[wiring.ports];
    }

    @Override
    public int queued(int router, int port) {
        return queued[wiring.firstPort[router] + port];
    }

    @Override
    public int downstream(int router, int port) {
        return downstream[wiring.firstPort[router] + port];
    }

    @Override
    public int credits(int router, int port) {
        int out = wiring.firstPort[router] + port;
        return hasBuffers(out) ? routers.credits(out) : UNLIMITED;
    }

    @Override
    public int occupancy(int router, int port) {
        int out = wiring.firstPort[router] + port;
        return hasBuffers(out) ? routers.occupancy(out) : 0;
    }

    private boolean hasBuffers(int port) {
        return routers != null && wiring.peer[port] != NetworkWiring.NONE;
    }

    /** Sets the routers whose buffers are read. */
    void observe(FlitEngine engine) {
        routers = engine;
    }

    /** Reports that a packet enters the network. */
    void inject(int packet) {
        if (packet >= allocatedOutput.length) {
            int capacity = Math.max(packet + 1, 2 * allocatedOutput.length);
            requestedOutput = Arrays.copyOf(requestedOutput, capacity);
            allocatedOutput = Arrays.copyOf(allocatedOutput, capacity);
        }
        requestedOutput[packet] = NONE;
        allocatedOutput[packet] = NONE;
    }

    /** Reports that the header of a packet requests an output, in place of any other. */
    void request(int packet, int length, int port) {
        if (requestedOutput[packet] != NONE) {
            queued[requestedOutput[packet]] -= length;
        }
        requestedOutput[packet] = port;
        queued[port] += length;
    }

    /** Reports that an output to another router is allocated to the header of a packet. */
    void allocate(int packet, int length, int port) {
        depart(packet, length);
        allocatedOutput[packet] = port;
        downstream[port] += length;
    }

    /** Reports that the header of a packet has left its router. */
    void depart(int packet, int length) {
        if (requestedOutput[packet] != NONE) {
            queued[requestedOutput[packet]] -= length;
            requestedOutput[packet] = NONE;
        }
        if (allocatedOutput[packet] != NONE) {
            downstream[allocatedOutput[packet]] -= length;
            allocatedOutput[packet] = NONE;
        }
    }
}
