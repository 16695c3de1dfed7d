// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.chart.network.SampleNetworks.Sample;
import org.kneepoint.topology.dragonfly.DragonflyTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.multistage.OmegaTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;

/** Nodes, positions and links of networks of every geometry. */
class DiagramTest {
    private static final double WIDTH = 800;
    private static final double HEIGHT = 400;

    static Stream<Sample> networks() {
        return SampleNetworks.all();
    }

    private static Diagram diagram(Sample sample) {
        return Diagram.of(sample.network(), Map.of());
    }

    private static Diagram diagram(Topology topology, String... settings) {
        return diagram(SampleNetworks.of(topology, settings));
    }

    private static NodeLayout fitted(Diagram diagram) {
        return diagram.layout().fitted(50, 100, WIDTH, HEIGHT);
    }

    @ParameterizedTest
    @MethodSource("networks")
    void nodesDoNotOverlap(Sample sample) {
        NodeLayout layout = fitted(diagram(sample));
        double least = Double.POSITIVE_INFINITY;
        for (int a = 0; a < layout.x().length; a++) {
            for (int b = 0; b < a; b++) {
                least = Math.min(least, layout.distance(a, b));
            }
        }
        assertEquals(least, layout.smallestDistance(), 1e-9);
        assertTrue(least > 5, "distance " + least);
    }

    @ParameterizedTest
    @MethodSource("networks")
    void nodesAreWithinTheCanvas(Sample sample) {
        NodeLayout layout = fitted(diagram(sample));
        assertTrue(Arrays.stream(layout.x()).allMatch(x -> x >= 50 - 1e-9 && x <= 850 + 1e-9));
        assertTrue(Arrays.stream(layout.y()).allMatch(y -> y >= 100 - 1e-9 && y <= 500 + 1e-9));
        double width = span(layout.x());
        double height = span(layout.y());
        assertTrue(width > WIDTH - 1e-9 || height > HEIGHT - 1e-9, width + " x " + height);
    }

    private static double span(double[] values) {
        return Arrays.stream(values).max().orElseThrow()
                - Arrays.stream(values).min().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("networks")
    void isTheSameEveryTime(Sample sample) {
        NodeLayout first = diagram(sample).layout();
        NodeLayout second = diagram(sample).layout();
        assertArrayEquals(first.x(), second.x());
        assertArrayEquals(first.y(), second.y());
    }

    @ParameterizedTest
    @MethodSource("networks")
    void linksHaveAllChannelsBetweenNodes(Sample sample) {
        Network network = sample.network();
        Diagram diagram = diagram(sample);
        int[] nodeOf = diagram.partition().nodeOf();
        int between = 0;
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                int peer = network.peerRouter(router, port);
                between += peer != Network.UNCONNECTED && nodeOf[peer] != nodeOf[router] ? 1 : 0;
            }
        }
        assertEquals(between, diagram.links().channels());
        assertTrue(diagram.links().all().stream().allMatch(link -> link.a() < link.b()));
    }

    @Test
    void bidirectionalNetworksHaveSymmetricLinks() {
        assertTrue(diagram(new TorusTopology(), "radix=8").links().isSymmetric());
        assertTrue(diagram(new DragonflyTopology(), "h=2").links().isSymmetric());
        assertFalse(diagram(new OmegaTopology(), "nodes=16", "radix=2").links().isSymmetric());
    }

    @Test
    void aMeshIsAGridOfEqualSteps() {
        NodeLayout layout = diagram(new MeshTopology(), "radix=8").layout();
        assertEquals(layout.y()[0], layout.y()[7]);
        assertEquals(1, layout.x()[5] - layout.x()[4], 1e-12);
        assertEquals(1, layout.y()[12] - layout.y()[4], 1e-12);
    }

    @Test
    void largeNetworksAreDrawnByTheirParts() {
        Diagram dragonfly = diagram(new DragonflyTopology(), "concentration=4", "a=8", "h=4");
        assertEquals(33, dragonfly.partition().nodes());
        assertEquals(33 * 32 / 2, dragonfly.links().all().size());
        Diagram mesh = diagram(new MeshTopology(), "radix=64");
        assertEquals(1024, mesh.partition().nodes());
        assertTrue(Arrays.stream(mesh.partition().sizes()).allMatch(size -> size == 4));
        assertEquals(2 * 31 * 32, mesh.links().all().size());
        assertEquals(2, mesh.links().all().get(0).forth().count());
        assertEquals(64, diagram(new HypercubeTopology(), "dimensions=8").partition().nodes());
    }

    @Test
    void stagesOfAMultistageNetworkAreColumns() {
        Diagram omega = diagram(new OmegaTopology(), "nodes=16", "radix=2");
        double[] x = omega.layout().x();
        assertEquals(4, Arrays.stream(x).distinct().count());
        assertTrue(
                omega.links().all().stream().allMatch(link -> x[link.b()] - x[link.a()] == 1),
                "a channel leads to the next stage");
    }

    @Test
    void wrapAroundChannelsBendAroundTheRouters() {
        Diagram torus = diagram(new TorusTopology(), "radix=8");
        NodeLayout layout = fitted(torus);
        double radius = 0.26 * layout.smallestDistance();
        LinkPaths paths = new LinkPaths(layout, radius);
        double[] bends = paths.bends(torus.links().all());
        assertEquals(16, Arrays.stream(bends).filter(bend -> bend != 0).count());
        for (int i = 0; i < bends.length; i++) {
            Links.Link link = torus.links().all().get(i);
            assertTrue(paths.clearance(link.a(), link.b(), bends[i]) > radius);
        }
    }
}
