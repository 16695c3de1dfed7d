// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.topology.fattree.KAryNTreeTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.multistage.ButterflyTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;

/** Networks of the installed topologies, and of one kind each that tests need. */
final class PipelinedTestNetworks {
    private PipelinedTestNetworks() {}

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

    static Network tree(int radix, int levels) {
        return build(new KAryNTreeTopology(), "radix", radix, "levels", levels);
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

    /** Returns the routing that BookSim 2 calls {@code dim_order} in a torus. */
    static Routing balanced(Network torus) {
        return routing(torus, "dimension-order-balanced");
    }

    /** Returns the default routing of a network. */
    static Routing usual(Network network) {
        List<Routing> routings = network.routings();
        return routings.get(0);
    }
}
