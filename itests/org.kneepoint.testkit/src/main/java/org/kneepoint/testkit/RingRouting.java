// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * The routing of a {@link RingNetwork}. With two VC classes a packet changes its class at router 0,
 * the dateline, which is free from deadlock. With one class four packets or more can deadlock.
 *
 * @param name of the routing
 * @param vcClasses number of VC classes, 1 or 2
 * @param deadlockFreedom the claim, true or false
 */
public record RingRouting(String name, int vcClasses, DeadlockFreedom deadlockFreedom)
        implements Routing {
    private static final int FIRST = 1;
    private static final int SECOND = 2;

    /** The routing with dateline, free from deadlock. */
    public static RingRouting dateline() {
        return new RingRouting("dateline", 2, DeadlockFreedom.ACYCLIC);
    }

    /** The routing that can deadlock, and claims so. */
    public static RingRouting around() {
        return new RingRouting("around", 1, DeadlockFreedom.NONE);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        choices.add(RingNetwork.ONWARD, vcClasses == 2 && target > router ? SECOND : FIRST);
    }
}
