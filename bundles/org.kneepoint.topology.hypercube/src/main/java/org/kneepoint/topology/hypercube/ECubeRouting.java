// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** E-cube routing: the lowest dimension first. */
record ECubeRouting() implements Routing {
    /** Returns the next output port of a packet. */
    static int port(int router, int target) {
        return Integer.numberOfTrailingZeros(router ^ target);
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
        choices.add(port(router, target));
    }
}
