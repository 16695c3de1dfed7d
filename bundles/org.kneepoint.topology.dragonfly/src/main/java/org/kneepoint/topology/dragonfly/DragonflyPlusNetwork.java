// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Routing;

/**
 * A dragonfly+: a group has leaf routers with terminals and spine routers with global links, every
 * leaf linked with every spine (Shpiner et al. 2017).
 *
 * <p>The routers of a group are numbered leaves first. Ports 0, 1, ... of a leaf lead to the spines
 * and then to its terminals, those of a spine to the leaves and then to other groups.
 */
final class DragonflyPlusNetwork implements GroupedNetwork {
    private final int leaves;
    private final int spines;
    private final GroupSize size;
    private final List<Routing> routings = List.of(new UpGlobalDown(this));

    /**
     * Creates a dragonfly+.
     *
     * @param leaves leaf routers of a group
     * @param spines spine routers of a group
     * @param size the rest of the size; the number of terminals fits an {@code int}
     */
    DragonflyPlusNetwork(int leaves, int spines, GroupSize size) {
        this.leaves = leaves;
        this.spines = spines;
        this.size = size;
    }

    GlobalLinks links() {
        return size.links();
    }

    int spines() {
        return spines;
    }

    /** Returns the number of a router in its group, leaves first. */
    private int place(int router) {
        return router % (leaves + spines);
    }

    boolean isLeaf(int router) {
        return place(router) < leaves;
    }

    /** Returns the number of the spine at a global link of its group. */
    int spine(int link) {
        return link / size.globalPorts();
    }

    /** Returns the port of a spine for a global link. */
    int globalPort(int link) {
        return leaves + link % size.globalPorts();
    }

    /** Returns the port of a spine that leads down to a leaf. */
    int downPort(int leaf) {
        return place(leaf);
    }

    /** Returns the first router of the group of a router. */
    private int base(int router) {
        return router - place(router);
    }

    /** Returns the number, within its group, of the link at a global port of a spine. */
    private int link(int router, int port) {
        return (place(router) - leaves) * size.globalPorts() + port - leaves;
    }

    @Override
    public int groups() {
        return size.groups();
    }

    @Override
    public int groupOf(int router) {
        return router / (leaves + spines);
    }

    @Override
    public int terminals() {
        return groups() * leaves * size.concentration();
    }

    @Override
    public int routers() {
        return groups() * (leaves + spines);
    }

    @Override
    public int ports(int router) {
        return isLeaf(router) ? spines + size.concentration() : leaves + size.globalPorts();
    }

    @Override
    public int peerRouter(int router, int port) {
        if (isLeaf(router)) {
            return port < spines ? base(router) + leaves + port : UNCONNECTED;
        }
        if (port < leaves) {
            return base(router) + port;
        }
        int link = link(router, port);
        if (link >= links().ofGroup()) {
            return UNCONNECTED;
        }
        int group = groupOf(router);
        int far = links().farLink(group, link);
        return links().groupAt(group, link) * (leaves + spines) + leaves + spine(far);
    }

    @Override
    public int peerPort(int router, int port) {
        if (isLeaf(router)) {
            return place(router);
        }
        return port < leaves
                ? place(router) - leaves
                : globalPort(links().farLink(groupOf(router), link(router, port)));
    }

    @Override
    public int injectionRouter(int terminal) {
        int leaf = terminal / size.concentration();
        return leaf / leaves * (leaves + spines) + leaf % leaves;
    }

    @Override
    public int injectionPort(int terminal) {
        return spines + terminal % size.concentration();
    }

    @Override
    public List<Routing> routings() {
        return routings;
    }

    @Override
    public int delay(int router, int port) {
        return isLeaf(router) || port < leaves ? size.localDelay() : size.globalDelay();
    }

    /**
     * Returns the lower of the loads at which the global links, or the channels of a leaf, are
     * full. It holds with and without self traffic.
     */
    @Override
    public OptionalDouble capacity() {
        double load =
                Math.min(
                        size.groupCut(leaves * size.concentration()),
                        size.routerCut(spines, 1 - 1.0 / (groups() * leaves)));
        return Double.isInfinite(load) ? OptionalDouble.empty() : OptionalDouble.of(load);
    }

    /** Returns 4 between groups, 3 between leaves of a group. */
    @Override
    public OptionalInt diameter() {
        return OptionalInt.of(groups() > 1 ? 4 : leaves > 1 ? 3 : 1);
    }

    /** Returns the mean of 1 in a leaf, 3 in a group and 4 between groups. */
    @Override
    public OptionalDouble meanDistance() {
        double inLeaf = size.concentration() - 1;
        double inGroup = (double) size.concentration() * (leaves - 1);
        double others = terminals() - 1;
        return OptionalDouble.of((inLeaf + 3 * inGroup + 4 * (others - inLeaf - inGroup)) / others);
    }

    @Override
    public String toString() {
        return "dragonfly-plus concentration="
                + size.concentration()
                + " leaves="
                + leaves
                + " spines="
                + spines
                + " h="
                + size.globalPorts()
                + size.extras(spines * size.globalPorts() / links().copies() + 1);
    }
}
