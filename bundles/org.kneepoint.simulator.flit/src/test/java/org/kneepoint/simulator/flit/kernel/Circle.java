// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.List;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * Routers in a circle, each with one terminal, and channels in one direction: port 0 leads on, port
 * 1 is that of the terminal. The simplest network that can deadlock.
 *
 * @param routers number of routers, at least 2
 * @param delay of all channels between routers, cycles
 */
public record Circle(int routers, int delay) implements Network, Routing {
    @Override
    public int terminals() {
        return routers;
    }

    @Override
    public int ports(int router) {
        return 2;
    }

    @Override
    public int peerRouter(int router, int port) {
        return port == 0 ? (router + 1) % routers : UNCONNECTED;
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
        return 1;
    }

    @Override
    public int delay(int router, int port) {
        return delay;
    }

    @Override
    public List<Routing> routings() {
        return List.of(this);
    }

    @Override
    public String name() {
        return "around";
    }

    @Override
    public Freedom freedom() {
        return Freedom.NONE;
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        choices.add(0);
    }
}
