// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.TreeNetwork;
import org.kneepoint.api.view.NetworkPicture.Channel;

/**
 * The nodes of a picture, their positions and the links between them.
 *
 * @param partition what the nodes stand for
 * @param layout where they are
 * @param links the links between them
 */
record Diagram(Partition partition, NodeLayout layout, Links links) {
    /** Most routers of a network of groups, or of no known geometry, that are drawn one by one. */
    private static final int MOST_ROUTERS = 128;

    /** Most nodes of a level. */
    private static final int WIDEST_LEVEL = 64;

    /** Most nodes on a circle. */
    private static final int LARGEST_CIRCLE = 64;

    /** Links per node, as a fraction of the nodes, above which a circle is clearer than forces. */
    private static final double DENSE = 0.3;

    /** Smallest distance of two nodes, by that of nodes in a square, for forces to be clear. */
    private static final double CROWDED = 0.2;

    /**
     * Arranges a network: a grid as such, groups on a circle, trees and multistage networks by
     * levels, others on a circle if they are rings or dense, else by forces.
     *
     * @param values values of the channels
     */
    static Diagram of(Network network, Map<Channel, Double> values) {
        if (network instanceof GridNetwork grid) {
            GridBlocks blocks = GridBlocks.of(grid);
            return new Diagram(
                    blocks.partition(),
                    Layouts.grid(blocks.coordinates(), blocks.radix()),
                    Links.of(network, blocks.partition(), values));
        }
        if (network instanceof GroupedNetwork grouped && grouped.groups() > 1) {
            return ofGroups(grouped, values);
        }
        if (network instanceof TreeNetwork tree) {
            int[] levels = IntStream.range(0, tree.routers()).map(r -> tree.level(r) - 1).toArray();
            return ofLevels(network, levels, true, values);
        }
        return Stages.of(network)
                .map(stages -> ofLevels(network, stages, false, values))
                .orElseGet(() -> ofAny(network, values));
    }

    private static Diagram ofGroups(GroupedNetwork network, Map<Channel, Double> values) {
        int routers = network.routers();
        if (routers <= MOST_ROUTERS) {
            Partition whole = Partition.whole(routers);
            int[] groupOf = IntStream.range(0, routers).map(network::groupOf).toArray();
            NodeLayout layout = Layouts.groups(groupOf, network.groups());
            return new Diagram(whole, layout, Links.of(network, whole, values));
        }
        int size = (network.groups() + LARGEST_CIRCLE - 1) / LARGEST_CIRCLE;
        Partition groups =
                Partition.by(
                        routers,
                        router -> network.groupOf(router) / size,
                        size == 1 ? "groups" : "blocks of groups");
        return new Diagram(
                groups, Layouts.circle(groups.nodes()), Links.of(network, groups, values));
    }

    private static Diagram ofLevels(
            Network network, int[] levelOf, boolean asRows, Map<Channel, Double> values) {
        int levels = Arrays.stream(levelOf).max().orElse(0) + 1;
        int[] sizes = new int[levels];
        int[] placeOf = Arrays.stream(levelOf).map(level -> sizes[level]++).toArray();
        // a block of a level has a key of its own: level, then place within it
        Partition partition =
                Partition.by(
                        levelOf.length,
                        router -> {
                            int level = levelOf[router];
                            int size = (sizes[level] + WIDEST_LEVEL - 1) / WIDEST_LEVEL;
                            return level * WIDEST_LEVEL + placeOf[router] / size;
                        },
                        "parts of levels");
        if (partition.isWhole()) {
            partition = Partition.whole(levelOf.length);
        }
        int[] levelOfNode = new int[partition.nodes()];
        for (int router = 0; router < levelOf.length; router++) {
            levelOfNode[partition.nodeOf()[router]] = levelOf[router];
        }
        return new Diagram(
                partition,
                Layouts.levels(levelOfNode, levels, asRows),
                Links.of(network, partition, values));
    }

    private static Diagram ofAny(Network network, Map<Channel, Double> values) {
        int routers = network.routers();
        Partition partition =
                routers <= MOST_ROUTERS
                        ? Partition.whole(routers)
                        : Partition.ofBlocks(routers, LARGEST_CIRCLE);
        Links links = Links.of(network, partition, values);
        int nodes = partition.nodes();
        boolean dense = links.all().size() > DENSE * nodes * nodes;
        boolean circular = !partition.isWhole() || dense || isRing(nodes, links);
        NodeLayout layout = circular ? Layouts.circle(nodes) : ForceLayout.of(nodes, links);
        boolean crowded = layout.smallestDistance() < CROWDED * Math.sqrt(layout.area() / nodes);
        return new Diagram(partition, crowded ? Layouts.circle(nodes) : layout, links);
    }

    /** Returns whether each node is linked with the next one. */
    private static boolean isRing(int nodes, Links links) {
        long next =
                links.all().stream()
                        .filter(
                                link ->
                                        link.b() == link.a() + 1
                                                || link.b() - link.a() == nodes - 1)
                        .count();
        return next >= nodes;
    }
}
