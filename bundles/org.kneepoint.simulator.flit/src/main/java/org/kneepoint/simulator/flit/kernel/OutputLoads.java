// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import org.kneepoint.api.topology.OutputState;

/**
 * Counts the flits that wait for every output and those behind it, packet by packet as headers ask
 * and move; what is in the buffers behind it is asked of the routers. Kept only for a routing that
 * goes by it. Owned by one thread.
 */
final class OutputLoads implements OutputState {
    private static final int ROOM = 1024;
    private static final int NONE = -1;

    private final Wiring wiring;
    private final int[] queued;
    private final int[] downstream;

    /** By packet: the output for which its header waits. */
    private int[] awaited = new int[ROOM];

    /** By packet: the output that its header has taken last. */
    private int[] taken = new int[ROOM];

    /** The routers, once they are built; null if they do not show their buffers. */
    private FlitEngine routers;

    OutputLoads(Wiring wiring) {
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
        return routers != null && wiring.peer[port] != Wiring.NONE;
    }

    /** Sees the buffers of these routers from now on. */
    void observe(FlitEngine engine) {
        routers = engine;
    }

    /** Notes that a packet enters the network. */
    void start(int packet) {
        if (packet >= taken.length) {
            int room = Math.max(packet + 1, 2 * taken.length);
            awaited = Arrays.copyOf(awaited, room);
            taken = Arrays.copyOf(taken, room);
        }
        awaited[packet] = NONE;
        taken[packet] = NONE;
    }

    /** Notes that the header of a packet waits for an output, and no longer for another. */
    void await(int packet, int length, int port) {
        if (awaited[packet] != NONE) {
            queued[awaited[packet]] -= length;
        }
        awaited[packet] = port;
        queued[port] += length;
    }

    /** Notes that the header of a packet has taken an output that leads to another router. */
    void take(int packet, int length, int port) {
        leave(packet, length);
        taken[packet] = port;
        downstream[port] += length;
    }

    /** Notes that the header of a packet has left the router where it was. */
    void leave(int packet, int length) {
        if (awaited[packet] != NONE) {
            queued[awaited[packet]] -= length;
            awaited[packet] = NONE;
        }
        if (taken[packet] != NONE) {
            downstream[taken[packet]] -= length;
            taken[packet] = NONE;
        }
    }
}
