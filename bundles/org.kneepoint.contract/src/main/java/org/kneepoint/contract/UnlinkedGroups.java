// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import java.util.List;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Routing;

/** Groups of one router with equal numbers of terminals and no channels between them. */
record UnlinkedGroups(int groups, int size) implements GroupedNetwork {
    @Override
    public int groupOf(int router) {
        return router;
    }

    @Override
    public int terminals() {
        return groups * size;
    }

    @Override
    public int routers() {
        return groups;
    }

    @Override
    public int ports(int router) {
        return size;
    }

    @Override
    public int peerRouter(int router, int port) {
        return UNCONNECTED;
    }

    @Override
    public int peerPort(int router, int port) {
        return port;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal / size;
    }

    @Override
    public int injectionPort(int terminal) {
        return terminal % size;
    }

    @Override
    public List<Routing> routings() {
        return List.of();
    }
}
