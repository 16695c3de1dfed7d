// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;

/** Terminals around one router: the smallest topology there is. */
class PairTopology implements Topology {
    static final Parameter<Integer> NODES = StandardParameters.NODES.between(2, 64).byDefault(2);

    private final String name;

    PairTopology(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Description description() {
        return Description.of("terminals around one router");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(NODES, StandardParameters.ROUTING);
    }

    @Override
    public Network build(Scenario scenario) {
        int nodes = scenario.get(NODES);
        if (nodes % 2 != 0) {
            throw new BadInput("nodes=" + nodes + " is odd: terminals come in pairs");
        }
        return new Star(nodes);
    }

    /** The network. */
    record Star(int terminals) implements Network {
        @Override
        public int routers() {
            return 1;
        }

        @Override
        public int ports(int router) {
            return terminals;
        }

        @Override
        public int peerRouter(int router, int port) {
            return UNCONNECTED;
        }

        @Override
        public int peerPort(int router, int port) {
            return UNCONNECTED;
        }

        @Override
        public int injectionRouter(int terminal) {
            return 0;
        }

        @Override
        public int injectionPort(int terminal) {
            return terminal;
        }

        @Override
        public List<Routing> routings() {
            return List.of(new Direct("direct"), new Direct("scenic"));
        }
    }

    /** A routing that is never asked, for the only router is the exit of every terminal. */
    record Direct(String name) implements Routing {
        @Override
        public Freedom freedom() {
            return Freedom.ACYCLIC;
        }

        @Override
        public void route(
                int router, int inPort, int inClass, int target, int state, Choices choices) {
            throw new AssertionError("asked at the ejection router");
        }
    }
}
