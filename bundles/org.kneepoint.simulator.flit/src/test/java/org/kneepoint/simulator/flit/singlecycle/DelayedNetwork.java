// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.List;
import java.util.function.IntBinaryOperator;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Routings;

/**
 * A network whose links take longer.
 *
 * @param network the network
 * @param delays gives the delay of a link by router and output port, cycles
 */
record DelayedNetwork(Network network, IntBinaryOperator delays) implements Network {
    @Override
    public int delay(int router, int port) {
        return delays.applyAsInt(router, port);
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
    public List<Routing> routings() {
        return Routings.all(network);
    }
}
