// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Bernoulli sources at the inputs of the network. Times and destinations have random streams of
 * their own, so that the traffic does not depend on the switches.
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

    /** First-stage switch of each input that has generated a packet. */
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
     * Generates the packets of a cycle. They are exchangeable, so that free places may go to the
     * first.
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

    /** Lists the switches of the inputs that generate a packet and returns their number. */
    private int drawSources() {
        long bound = (long) Math.ceil(workload.load() * (1L << 53));
        int packets = 0;
        for (int receiver = 0; receiver < fabric.switches(); receiver++) {
            for (int i = 0; i < fabric.radix(); i++) {
                firstSwitches[packets] = receiver;
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
