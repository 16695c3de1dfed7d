// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/** A small network in motion, and what it is reported to. */
final class MultistageTestRun {
    final PacketTally tally;
    final MultistageEngine network;

    private MultistageTestRun(
            MultistageLayout layout,
            MultistageSwitchSettings settings,
            MultistageWorkload workload,
            int seed) {
        tally = new PacketTally(layout.nodes());
        network =
                new MultistageEngine(
                        layout,
                        settings,
                        workload,
                        tally,
                        Optional.empty(),
                        RandomStreams.of(seed));
    }

    static MultistageTestRun of(
            MultistageLayout layout,
            MultistageSwitchSettings settings,
            MultistageWorkload workload,
            int seed) {
        return new MultistageTestRun(layout, settings, workload, seed);
    }

    /** All kinds of networks. */
    static Stream<MultistageSwitchSettings> rules() {
        return Stream.of(SwitchArchitecture.values())
                .flatMap(
                        switching ->
                                Stream.of(BlockingPolicy.values())
                                        .flatMap(
                                                blocking ->
                                                        Stream.of(false, true)
                                                                .map(
                                                                        mixed ->
                                                                                new MultistageSwitchSettings(
                                                                                        switching,
                                                                                        blocking,
                                                                                        mixed))));
    }

    /** Services that have ended at all servers together. */
    long services() {
        long sum = 0;
        for (int server = 0; server < network.channels(); server++) {
            sum += network.flitsCarried(server);
        }
        return sum;
    }
}
