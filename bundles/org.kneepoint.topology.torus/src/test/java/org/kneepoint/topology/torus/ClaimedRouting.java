// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Routing;

/** A routing without states, with another claim. */
record ClaimedRouting(Routing relation, Freedom deadlockFreedom) implements Routing {
    @Override
    public String name() {
        return relation.name();
    }

    @Override
    public int vcClasses() {
        return relation.vcClasses();
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        relation.route(router, inPort, inClass, target, state, choices);
    }
}
