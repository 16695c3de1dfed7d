// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * The inputs of the network. Times and targets have random streams of their own, so that other
 * switches see the same traffic.
 */
final class Sources {
    private static final int UNUSED_BITS = Long.SIZE - 53;

    private final Fabric fabric;
    private final Traffic traffic;
    private final Switches switches;
    private final PacketTally tally;
    private final RandomGenerator times;
    private final RandomGenerator targets;
    private final int[] addresses;

    /** The switch of each input that has generated a packet. */
    private final int[] entrances;

    Sources(
            Fabric fabric,
            Traffic traffic,
            Switches switches,
            PacketTally tally,
            RandomStreams streams) {
        this.fabric = fabric;
        this.traffic = traffic;
        this.switches = switches;
        this.tally = tally;
        times = streams.stream(Stream.TIMES);
        targets = streams.stream(Stream.TARGETS);
        addresses = new int[fabric.nodes()];
        Arrays.setAll(addresses, fabric::address);
        entrances = new int[fabric.nodes()];
    }

    /**
     * Every input generates a packet or does not. New packets of a cycle are alike by chance, so
     * that those that come first may take the room.
     */
    void generate(long cycle) {
        int packets = drawTimes();
        if (packets > 0) {
            int entered = 0;
            for (int i = 0; i < packets; i++) {
                entered += switches.enter(entrances[i], packet(cycle)) ? 1 : 0;
            }
            report(cycle, packets, entered);
        }
    }

    /** Returns how many inputs generate a packet, after listing their entrances. */
    private int drawTimes() {
        long bound = (long) Math.ceil(traffic.load() * (1L << 53));
        int packets = 0;
        for (int entrance = 0; entrance < fabric.switches(); entrance++) {
            for (int i = 0; i < fabric.radix(); i++) {
                entrances[packets] = entrance;
                packets += (int) ((times.nextLong() >>> UNUSED_BITS) - bound >>> Long.SIZE - 1);
            }
        }
        return packets;
    }

    private long packet(long cycle) {
        if (traffic.hotspot() > 0 && targets.nextDouble() < traffic.hotspot()) {
            return Packet.of(cycle, addresses[traffic.hot()], 1);
        }
        return Packet.of(cycle, addresses[targets.nextInt(fabric.nodes())], 0);
    }

    private void report(long cycle, int packets, int entered) {
        tally.generated(cycle, 1, packets);
        if (entered > 0) {
            tally.injected(cycle, entered);
        }
        if (entered < packets) {
            tally.lost(cycle, 1, packets - entered);
        }
    }
}
