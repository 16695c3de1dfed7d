// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Routing;

/**
 * A dragonfly: in each group every router is linked with every other, and every group with every
 * other (Kim, Dally, Scott, Abts 2008).
 *
 * <p>Router r is number r mod a of group r / a. Ports 0 to a - 2 lead to the other routers of the
 * group in order, the next h to other groups, the others to terminals.
 */
final class DragonflyNetwork implements GroupedNetwork {
    private final int perGroup;
    private final GroupSize size;
    private final List<Routing> routings = List.of(new LocalGlobalLocal(this));

    /** Counted on first use; empty if there are too many to be counted. */
    private volatile Optional<RouterPairs> pairs;

    /**
     * Creates a dragonfly.
     *
     * @param perGroup routers a of a group
     * @param size the rest of the size; the number of terminals fits an {@code int}
     */
    DragonflyNetwork(int perGroup, GroupSize size) {
        this.perGroup = perGroup;
        this.size = size;
    }

    GlobalLinks links() {
        return size.links();
    }

    /** Returns whether every router has one global port. */
    boolean hasSingleGlobalPorts() {
        return size.globalPorts() == 1;
    }

    /** Returns the router of a group at one of its global links. */
    int gate(int group, int link) {
        return group * perGroup + link / size.globalPorts();
    }

    /** Returns the port of that link. */
    int globalPort(int link) {
        return perGroup - 1 + link % size.globalPorts();
    }

    /** Returns the port that leads to another router of the group. */
    int localPort(int router, int other) {
        int to = other % perGroup;
        return to < router % perGroup ? to : to - 1;
    }

    private boolean isLocal(int port) {
        return port < perGroup - 1;
    }

    /** Returns the number of a global port within the group, beyond its links if unconnected. */
    private int link(int router, int port) {
        int own = port - (perGroup - 1);
        return own < size.globalPorts()
                ? router % perGroup * size.globalPorts() + own
                : Integer.MAX_VALUE;
    }

    @Override
    public int groups() {
        return size.groups();
    }

    @Override
    public int groupOf(int router) {
        return router / perGroup;
    }

    @Override
    public int terminals() {
        return routers() * size.concentration();
    }

    @Override
    public int routers() {
        return groups() * perGroup;
    }

    @Override
    public int ports(int router) {
        return perGroup - 1 + size.globalPorts() + size.concentration();
    }

    @Override
    public int peerRouter(int router, int port) {
        int group = groupOf(router);
        if (isLocal(port)) {
            return group * perGroup + (port < router % perGroup ? port : port + 1);
        }
        int link = link(router, port);
        return link < links().ofGroup()
                ? gate(links().groupAt(group, link), links().farLink(group, link))
                : UNCONNECTED;
    }

    @Override
    public int peerPort(int router, int port) {
        return isLocal(port)
                ? localPort(peerRouter(router, port), router)
                : globalPort(links().farLink(groupOf(router), link(router, port)));
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal / size.concentration();
    }

    @Override
    public int injectionPort(int terminal) {
        return perGroup - 1 + size.globalPorts() + terminal % size.concentration();
    }

    @Override
    public List<Routing> routings() {
        return routings;
    }

    @Override
    public int delay(int router, int port) {
        return isLocal(port) ? size.localDelay() : size.globalDelay();
    }

    /**
     * Returns the lower of the loads at which the global links, or the channels of the last router
     * of a group, which has the fewest, are full. It holds with and without self traffic.
     */
    @Override
    public OptionalDouble capacity() {
        int last = links().ofGroup() - (perGroup - 1) * size.globalPorts();
        int channels = perGroup - 1 + Math.max(0, last);
        double load =
                Math.min(
                        size.groupCut(perGroup * size.concentration()),
                        size.routerCut(channels, 1 - 1.0 / routers()));
        return Double.isInfinite(load) ? OptionalDouble.empty() : OptionalDouble.of(load);
    }

    @Override
    public OptionalInt diameter() {
        return pairs().map(RouterPairs::farthest).map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    @Override
    public OptionalDouble meanDistance() {
        return pairs().map(counts -> OptionalDouble.of(counts.meanDistance(size.concentration())))
                .orElse(OptionalDouble.empty());
    }

    private Optional<RouterPairs> pairs() {
        if (pairs == null) {
            int representative = links().wiring().isRotated() ? perGroup : routers();
            pairs = RouterPairs.count(this, representative);
        }
        return pairs;
    }

    @Override
    public String toString() {
        return "dragonfly concentration="
                + size.concentration()
                + " a="
                + perGroup
                + " h="
                + size.globalPorts()
                + size.extras(perGroup * size.globalPorts() / links().copies() + 1);
    }
}
