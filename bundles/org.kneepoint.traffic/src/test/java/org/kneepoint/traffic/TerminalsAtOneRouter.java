// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** So many terminals at one router, for patterns that ask for no more. */
public record TerminalsAtOneRouter(int terminals) implements Network {
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
        return port;
    }

    @Override
    public int injectionRouter(int terminal) {
        return 0;
    }

    @Override
    public int injectionPort(int terminal) {
        return terminal;
    }

    @Override
    public List<Routing> routings() {
        return List.of();
    }
}
