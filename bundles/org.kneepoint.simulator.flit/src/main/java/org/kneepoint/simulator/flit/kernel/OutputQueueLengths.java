// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import org.kneepoint.api.topology.OutputState;

/**
 * Counts the flits that wait for every output and those behind it, packet by packet as headers ask
 * and move; what is in the buffers behind it is asked of the routers. Kept only for a routing that
 * goes by it. Owned by one thread.
 */
final class OutputQueueLengths implements OutputState {
    private static final int INITIAL_CAPACITY = 1024;
    private static final int NONE = -1;

    private final NetworkWiring wiring;
    private final int[] queued;
    private final int[] downstream;

    /** By packet: the output for which its header waits. */
    private int[] requestedOutput = new int[INITIAL_CAPACITY];

    /** By packet: the output that its header has taken last. */
    private int[] allocatedOutput = new int[INITIAL_CAPACITY];

    /** The routers, once they are built; null if they do not show their buffers. */
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

    /** Sees the buffers of these routers from now on. */
    void observe(FlitEngine engine) {
        routers = engine;
    }

    /** Notes that a packet enters the network. */
    void inject(int packet) {
        if (packet >= allocatedOutput.length) {
            int capacity = Math.max(packet + 1, 2 * allocatedOutput.length);
            requestedOutput = Arrays.copyOf(requestedOutput, capacity);
            allocatedOutput = Arrays.copyOf(allocatedOutput, capacity);
        }
        requestedOutput[packet] = NONE;
        allocatedOutput[packet] = NONE;
    }

    /** Notes that the header of a packet waits for an output, and no longer for another. */
    void request(int packet, int length, int port) {
        if (requestedOutput[packet] != NONE) {
            queued[requestedOutput[packet]] -= length;
        }
        requestedOutput[packet] = port;
        queued[port] += length;
    }

    /** Notes that the header of a packet has taken an output that leads to another router. */
    void allocate(int packet, int length, int port) {
        depart(packet, length);
        allocatedOutput[packet] = port;
        downstream[port] += length;
    }

    /** Notes that the header of a packet has left the router where it was. */
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
