// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.Arrays;
import java.util.List;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Terminals around one router, each at the port of its number: the smallest network.
 *
 * @param terminals number of terminals, 1 or more
 * @param routings of which {@link #direct} has some
 */
public record StarNetwork(int terminals, List<Routing> routings) implements Network {
    /** A star with a routing of each name. */
    public static StarNetwork of(int terminals, String... routings) {
        return new StarNetwork(
                terminals, Arrays.stream(routings).map(StarNetwork::direct).toList());
    }

    /** A routing that is never used: the only router is the ejection router of every terminal. */
    public static Routing direct(String name) {
        return new Direct(name);
    }

    @Override
    public int routers() {
        return 1;
    }

    @Override
    public int ports(int router) {
        return terminals;
    }

    @Override
    public int peerRouter(int router, int port) {
        return UNCONNECTED;
    }

    @Override
    public int peerPort(int router, int port) {
        return UNCONNECTED;
    }

    @Override
    public int injectionRouter(int terminal) {
        return 0;
    }

    @Override
    public int injectionPort(int terminal) {
        return terminal;
    }

    private record Direct(String name) implements Routing {
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
            throw new AssertionError("evaluated at the ejection router");
        }
    }
}
