// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Map;
import java.util.TreeMap;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.topology.fattree.KAryNTreeTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.multistage.OmegaTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;

/** Networks of the installed topologies. */
final class SingleCycleTestNetworks {
    private SingleCycleTestNetworks() {}

    /** Two routers with so many terminals each, 0 to k - 1 at the first. */
    static Network pair(int terminals) {
        return build(new MeshTopology(), "radix", 2, "dimensions", 1, "concentration", terminals);
    }

    static Network mesh(int radix, int dimensions) {
        return build(new MeshTopology(), "radix", radix, "dimensions", dimensions);
    }

    static Network torus(int radix) {
        return build(new TorusTopology(), "radix", radix);
    }

    /** A ring with so many terminals per router: ports 0 and 1 lead up and down. */
    static Network ring(int radix, int terminals) {
        return build(
                new TorusTopology(), "radix", radix, "dimensions", 1, "concentration", terminals);
    }

    static Network hypercube(int dimensions) {
        return build(new HypercubeTopology(), "dimensions", dimensions);
    }

    static Network omega(int stages) {
        return build(new OmegaTopology(), "radix", 2, "stages", stages);
    }

    static Network tree(int radix, int levels) {
        return build(new KAryNTreeTopology(), "radix", radix, "levels", levels);
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
