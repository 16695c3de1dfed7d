// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.PacketSources;
import org.kneepoint.simulator.flit.kernel.RouterContext;

/** Moves one flit per terminal and cycle from the source queue to the injection buffer. */
final class SingleCycleInjection {
    private static final int NONE = -1;

    private final SingleCycleRouterState state;
    private final FlowControl flow;
    private final int bufferSize;
    private final PacketPool packets;
    private final PacketSources sources;
    private final PacketRouting routes;
    private final IndexSet activeTerminals;
    private final int[] list;
    private final int[] packet;
    private final int[] remaining;

    /** Flits of the packets removed from each source queue. */
    private final long[] flitsTakenFrom;

    private long flitsTaken;
    private long flitsSent;

    SingleCycleInjection(SingleCycleRouterState state, RouterContext context) {
        this.state = state;
        bufferSize = state.settings.injectionBuffer();
        flow = context.flowControl();
        packets = context.packets();
        sources = context.sources();
        routes = context.routes();
        int terminals = context.wiring().terminals;
        activeTerminals = new IndexSet(terminals);
        list = new int[terminals];
        packet = new int[terminals];
        remaining = new int[terminals];
        flitsTakenFrom = new long[terminals];
        Arrays.fill(packet, NONE);
    }

    /** Adds a terminal that may have a flit and a free place for it. */
    void activate(int terminal) {
        activeTerminals.add(terminal);
    }

    /** Reports that the header of a packet leaves the injection buffer and enters the network. */
    void headerInjected(int packet, long cycle) {
        sources.enter(packet, cycle);
    }

    boolean isIdle() {
        return activeTerminals.isEmpty();
    }

    /** Returns the flits of all packets removed from the source queues so far. */
    long flitsTaken() {
        return flitsTaken;
    }

    /** Returns the number of flits sent to injection buffers so far. */
    long flitsSent() {
        return flitsSent;
    }

    /** Returns the number of flits sent to the injection buffer of a terminal so far. */
    long flitsSent(int terminal) {
        return flitsTakenFrom[terminal] - (packet[terminal] == NONE ? 0 : remaining[terminal]);
    }

    /** Sends one flit from each terminal with a flit and a free place for it. */
    void send(long cycle) {
        int size = activeTerminals.list(list);
        for (int i = 0; i < size; i++) {
            int terminal = list[i];
            if (hasRoom(terminal) && hasFlit(terminal)) {
                send(terminal, cycle);
            } else {
                activeTerminals.remove(terminal);
            }
        }
    }

    private boolean hasRoom(int terminal) {
        return state.states.flits(state.inputVcs.injectionVc(terminal)) < bufferSize;
    }

    private boolean hasFlit(int terminal) {
        return packet[terminal] != NONE || sources.first(terminal) != NONE;
    }

    private void send(int terminal, long cycle) {
        int inputVc = state.inputVcs.injectionVc(terminal);
        if (packet[terminal] == NONE) {
            state.arrive(inputVc, startPacket(terminal));
        } else {
            state.arrive(inputVc, NONE);
        }
        flitsSent++;
        remaining[terminal]--;
        if (remaining[terminal] == 0) {
            sources.tailInjected(packet[terminal], cycle);
            packet[terminal] = NONE;
        }
    }

    private int startPacket(int terminal) {
        int next = sources.poll(terminal);
        int length = packets.length[next];
        if (flow.isStoreAndForward() && length > flow.buffer()) {
            throw BadInput.notAllowed(
                            "buffer",
                            flow.buffer(),
                            "a buffer must hold a whole packet, here of " + length + " flits")
                    .with("switching", "store-and-forward");
        }
        packet[terminal] = next;
        remaining[terminal] = length;
        flitsTaken += length;
        flitsTakenFrom[terminal] += length;
        routes.inject(next);
        return next;
    }
}
