// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Routing;

/** A routing in one line. */
record LambdaRouting(int vcClasses, boolean isMinimal, Freedom deadlockFreedom, RoutingStep way)
        implements Routing {
    /** A minimal one that claims to be acyclic. */
    static LambdaRouting of(int classes, RoutingStep way) {
        return new LambdaRouting(classes, true, Freedom.ACYCLIC, way);
    }

    @Override
    public String name() {
        return "rule";
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        way.route(router, inClass, target, choices);
    }

    /** What a header may take next. */
    @FunctionalInterface
    interface RoutingStep {
        void route(int router, int inClass, int target, Choices choices);
    }
}
