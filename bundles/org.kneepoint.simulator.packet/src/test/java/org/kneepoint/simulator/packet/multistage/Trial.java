// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/** A small network in motion, and what it is reported to. */
final class Trial {
    final PacketTally tally;
    final MultistageNetwork network;

    private Trial(Sizes sizes, Rules rules, Workload workload, int seed) {
        tally = new PacketTally(sizes.nodes());
        network =
                new MultistageNetwork(
                        sizes, rules, workload, tally, Optional.empty(), RandomStreams.of(seed));
    }

    static Trial of(Sizes sizes, Rules rules, Workload workload, int seed) {
        return new Trial(sizes, rules, workload, seed);
    }

    /** All kinds of networks. */
    static Stream<Rules> rules() {
        return Stream.of(Switching.values())
                .flatMap(
                        switching ->
                                Stream.of(Blocking.values())
                                        .flatMap(
                                                blocking ->
                                                        Stream.of(false, true)
                                                                .map(
                                                                        mixed ->
                                                                                new Rules(
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
