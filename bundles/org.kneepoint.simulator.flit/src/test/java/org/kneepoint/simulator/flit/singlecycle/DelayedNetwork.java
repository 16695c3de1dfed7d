// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.List;
import java.util.function.IntBinaryOperator;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.testkit.ForwardingNetwork;

/** A network whose links take longer. */
final class DelayedNetwork extends ForwardingNetwork {
    private final IntBinaryOperator delays;

    /**
     * Changes the delays of a network.
     *
     * @param delays gives the delay of a link by router and output port, cycles
     */
    DelayedNetwork(Network network, IntBinaryOperator delays) {
        super(network);
        this.delays = delays;
    }

    @Override
    public int delay(int router, int port) {
        return delays.applyAsInt(router, port);
    }

    @Override
    public List<Routing> routings() {
        return Routings.all(network);
    }
}
