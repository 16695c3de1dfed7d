// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Routes;
import org.kneepoint.simulator.flit.kernel.Sources;

/** Moves one flit per terminal and cycle from its source into its injection buffer. */
final class Injection {
    private static final int NOBODY = -1;

    private final Channels channels;
    private final FlowControl flow;
    private final int places;
    private final Packets packets;
    private final Sources sources;
    private final Routes routes;
    private final IndexSet awake;
    private final int[] list;
    private final int[] packet;
    private final int[] left;

    /** Flits of the packets taken out of each source queue. */
    private final long[] takenFrom;

    private long taken;
    private long sent;

    Injection(Channels channels, RouterContext context) {
        this.channels = channels;
        places = channels.rules.injectionBuffer();
        flow = context.flow();
        packets = context.packets();
        sources = context.sources();
        routes = context.routes();
        int terminals = context.wiring().terminals;
        awake = new IndexSet(terminals);
        list = new int[terminals];
        packet = new int[terminals];
        left = new int[terminals];
        takenFrom = new long[terminals];
        Arrays.fill(packet, NOBODY);
    }

    /** A terminal may have something to send, and room for it. */
    void wake(int terminal) {
        awake.add(terminal);
    }

    /** The header of a packet leaves the injection buffer, and so enters the network. */
    void enter(int packet, long cycle) {
        sources.enter(packet, cycle);
    }

    boolean isIdle() {
        return awake.isEmpty();
    }

    /** Returns the flits of all packets that were taken out of the source queues so far. */
    long taken() {
        return taken;
    }

    /** Returns the flits that have entered injection buffers so far. */
    long sent() {
        return sent;
    }

    /** Returns the flits that have entered the injection buffer of a terminal so far. */
    long sent(int terminal) {
        return takenFrom[terminal] - (packet[terminal] == NOBODY ? 0 : left[terminal]);
    }

    /** Sends one flit from each terminal that has one and room for it. */
    void send(long cycle) {
        int size = awake.list(list);
        for (int i = 0; i < size; i++) {
            int terminal = list[i];
            if (hasRoom(terminal) && hasFlit(terminal)) {
                send(terminal, cycle);
            } else {
                awake.remove(terminal);
            }
        }
    }

    private boolean hasRoom(int terminal) {
        return channels.lanes.flits(channels.inputs.injection(terminal)) < places;
    }

    private boolean hasFlit(int terminal) {
        return packet[terminal] != NOBODY || sources.first(terminal) != NOBODY;
    }

    private void send(int terminal, long cycle) {
        int lane = channels.inputs.injection(terminal);
        if (packet[terminal] == NOBODY) {
            channels.arrive(lane, take(terminal));
        } else {
            channels.arrive(lane, NOBODY);
        }
        sent++;
        left[terminal]--;
        if (left[terminal] == 0) {
            sources.entered(packet[terminal], cycle);
            packet[terminal] = NOBODY;
        }
    }

    private int take(int terminal) {
        int next = sources.take(terminal);
        int length = packets.length[next];
        if (flow.storesPackets() && length > flow.buffer()) {
            throw new BadInput(
                            "switching=store-and-forward needs buffers for whole packets: buffer="
                                    + flow.buffer()
                                    + ", but a packet has "
                                    + length
                                    + " flits")
                    .about("switching", "buffer");
        }
        packet[terminal] = next;
        left[terminal] = length;
        taken += length;
        takenFrom[terminal] += length;
        routes.start(next);
        return next;
    }
}
