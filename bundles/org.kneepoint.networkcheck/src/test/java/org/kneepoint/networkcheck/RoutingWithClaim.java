// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;

/** Another routing with another claim. */
final class RoutingWithClaim extends DelegatingRouting {
    private final DeadlockFreedom freedom;

    RoutingWithClaim(Routing routing, DeadlockFreedom freedom) {
        super(routing);
        this.freedom = freedom;
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return freedom;
    }
}
