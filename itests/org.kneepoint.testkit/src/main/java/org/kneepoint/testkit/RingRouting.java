// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * The way around a {@link RingNetwork}. With two classes a packet is in class 0 until it has passed
 * router 0 and in class 1 from there on, or the other way round: the dateline, which is free from
 * deadlock. With one class four packets or more can wait for each other for ever.
 *
 * @param name as the user types it
 * @param vcClasses of virtual channels, 1 or 2
 * @param deadlockFreedom what it claims, rightly or not
 */
public record RingRouting(String name, int vcClasses, DeadlockFreedom deadlockFreedom)
        implements Routing {
    private static final int FIRST = 1;
    private static final int SECOND = 2;

    /** The routing that is free from deadlock and says so. */
    public static RingRouting dateline() {
        return new RingRouting("dateline", 2, DeadlockFreedom.ACYCLIC);
    }

    /** The routing that can deadlock and claims nothing else. */
    public static RingRouting around() {
        return new RingRouting("around", 1, DeadlockFreedom.NONE);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        choices.add(RingNetwork.ONWARD, vcClasses == 2 && target > router ? SECOND : FIRST);
    }
}
