// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.contract.ExampleSettings;

/** A small network of a topology, to check a routing algorithm on. */
final class ExampleNetwork {
    /** Most terminals; all headers of larger networks take long to enumerate. */
    private static final int MAX_TERMINALS = 300;

    private static final List<Map<String, String>> SIZES =
            List.of(
                    Map.of(),
                    Map.of("nodes", "16"),
                    Map.of("nodes", "16", "radix", "2"),
                    Map.of("radix", "4"));

    private ExampleNetwork() {}

    /** Returns the default network of a topology, or another small one. */
    static Optional<Network> of(Topology topology) {
        return size(topology).flatMap(size -> build(topology, size));
    }

    /** Returns the settings of that network; empty if no size is known. */
    static Optional<Map<String, String>> size(Topology topology) {
        return Stream.concat(SIZES.stream(), Stream.of(ExampleSettings.of(topology.parameters())))
                .filter(
                        size ->
                                build(topology, size)
                                        .filter(n -> n.terminals() <= MAX_TERMINALS)
                                        .isPresent())
                .findFirst();
    }

    private static Optional<Network> build(Topology topology, Map<String, String> settings) {
        try {
            return Optional.of(
                    topology.build(Scenario.of(topology.name(), topology.parameters(), settings)));
        } catch (BadInput e) {
            // not a size of this topology
            return Optional.empty();
        }
    }
}
