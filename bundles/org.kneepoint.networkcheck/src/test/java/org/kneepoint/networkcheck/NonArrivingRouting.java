// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Goes anywhere but to the target. */
class NonArrivingRouting implements Routing {
    private final Network network;

    NonArrivingRouting(Network network) {
        this.network = network;
    }

    @Override
    public String name() {
        return "aside";
    }

    @Override
    public boolean isMinimal() {
        return false;
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.NONE;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        for (int port = 0; port < network.ports(router); port++) {
            int peer = network.peerRouter(router, port);
            if (peer != Network.UNCONNECTED && peer != network.ejectionRouter(target)) {
                choices.add(port);
            }
        }
    }
}
