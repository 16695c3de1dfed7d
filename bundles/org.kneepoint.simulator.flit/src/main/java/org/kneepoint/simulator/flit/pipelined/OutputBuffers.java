// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Flits in output buffers of limited size. A flit enters when it has passed the crossbar, so that a
 * buffer may exceed its size by the flits that were in the crossbar when it was filled.
 */
final class OutputBuffers {
    private final Clock clock;
    private final TimerWheel entries;
    private final TimerWheel exits;
    private final int firstPort;
    private final int[] stored;
    private final int size;

    OutputBuffers(PipelinedRouterState state) {
        clock = state.clock;
        entries = state.events.outputEntries;
        exits = state.events.outputExits;
        firstPort = state.firstPort();
        stored = new int[state.ports()];
        size = state.settings.crossbar().outputBuffer();
    }

    /**
     * Adds a flit.
     *
     * @param entry router cycle from which it is in the buffer
     * @param exit router cycle from which it has left
     */
    void add(int port, long entry, long exit) {
        entries.add(entry, clock.region, port);
        exits.add(exit, clock.region, port);
    }

    /** Updates the buffers of the present region at the begin of a router cycle. */
    void update() {
        count(entries.due(clock), 1);
        count(exits.due(clock), -1);
    }

    private void count(int[] ports, int flits) {
        for (int i = 1; i <= ports[0]; i++) {
            stored[ports[i] - firstPort] += flits;
        }
        TimerWheel.clear(ports);
    }

    /** Returns whether an output port accepts no flit. */
    boolean isFull(int port) {
        return stored[port - firstPort] >= size;
    }
}
