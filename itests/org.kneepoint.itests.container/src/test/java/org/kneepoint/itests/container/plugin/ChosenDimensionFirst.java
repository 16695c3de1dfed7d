// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.RoutingChoices;

/** A routing algorithm of a third party for grids: a given dimension first, the others in order. */
public final class ChosenDimensionFirst implements RoutingAlgorithm {
    private static final Parameter<Integer> FIRST =
            Parameter.integer("first", "", "dimension that goes first").atLeast(0).withDefault(1);

    public void activate(Map<String, ?> properties) {
        // nothing to set
    }

    @Override
    public String name() {
        return "chosen-first";
    }

    @Override
    public Description description() {
        return Description.of("one dimension of choice first")
                .source("made up")
                .validity("grids")
                .verification("by the test that drops it in");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(FIRST);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        if (!(network instanceof GridNetwork grid)) {
            return Optional.empty();
        }
        int first = scenario.get(FIRST);
        if (first >= grid.dimensions()) {
            throw BadInput.notAllowed("first", first, "below " + grid.dimensions());
        }
        return Optional.of(new Way(grid, first));
    }

    /** In rings class 0 while the wrap link lies ahead, 1 otherwise. */
    public record Way(GridNetwork grid, int first) implements Routing {
        @Override
        public String name() {
            return "chosen-first";
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
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            int to = grid.ejectionRouter(target);
            int d = first;
            for (int next = 0; steps(router, to, d) == 0; next++) {
                d = next;
            }
            int ahead = steps(router, to, d);
            boolean up = !grid.isWrapped(d) ? ahead > 0 : shortestUp(ahead, grid.radix(d));
            boolean wraps = up != ahead > 0;
            choices.add(grid.port(router, d, up), wraps ? 1 : 2);
        }

        private int steps(int from, int to, int d) {
            return grid.coordinate(to, d) - grid.coordinate(from, d);
        }

        private static boolean shortestUp(int ahead, int radix) {
            return 2 * Math.floorMod(ahead, radix) <= radix;
        }
    }
}
