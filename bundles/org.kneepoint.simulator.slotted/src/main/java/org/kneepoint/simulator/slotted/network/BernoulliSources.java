// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Bernoulli sources at the inputs of the network. Times and targets have random streams of their
 * own, so that other switches see the same traffic.
 */
final class BernoulliSources {
    private static final int UNUSED_BITS = Long.SIZE - 53;

    private final SlottedFabric fabric;
    private final SlottedWorkload workload;
    private final SlottedSwitches switches;
    private final PacketTally tally;
    private final RandomGenerator timeRandom;
    private final RandomGenerator destinationRandom;
    private final int[] addresses;

    /** The switch of each input that has generated a packet. */
    private final int[] firstSwitches;

    BernoulliSources(
            SlottedFabric fabric,
            SlottedWorkload workload,
            SlottedSwitches switches,
            PacketTally tally,
            RandomStreams streams) {
        this.fabric = fabric;
        this.workload = workload;
        this.switches = switches;
        this.tally = tally;
        timeRandom = streams.stream(SlottedStreamIds.TIMES);
        destinationRandom = streams.stream(SlottedStreamIds.DESTINATIONS);
        addresses = new int[fabric.nodes()];
        Arrays.setAll(addresses, fabric::address);
        firstSwitches = new int[fabric.nodes()];
    }

    /**
     * Every input generates a packet or does not. New packets of a cycle are alike by chance, so
     * that those that come first may take the room.
     */
    void generate(long cycle) {
        int packets = drawSources();
        if (packets > 0) {
            int entered = 0;
            for (int i = 0; i < packets; i++) {
                entered += switches.inject(firstSwitches[i], packet(cycle)) ? 1 : 0;
            }
            report(cycle, packets, entered);
        }
    }

    /** Returns how many inputs generate a packet, after listing their entrances. */
    private int drawSources() {
        long bound = (long) Math.ceil(workload.load() * (1L << 53));
        int packets = 0;
        for (int entrance = 0; entrance < fabric.switches(); entrance++) {
            for (int i = 0; i < fabric.radix(); i++) {
                firstSwitches[packets] = entrance;
                packets +=
                        (int) ((timeRandom.nextLong() >>> UNUSED_BITS) - bound >>> Long.SIZE - 1);
            }
        }
        return packets;
    }

    private long packet(long cycle) {
        if (workload.hotspot() > 0 && destinationRandom.nextDouble() < workload.hotspot()) {
            return PackedPacket.of(cycle, addresses[workload.hotOutput()], 1);
        }
        return PackedPacket.of(cycle, addresses[destinationRandom.nextInt(fabric.nodes())], 0);
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
