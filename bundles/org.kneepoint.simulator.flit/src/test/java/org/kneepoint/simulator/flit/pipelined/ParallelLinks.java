// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.List;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Two routers with parallel links from the first to the second: ports 0 to links - 1, any of which
 * may be taken; the terminals are at the ports after these, half of them at each router.
 *
 * @param links number of links
 * @param terminals number of terminals, even
 * @param slope added to the priority from link to link
 */
record ParallelLinks(int links, int terminals, int slope) implements Network {
    @Override
    public int routers() {
        return 2;
    }

    @Override
    public int ports(int router) {
        return links + terminals / 2;
    }

    @Override
    public int peerRouter(int router, int port) {
        return router == 0 && port < links ? 1 : UNCONNECTED;
    }

    @Override
    public int peerPort(int router, int port) {
        return port;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal / (terminals / 2);
    }

    @Override
    public int injectionPort(int terminal) {
        return links + terminal % (terminals / 2);
    }

    @Override
    public List<Routing> routings() {
        return List.of(new Any());
    }

    private final class Any implements Routing {
        @Override
        public String name() {
            return "any";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            for (int link = 0; link < links; link++) {
                choices.add(link, 1, 1, slope * link);
            }
        }
    }
}
