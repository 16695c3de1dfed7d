// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.view.NetworkPicture.Channel;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.GraphNetworkBuilder;
import org.kneepoint.testkit.RingNetwork;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.dragonfly.DragonflyTopology;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;
import org.kneepoint.topology.fattree.KAryNTreeTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.hyperx.HyperXTopology;
import org.kneepoint.topology.multistage.OmegaTopology;
import org.kneepoint.topology.slimfly.SlimFlyTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;

/** Networks of every geometry. */
final class SampleNetworks {
    private SampleNetworks() {}

    /** A network with its name. */
    record Sample(String name, Network network) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Sample> all() {
        return Stream.of(
                of(new MeshTopology(), "radix=8"),
                of(new MeshTopology(), "radix=4x3x5"),
                of(new MeshTopology(), "radix=64"),
                of(new TorusTopology(), "radix=8"),
                of(new TorusTopology(), "radix=16", "dimensions=1"),
                of(new TorusTopology(), "radix=4", "dimensions=3"),
                of(new HypercubeTopology(), "dimensions=6"),
                of(new HypercubeTopology(), "dimensions=8"),
                of(new DragonflyTopology(), "concentration=2", "a=4", "h=2"),
                of(new DragonflyTopology(), "concentration=4", "a=8", "h=4"),
                of(new ButterflyFatTreeTopology(), "nodes=256"),
                of(new KAryNTreeTopology(), "radix=4", "levels=3"),
                of(new OmegaTopology(), "nodes=16", "radix=2"),
                of(new OmegaTopology(), "nodes=64", "radix=4"),
                of(new OmegaTopology(), "nodes=256", "radix=2"),
                of(new HyperXTopology(), "radix=4x4"),
                of(new SlimFlyTopology(), "q=5"),
                new Sample("petersen", petersen()),
                new Sample("tree of 40", binaryTree(40)),
                new Sample("ring of 9", RingNetwork.around(9, 1)));
    }

    /** The Petersen graph: a pentagon, a pentagram, and links between them. */
    private static Network petersen() {
        GraphNetworkBuilder graph = GraphNetwork.builder("petersen", 10);
        for (int i = 0; i < 5; i++) {
            graph.link(i, (i + 1) % 5).link(i, i + 5).link(i + 5, (i + 2) % 5 + 5);
        }
        return graph.terminalsEach(1).build();
    }

    /** A sparse graph without geometry. */
    private static Network binaryTree(int routers) {
        GraphNetworkBuilder graph = GraphNetwork.builder("tree", routers);
        for (int router = 1; router < routers; router++) {
            graph.link(router, (router - 1) / 2);
        }
        return graph.terminalsEach(1).build();
    }

    static Sample of(Topology topology, String... settings) {
        String name = topology.name() + " " + String.join(" ", settings);
        return new Sample(name, SmallNetworks.build(topology, settings));
    }

    /** Returns a value for every channel, different for most. */
    static Map<Channel, Double> values(Network network) {
        Map<Channel, Double> values = new LinkedHashMap<>();
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                if (network.peerRouter(router, port) != Network.UNCONNECTED) {
                    values.put(new Channel(router, port), (router * 7 + port * 3) % 11 / 10.0);
                }
            }
        }
        return values;
    }
}
