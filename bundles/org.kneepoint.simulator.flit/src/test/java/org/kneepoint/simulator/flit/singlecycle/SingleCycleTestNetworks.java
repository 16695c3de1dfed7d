// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Map;
import java.util.TreeMap;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.topology.fattree.KAryNTrees;
import org.kneepoint.topology.hypercube.Hypercubes;
import org.kneepoint.topology.multistage.Omegas;
import org.kneepoint.topology.torus.Meshes;
import org.kneepoint.topology.torus.Tori;

/** Networks of the installed topologies. */
final class SingleCycleTestNetworks {
    private SingleCycleTestNetworks() {}

    /** Two routers with so many terminals each, 0 to k - 1 at the first. */
    static Network pair(int terminals) {
        return build(new Meshes(), "radix", 2, "dimensions", 1, "concentration", terminals);
    }

    static Network mesh(int radix, int dimensions) {
        return build(new Meshes(), "radix", radix, "dimensions", dimensions);
    }

    static Network torus(int radix) {
        return build(new Tori(), "radix", radix);
    }

    /** A ring with so many terminals per router: ports 0 and 1 lead up and down. */
    static Network ring(int radix, int terminals) {
        return build(new Tori(), "radix", radix, "dimensions", 1, "concentration", terminals);
    }

    static Network hypercube(int dimensions) {
        return build(new Hypercubes(), "dimensions", dimensions);
    }

    static Network omega(int stages) {
        return build(new Omegas(), "radix", 2, "stages", stages);
    }

    static Network tree(int radix, int levels) {
        return build(new KAryNTrees(), "radix", radix, "levels", levels);
    }

    private static Network build(Topology topology, Object... words) {
        Map<String, String> map = new TreeMap<>();
        for (int i = 0; i < words.length; i += 2) {
            map.put((String) words[i], words[i + 1].toString());
        }
        return topology.build(Scenario.of(topology.name(), topology.parameters(), map));
    }

    static Routing usual(Network network) {
        return network.routings().get(0);
    }

    static Routing routing(Network network, String name) {
        return Routings.named(network, name);
    }
}
