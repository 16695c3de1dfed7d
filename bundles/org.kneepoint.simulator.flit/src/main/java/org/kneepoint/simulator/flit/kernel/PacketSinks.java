// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.simulation.analysis.PacketTally;

/** Delivers packets: counts and releases them. Used by one thread. */
public final class PacketSinks {
    private final PacketPool packets;
    private final PacketTally tally;
    private long deliveredFlits;

    PacketSinks(PacketPool packets, PacketTally tally) {
        this.packets = packets;
        this.tally = tally;
    }

    /**
     * Delivers a packet.
     *
     * @param time arrival of its tail at the terminal, cycles
     */
    public void deliver(int packet, double time) {
        deliveredFlits += packets.length[packet];
        tally.delivered(
                packets.destination[packet],
                packets.generated[packet],
                packets.injected[packet],
                time,
                packets.length[packet],
                packets.hops[packet]);
        packets.release(packet);
    }

    /** Returns the flits of all packets delivered so far. */
    public long deliveredFlits() {
        return deliveredFlits;
    }
}
