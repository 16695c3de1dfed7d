// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;
import org.kneepoint.topology.fattree.KAryNTreeTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.multistage.ButterflyTopology;
import org.kneepoint.topology.multistage.OmegaTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;

/** Networks of the installed topologies. */
final class IdealTestNetworks {
    private IdealTestNetworks() {}

    /** One of each kind. */
    static Stream<Network> all() {
        return Stream.of(
                mesh(4, 2),
                mesh(5, 1),
                torus(5, 2),
                hypercube(4),
                butterfly(2, 4),
                build(new OmegaTopology(), "radix", 2, "stages", 3),
                fatTree(3),
                build(new KAryNTreeTopology(), "radix", 3, "levels", 3));
    }

    static Network mesh(int radix, int dimensions) {
        return build(new MeshTopology(), "radix", radix, "dimensions", dimensions);
    }

    static Network torus(int radix, int dimensions) {
        return build(new TorusTopology(), "radix", radix, "dimensions", dimensions);
    }

    static Network hypercube(int dimensions) {
        return build(new HypercubeTopology(), "dimensions", dimensions);
    }

    static Network butterfly(int radix, int stages) {
        return build(new ButterflyTopology(), "radix", radix, "stages", stages);
    }

    static Network fatTree(int levels) {
        return build(new ButterflyFatTreeTopology(), "levels", levels);
    }

    /** One router with so many terminals. */
    static Network star(int terminals) {
        return butterfly(terminals, 1);
    }

    private static Network build(Topology topology, Object... words) {
        Map<String, String> map = new HashMap<>();
        for (int i = 0; i < words.length; i += 2) {
            map.put((String) words[i], words[i + 1].toString());
        }
        return topology.build(Scenario.of(topology.name(), topology.parameters(), map));
    }

    /** Returns a routing of a network by name. */
    static Routing routing(Network network, String name) {
        return Routings.named(network, name);
    }

    /** Returns the channels on a shortest path, those of the terminals included, by search. */
    static int channels(Network network, int source, int destination) {
        int[] distance = new int[network.routers()];
        Arrays.fill(distance, -1);
        Deque<Integer> found = new ArrayDeque<>();
        distance[network.injectionRouter(source)] = 0;
        found.add(network.injectionRouter(source));
        while (!found.isEmpty()) {
            int router = found.poll();
            for (int port = 0; port < network.ports(router); port++) {
                int peer = network.peerRouter(router, port);
                if (peer != Network.UNCONNECTED && distance[peer] < 0) {
                    distance[peer] = distance[router] + 1;
                    found.add(peer);
                }
            }
        }
        return distance[network.ejectionRouter(destination)] + 2;
    }
}
