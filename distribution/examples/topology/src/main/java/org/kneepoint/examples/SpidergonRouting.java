// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Across first: a packet for a router more than a quarter of the ring away takes the link across,
 * then the shorter way round.
 *
 * <p>On the ring a packet holds class 0 while the link between the routers N-1 and 0 is ahead, else
 * class 1, so that no cycle of dependencies closes around the ring (Dally and Seitz 1987).
 */
record SpidergonRouting(int nodes) implements Routing {
    private static final long CLASS_0 = 1;
    private static final long CLASS_1 = 2;

    @Override
    public String name() {
        return "across-first";
    }

    @Override
    public int vcClasses() {
        return 2;
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int clockwise = Math.floorMod(target - router, nodes);
        if (4L * clockwise <= nodes) {
            choices.add(SpidergonNetwork.CLOCKWISE, target < router ? CLASS_0 : CLASS_1);
        } else if (4L * (nodes - clockwise) <= nodes) {
            choices.add(SpidergonNetwork.ANTICLOCKWISE, target > router ? CLASS_0 : CLASS_1);
        } else {
            choices.add(SpidergonNetwork.ACROSS, CLASS_0);
        }
    }
}
