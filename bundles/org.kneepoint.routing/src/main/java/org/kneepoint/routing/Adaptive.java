// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.TreeNetwork;
import org.osgi.service.component.annotations.Component;

/** Any shortest way that is free, with dimension order as the escape (Duato 1993). */
@Component(service = RoutingAlgorithm.class)
public final class Adaptive implements RoutingAlgorithm {
    private static final String NAME = "adaptive";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Parameters parameters() {
        return Parameters.of();
    }

    @Override
    public Description description() {
        return Description.of("grids and trees: whichever shortest way is free")
                .source(
                        """
                        J. Duato: A New Theory of Deadlock-Free Adaptive Routing in Wormhole Networks, \
                        IEEE Trans. Parallel and Distributed Systems 4(12), 1993.""")
                .validity(
                        """
                        Grids of up to 12 dimensions: any shortest way in the highest class; dimension \
                        order in those below, one or in rings two, is the escape, and is left again \
                        when the highest class is free; escape, with one packet in a buffer or room for \
                        whole packets. Trees: up by whichever link is free, and down; 1 class, \
                        acyclic. Minimal.""")
                .verification(Checked.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        if (network instanceof TreeNetwork tree) {
            return Optional.of(new TreeWays(tree, NAME, Routing.Selection.FREE));
        }
        return Optional.ofNullable(GridWays.of(network)).map(OnGrid::new);
    }

    private record OnGrid(GridWays ways) implements Routing {
        @Override
        public String name() {
            return NAME;
        }

        @Override
        public int classes() {
            return ways.classes() + 1;
        }

        @Override
        public Freedom freedom() {
            return Freedom.escape((1L << ways.classes()) - 1, Reuse.ATOMIC);
        }

        @Override
        public void route(
                int router, int inPort, int inClass, int target, int state, Choices choices) {
            GridNetwork grid = ways.network();
            int exit = grid.ejectionRouter(target);
            for (int d = 0; d < grid.dimensions(); d++) {
                add(router, exit, d, true, choices);
                add(router, exit, d, false, choices);
            }
            ways.addStep(router, exit, 0, true, 0, choices);
        }

        /** Adds the way up, or down, if it is a shortest one. */
        private void add(int router, int exit, int d, boolean up, Choices choices) {
            int from = ways.network().coordinate(router, d);
            int to = ways.network().coordinate(exit, d);
            if (from != to && ways.isShortest(d, from, to, up)) {
                choices.add(ways.network().port(router, d, up), 1L << ways.classes(), 1, 1);
            }
        }
    }
}
