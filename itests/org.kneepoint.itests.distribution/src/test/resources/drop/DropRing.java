// SPDX-License-Identifier: Apache-2.0
package drop;

import java.util.List;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;

/** Compiled by the tests, not with them: a ring in one direction. */
public final class DropRing implements Topology {
    private static final Parameter<Integer> NODES = StandardParameters.NODES.between(2, 1024);

    @Override
    public String name() {
        return "drop-ring";
    }

    @Override
    public Description description() {
        return Description.of("a ring that was dropped in");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(NODES);
    }

    @Override
    public Network build(Scenario scenario) {
        return new Ring(scenario.get(NODES));
    }

    /** Port 0 leads to the terminal, port 1 to the next router. */
    private record Ring(int terminals) implements Network {
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
                    new Around("dateline", 2), new Around("careless", 1), new Around("lost", 3));
        }
    }

    /**
     * Around, in the second of two classes once router 0 has been passed; with three by a port that
     * is not there. All claim freedom.
     */
    private record Around(String name, int vcClasses) implements Routing {
        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void route(
                int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
            choices.add(vcClasses == 3 ? 5 : 1, vcClasses == 2 && router < target ? 2 : 1);
        }
    }
}
