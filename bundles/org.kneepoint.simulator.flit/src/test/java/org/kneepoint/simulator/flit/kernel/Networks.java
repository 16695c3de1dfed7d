// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.Stream;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;
import org.kneepoint.topology.fattree.KAryNTreeTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.multistage.ButterflyTopology;
import org.kneepoint.topology.multistage.OmegaTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;

/** Networks of the installed topologies. */
public final class Networks {
    private Networks() {}

    /** One of each kind. */
    public static Stream<Network> all() {
        return Stream.of(
                mesh(4, 2),
                mesh(5, 1),
                torus(5, 2),
                hypercube(4),
                butterfly(2, 4),
                omega(3),
                fatTree(3),
                tree(3, 3));
    }

    public static Network mesh(int radix, int dimensions) {
        return SmallNetworks.build(
                new MeshTopology(), "radix=" + radix, "dimensions=" + dimensions);
    }

    /** Two routers with so many terminals each, 0 to k - 1 at the first. */
    public static Network pair(int terminals) {
        return SmallNetworks.build(
                new MeshTopology(), "radix=2 dimensions=1 concentration=" + terminals);
    }

    public static Network torus(int radix, int dimensions) {
        return SmallNetworks.build(
                new TorusTopology(), "radix=" + radix, "dimensions=" + dimensions);
    }

    /** A ring with so many terminals per router: ports 0 and 1 lead up and down. */
    public static Network ring(int radix, int terminals) {
        return SmallNetworks.build(
                new TorusTopology(), "radix=" + radix, "dimensions=1 concentration=" + terminals);
    }

    public static Network hypercube(int dimensions) {
        return SmallNetworks.build(new HypercubeTopology(), "dimensions=" + dimensions);
    }

    public static Network butterfly(int radix, int stages) {
        return SmallNetworks.build(new ButterflyTopology(), "radix=" + radix, "stages=" + stages);
    }

    public static Network omega(int stages) {
        return SmallNetworks.build(new OmegaTopology(), "radix=2", "stages=" + stages);
    }

    public static Network fatTree(int levels) {
        return SmallNetworks.build(new ButterflyFatTreeTopology(), "levels=" + levels);
    }

    /** The k-ary n-tree. */
    public static Network tree(int radix, int levels) {
        return SmallNetworks.build(new KAryNTreeTopology(), "radix=" + radix, "levels=" + levels);
    }

    /** One router with so many terminals. */
    public static Network star(int terminals) {
        return butterfly(terminals, 1);
    }

    /** Returns the default routing of a network. */
    public static Routing usual(Network network) {
        return network.routings().get(0);
    }

    /** Returns the channels on a shortest path, those of the terminals included, by search. */
    public static int channels(Network network, int source, int destination) {
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
