// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** A network that delegates to another; tests override its methods. */
class DelegatingNetwork implements Network {
    private final Network network;

    DelegatingNetwork(Network network) {
        this.network = network;
    }

    @Override
    public int terminals() {
        return network.terminals();
    }

    @Override
    public int routers() {
        return network.routers();
    }

    @Override
    public int ports(int router) {
        return network.ports(router);
    }

    @Override
    public int peerRouter(int router, int port) {
        return network.peerRouter(router, port);
    }

    @Override
    public int peerPort(int router, int port) {
        return network.peerPort(router, port);
    }

    @Override
    public int injectionRouter(int terminal) {
        return network.injectionRouter(terminal);
    }

    @Override
    public int injectionPort(int terminal) {
        return network.injectionPort(terminal);
    }

    @Override
    public int portGroup(int router, int port) {
        return network.portGroup(router, port);
    }

    @Override
    public List<Routing> routings() {
        return network.routings();
    }
}
