// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** A routing without states, with another claim. */
record ClaimedRouting(Routing relation, DeadlockFreedom deadlockFreedom) implements Routing {
    @Override
    public String name() {
        return relation.name();
    }

    @Override
    public int vcClasses() {
        return relation.vcClasses();
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        relation.route(router, inPort, inClass, target, state, choices);
    }
}
