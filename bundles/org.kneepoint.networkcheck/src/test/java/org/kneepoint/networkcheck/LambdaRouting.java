// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** A routing in one line. */
record LambdaRouting(
        int vcClasses, boolean isMinimal, DeadlockFreedom deadlockFreedom, RoutingStep way)
        implements Routing {
    /** A minimal one that claims to be acyclic. */
    static LambdaRouting of(int classes, RoutingStep way) {
        return new LambdaRouting(classes, true, DeadlockFreedom.ACYCLIC, way);
    }

    @Override
    public String name() {
        return "rule";
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        way.route(router, inClass, target, choices);
    }

    /** What a header may take next. */
    @FunctionalInterface
    interface RoutingStep {
        void route(int router, int inClass, int target, RoutingChoices choices);
    }
}
