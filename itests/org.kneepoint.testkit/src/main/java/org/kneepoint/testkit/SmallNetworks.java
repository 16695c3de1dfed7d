// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;

/** Networks of installed topologies, small enough for tests. */
public final class SmallNetworks {
    /** Plausible sizes of an unknown topology, smallest first. */
    private static final List<Map<String, String>> SIZES =
            List.of(
                    Map.of(),
                    Map.of("h", "1", "a", "2"),
                    Map.of("h", "1", "spines", "2"),
                    Map.of("radix", "3"),
                    Map.of("q", "3", "concentration", "1"),
                    Map.of("children", "2x2x3", "parents", "1x2x1"),
                    Map.of("children", "2x3", "rails", "2"),
                    Map.of("routers", "6"),
                    Map.of("routers", "8", "degree", "3"),
                    Map.of("dimensions", "3"),
                    Map.of("nodes", "16"),
                    Map.of("nodes", "16", "radix", "2"),
                    Map.of("nodes", "64"),
                    Map.of("nodes", "64", "radix", "4"));

    private SmallNetworks() {}

    /** Returns the sizes that the topology has, at least one. */
    public static List<Map<String, String>> sizes(Topology topology) {
        List<Map<String, String>> settings = new ArrayList<>();
        for (Map<String, String> size : SIZES) {
            try {
                build(topology, size);
                settings.add(size);
            } catch (BadInput e) {
                // not a size of this topology
            }
        }
        if (settings.isEmpty()) {
            throw new AssertionError(topology.name() + " has no size of " + SIZES);
        }
        return settings;
    }

    /** Builds a network. */
    public static Network build(Topology topology, Map<String, String> settings) {
        return topology.build(Scenario.of(topology.name(), topology.parameters(), settings));
    }

    /** Builds a network of {@link Assignments}. */
    public static Network build(Topology topology, String... texts) {
        return build(topology, Assignments.of(texts));
    }

    /** Returns a routing of a network by name. */
    public static Routing routing(Network network, String name) {
        return network.routings().stream()
                .filter(routing -> routing.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(network + " has no routing " + name));
    }
}
