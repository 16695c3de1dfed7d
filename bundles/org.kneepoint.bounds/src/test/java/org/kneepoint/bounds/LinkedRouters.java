// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** A network given by the links of its routers, each with one terminal; without a routing. */
final class LinkedRouters implements Network {
    private final List<List<Integer>> peers = new ArrayList<>();

    private LinkedRouters(int routers) {
        for (int router = 0; router < routers; router++) {
            peers.add(new ArrayList<>());
        }
    }

    /** Creates a network of bidirectional links, two ends after each other. */
    static LinkedRouters of(int routers, int... ends) {
        LinkedRouters network = new LinkedRouters(routers);
        for (int i = 0; i < ends.length; i += 2) {
            network.peers.get(ends[i]).add(ends[i + 1]);
            network.peers.get(ends[i + 1]).add(ends[i]);
        }
        return network;
    }

    /** Two cycles of five with spokes between them, one a star. */
    static LinkedRouters petersen() {
        return of(
                10, 0, 1, 1, 2, 2, 3, 3, 4, 4, 0, 5, 7, 7, 9, 9, 6, 6, 8, 8, 5, 0, 5, 1, 6, 2, 7, 3,
                8, 4, 9);
    }

    @Override
    public int terminals() {
        return peers.size();
    }

    @Override
    public int routers() {
        return peers.size();
    }

    @Override
    public int ports(int router) {
        return peers.get(router).size() + 1;
    }

    @Override
    public int peerRouter(int router, int port) {
        List<Integer> own = peers.get(router);
        return port < own.size() ? own.get(port) : UNCONNECTED;
    }

    @Override
    public int peerPort(int router, int port) {
        return peers.get(peerRouter(router, port)).indexOf(router);
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal;
    }

    @Override
    public int injectionPort(int terminal) {
        return peers.get(terminal).size();
    }

    @Override
    public List<Routing> routings() {
        return List.of();
    }
}
