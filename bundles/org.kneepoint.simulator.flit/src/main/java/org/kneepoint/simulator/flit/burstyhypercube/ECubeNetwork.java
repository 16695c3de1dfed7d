// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import java.util.List;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Binary hypercube with one terminal per router, routed dimension by dimension from the lowest
 * (e-cube). Port number = dimension; the last port is that of the terminal.
 *
 * @param dimensions number of dimensions, at least 1
 */
record ECubeNetwork(int dimensions) implements Network, Routing {
    @Override
    public int terminals() {
        return 1 << dimensions;
    }

    @Override
    public int routers() {
        return 1 << dimensions;
    }

    @Override
    public int ports(int router) {
        return dimensions + 1;
    }

    @Override
    public int peerRouter(int router, int port) {
        return port == dimensions ? UNCONNECTED : router ^ 1 << port;
    }

    @Override
    public int peerPort(int router, int port) {
        return port;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal;
    }

    @Override
    public int injectionPort(int terminal) {
        return dimensions;
    }

    @Override
    public List<Routing> routings() {
        return List.of(this);
    }

    @Override
    public String name() {
        return "e-cube";
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        choices.add(Integer.numberOfTrailingZeros(router ^ target));
    }
}
