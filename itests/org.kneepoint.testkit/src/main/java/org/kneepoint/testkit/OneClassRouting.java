// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * The paths of a routing in one VC class, with the claim of being acyclic, to show that the routing
 * needs its classes.
 *
 * @param routing whose paths do not depend on the class of the channel held
 */
public record OneClassRouting(Routing routing) implements Routing {
    @Override
    public String name() {
        return routing.name();
    }

    @Override
    public boolean isMinimal() {
        return routing.isMinimal();
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void startStates(int source, int target, StartStates starts) {
        routing.startStates(source, target, starts);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        RoutingChoices classed = new RoutingChoices();
        routing.route(router, inPort, inClass, target, state, classed);
        for (int i = 0; i < classed.size(); i++) {
            choices.add(classed.port(i));
        }
    }

    @Override
    public int nextState(int state, int router, int outPort, int outClass) {
        return routing.nextState(state, router, outPort, outClass);
    }
}
