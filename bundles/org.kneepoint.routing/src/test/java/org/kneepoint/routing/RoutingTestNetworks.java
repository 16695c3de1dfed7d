// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.dragonfly.DragonflyPlusTopology;
import org.kneepoint.topology.dragonfly.DragonflyTopology;
import org.kneepoint.topology.expander.JellyfishTopology;
import org.kneepoint.topology.expander.XpanderTopology;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;
import org.kneepoint.topology.fattree.ExtendedFatTreeTopology;
import org.kneepoint.topology.fattree.KAryNTreeTopology;
import org.kneepoint.topology.graphs.CubeConnectedCyclesTopology;
import org.kneepoint.topology.graphs.DeBruijnTopology;
import org.kneepoint.topology.graphs.FullMeshTopology;
import org.kneepoint.topology.graphs.KautzTopology;
import org.kneepoint.topology.graphs.NamedGraphTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.hyperx.HyperXTopology;
import org.kneepoint.topology.multistage.ButterflyTopology;
import org.kneepoint.topology.multistage.OmegaTopology;
import org.kneepoint.topology.slimfly.PolarFlyTopology;
import org.kneepoint.topology.slimfly.SlimFlyTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;

/** Networks and algorithms for the tests. */
final class RoutingTestNetworks {
    static final List<RoutingAlgorithm> ALGORITHMS =
            List.of(
                    new MinimalAdaptive(),
                    new AdaptiveFree(),
                    new AdaptiveOneWay(),
                    new DimensionOrder(),
                    new Layered(),
                    new RandomMinimal(),
                    new NegativeFirst(),
                    new O1Turn(),
                    new Romm(),
                    new ProgressiveAdaptive(),
                    new UgalGlobal(),
                    new UgalLocal(),
                    new UpDown(),
                    new Valiant(),
                    new ValiantGroup(),
                    new WestFirst());

    private RoutingTestNetworks() {}

    static Network mesh(String radix) {
        return SmallNetworks.build(new MeshTopology(), "radix=" + radix);
    }

    static Network torus(String radix) {
        return SmallNetworks.build(new TorusTopology(), "radix=" + radix);
    }

    static Network hypercube(int dimensions) {
        return SmallNetworks.build(new HypercubeTopology(), "dimensions=" + dimensions);
    }

    static Network fatTree(int nodes) {
        return SmallNetworks.build(new ButterflyFatTreeTopology(), "nodes=" + nodes);
    }

    static Network xgft(String... settings) {
        return SmallNetworks.build(new ExtendedFatTreeTopology(), settings);
    }

    static Network hyperx(String... settings) {
        return SmallNetworks.build(new HyperXTopology(), settings);
    }

    static GroupedNetwork dragonfly(String... settings) {
        return (GroupedNetwork) SmallNetworks.build(new DragonflyTopology(), settings);
    }

    /**
     * Small enough to enumerate: odd, even and mixed grids, trees, dragonflies, multistage
     * networks.
     */
    static Stream<Network> small() {
        return Stream.of(
                        Stream.of("5x1", "4x4", "5x5", "2x3", "3x4x2", "2x2x2x2")
                                .map(RoutingTestNetworks::mesh),
                        Stream.of("1x2", "7x1", "8x1", "2x2", "3x3", "4x4", "5x4", "6x5", "2x3x4")
                                .map(RoutingTestNetworks::torus),
                        Stream.of(
                                SmallNetworks.build(
                                        new MeshTopology(), "radix=3x2", "concentration=3"),
                                SmallNetworks.build(
                                        new TorusTopology(), "radix=4x3", "concentration=2"),
                                SmallNetworks.build(new MeshTopology(), "radix=7x2", "express=3"),
                                SmallNetworks.build(new TorusTopology(), "radix=6x3", "express=3"),
                                hypercube(1),
                                hypercube(4),
                                fatTree(16),
                                fatTree(64),
                                SmallNetworks.build(new KAryNTreeTopology(), "radix=3", "levels=3"),
                                xgft("children=2x3x3 parents=1x2x1"),
                                xgft("children=2x4 rails=2"),
                                hyperx("radix=5 dimensions=1"),
                                hyperx("radix=4x3 concentration=2"),
                                hyperx("radix=3x2x2"),
                                hyperx("radix=3x3 links=2"),
                                hyperx("radix=2x3 links=1x3"),
                                SmallNetworks.build(
                                        new SlimFlyTopology(), "q=3", "concentration=1"),
                                SmallNetworks.build(
                                        new PolarFlyTopology(), "q=2", "concentration=2"),
                                SmallNetworks.build(
                                        new PolarFlyTopology(), "q=3", "concentration=1"),
                                SmallNetworks.build(new FullMeshTopology(), "routers=4", "links=2"),
                                SmallNetworks.build(new NamedGraphTopology(), "graph=petersen"),
                                SmallNetworks.build(new KautzTopology(), "routers=12"),
                                SmallNetworks.build(new DeBruijnTopology(), "routers=9"),
                                SmallNetworks.build(
                                        new CubeConnectedCyclesTopology(), "dimensions=3"),
                                SmallNetworks.build(
                                        new JellyfishTopology(), "routers=14", "degree=3"),
                                SmallNetworks.build(
                                        new XpanderTopology(), "routers=15", "degree=4"),
                                dragonfly("a=2 h=1 wiring=circulant"),
                                dragonfly("concentration=1 a=4 h=2 wiring=relative"),
                                dragonfly("concentration=1 a=4 h=2 groups=5 links=2"),
                                SmallNetworks.build(
                                        new DragonflyPlusTopology(), "concentration=1 h=2"),
                                SmallNetworks.build(new OmegaTopology(), "nodes=16", "radix=2"),
                                SmallNetworks.build(
                                        new ButterflyTopology(), "nodes=16", "radix=4")))
                .flatMap(networks -> networks);
    }

    /** The routing of an algorithm on a supported network. */
    static Routing on(RoutingAlgorithm algorithm, Network network, String... settings) {
        return algorithm.on(network, scenario(algorithm, settings)).orElseThrow();
    }

    static Scenario scenario(RoutingAlgorithm algorithm, String... settings) {
        return Assignments.scenario(algorithm, settings);
    }
}
