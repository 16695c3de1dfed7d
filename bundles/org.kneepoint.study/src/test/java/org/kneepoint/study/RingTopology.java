// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.RingNetwork;
import org.kneepoint.testkit.RingRouting;

/**
 * A ring in one direction. One routing wrongly claims to be free from deadlock, one rightly, one
 * claims nothing, and two choose a port that is not there.
 */
final class RingTopology implements Topology {
    @Override
    public String name() {
        return "ring";
    }

    @Override
    public Description description() {
        return Description.of("a ring");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(StandardParameters.NODES, StandardParameters.ROUTING);
    }

    @Override
    public Network build(Scenario scenario) {
        return of(scenario.get(StandardParameters.NODES));
    }

    static Network of(int terminals) {
        return RingNetwork.of(
                terminals,
                new RingRouting("false", 1, DeadlockFreedom.ACYCLIC),
                new RingRouting("true", 2, DeadlockFreedom.ACYCLIC),
                new RingRouting("humble", 1, DeadlockFreedom.NONE),
                new Nowhere("broken", DeadlockFreedom.ACYCLIC),
                new Nowhere("broken-humble", DeadlockFreedom.NONE));
    }

    /** Chooses a port that is not there. */
    private record Nowhere(String name, DeadlockFreedom deadlockFreedom) implements Routing {
        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            choices.add(7);
        }
    }
}
