// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Routing;

/** Another routing with another claim. */
final class RoutingWithClaim extends DelegatingRouting {
    private final Freedom freedom;

    RoutingWithClaim(Routing routing, Freedom freedom) {
        super(routing);
        this.freedom = freedom;
    }

    @Override
    public Freedom deadlockFreedom() {
        return freedom;
    }
}
