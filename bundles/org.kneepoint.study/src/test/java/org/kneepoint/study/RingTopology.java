// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;

/**
 * A ring in one direction. Port 0 is the terminal's. One routing wrongly claims to be free from
 * deadlock, one rightly, one claims nothing, and two choose a port that is not there.
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
        return new Ring(scenario.get(StandardParameters.NODES));
    }

    /** The network. */
    record Ring(int terminals) implements Network {
        @Override
        public int routers() {
            return terminals;
        }

        @Override
        public int ports(int router) {
            return 2;
        }

        @Override
        public int peerRouter(int router, int port) {
            return port == 0 ? UNCONNECTED : (router + 1) % terminals;
        }

        @Override
        public int peerPort(int router, int port) {
            return port == 0 ? UNCONNECTED : 1;
        }

        @Override
        public int injectionRouter(int terminal) {
            return terminal;
        }

        @Override
        public int injectionPort(int terminal) {
            return 0;
        }

        @Override
        public List<Routing> routings() {
            return List.of(
                    new Around("false", 1, Freedom.ACYCLIC),
                    new Around("true", 2, Freedom.ACYCLIC),
                    new Around("humble", 1, Freedom.NONE),
                    new Around("broken", 3, Freedom.ACYCLIC),
                    new Around("broken-humble", 3, Freedom.NONE));
        }
    }

    /**
     * Once around; with two classes the second is taken when router 0 has been passed, with three
     * nothing that exists.
     */
    record Around(String name, int classes, Freedom freedom) implements Routing {
        @Override
        public void route(
                int router, int inPort, int inClass, int target, int state, Choices choices) {
            choices.add(classes == 3 ? 7 : 1, classes == 2 && router > target ? 2 : 1);
        }
    }
}
