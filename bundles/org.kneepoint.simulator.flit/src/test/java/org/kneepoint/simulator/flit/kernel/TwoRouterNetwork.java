// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.List;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Two routers with terminals of their own, joined by one link each way. Port number = terminal of
 * the router; the last port is the link.
 *
 * @param each terminals of each router
 * @param rate of the link from router 0; the other one carries a flit per cycle
 */
public record TwoRouterNetwork(int each, ChannelRate rate) implements Network, Routing {
    @Override
    public int terminals() {
        return 2 * each;
    }

    @Override
    public int routers() {
        return 2;
    }

    @Override
    public int ports(int router) {
        return each + 1;
    }

    @Override
    public int peerRouter(int router, int port) {
        return port == each ? 1 - router : UNCONNECTED;
    }

    @Override
    public int peerPort(int router, int port) {
        return port;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal / each;
    }

    @Override
    public int injectionPort(int terminal) {
        return terminal % each;
    }

    @Override
    public ChannelRate rate(int router, int port) {
        return router == 0 ? rate : ChannelRate.ONE;
    }

    @Override
    public List<Routing> routings() {
        return List.of(this);
    }

    @Override
    public String name() {
        return "pair";
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        choices.add(each);
    }
}
