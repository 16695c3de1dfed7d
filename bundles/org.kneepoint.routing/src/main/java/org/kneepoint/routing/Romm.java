// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.RoutingChoices;
import org.osgi.service.component.annotations.Component;

/**
 * ROMM routing: over an intermediate router drawn among all on some shortest path (Nesson and
 * Johnsson 1995).
 */
@Component(service = RoutingAlgorithm.class)
public final class Romm implements RoutingAlgorithm {
    private static final String NAME = "romm";

    /** Largest number of routers whose numbers, with the ties, fit a state. */
    private static final int MOST_ROUTERS = 1 << 16;

    private static final int MOST_DIMENSIONS = 12;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("grids: over a random router on some shortest path")
                .source(
                        """
                        T. Nesson, S. L. Johnsson: ROMM Routing on Mesh and Torus Networks, SPAA 1995: \
                        randomized, oblivious, multi-phase, minimal; of two phases.""")
                .validity(
                        """
                        Grids of up to 12 dimensions and 65536 routers. \
                        The intermediate router is drawn uniformly from the box that source and \
                        destination span, both included; half way around a ring the side of the \
                        box is drawn first. Both phases follow dimension order in classes of \
                        their own, one each, in rings two each. Minimal; acyclic.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return GridPaths.of(network)
                .filter(paths -> paths.network().dimensions() <= MOST_DIMENSIONS)
                .filter(paths -> network.routers() <= MOST_ROUTERS)
                .map(OnGrid::new);
    }

    /**
     * The state has, from the lowest bit: the phase, the ties, and in the first phase the
     * intermediate router.
     */
    private record OnGrid(GridPaths paths) implements Routing {
        private static final int SECOND = 1;
        private static final int TIES = 1;
        private static final int MIDDLE = TIES + MOST_DIMENSIONS;
        private static final int TIES_MASK = (1 << MOST_DIMENSIONS) - 1;

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public int vcClasses() {
            return 2 * paths.classes();
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void startStates(int source, int target, StartStates starts) {
            int from = paths.network().injectionRouter(source);
            int to = paths.network().ejectionRouter(target);
            double each = 1;
            for (int d = 0; d < paths.network().dimensions(); d++) {
                each /= 1 + steps(from, to, d);
            }
            double probability = each;
            TieBreaking.addStarts(
                    paths.ties(from, to),
                    0,
                    0,
                    1,
                    (ties, part) -> addBox(from, to, ties, 0, from, probability * part, starts));
        }

        private int steps(int from, int to, int d) {
            GridNetwork grid = paths.network();
            return paths.steps(d, grid.coordinate(from, d), grid.coordinate(to, d));
        }

        /** Adds a start state for each router of the box. */
        private void addBox(
                int from,
                int to,
                int ties,
                int dimension,
                int middle,
                double probability,
                StartStates starts) {
            GridNetwork grid = paths.network();
            if (dimension == grid.dimensions()) {
                starts.add(state(from, middle, ties), probability);
                return;
            }
            int here = grid.coordinate(from, dimension);
            int coordinate = grid.coordinate(to, dimension);
            int moved = middle;
            addBox(from, to, ties, dimension + 1, moved, probability, starts);
            boolean up = paths.isUp(dimension, here, coordinate, ties);
            for (int left = paths.steps(dimension, here, coordinate); left > 0; left--) {
                int port = paths.port(moved, dimension, coordinate, up);
                moved = grid.peerRouter(moved, port);
                addBox(from, to, ties, dimension + 1, moved, probability, starts);
            }
        }

        private static int state(int router, int middle, int ties) {
            return router == middle ? ties << TIES | SECOND : middle << MIDDLE | ties << TIES;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            int phase = state & SECOND;
            int to = phase == SECOND ? paths.network().ejectionRouter(target) : state >>> MIDDLE;
            int ties = state >> TIES & TIES_MASK;
            paths.addStep(router, to, ties, true, phase * paths.classes(), choices);
        }

        @Override
        public int nextState(int state, int router, int outPort, int outClass) {
            if ((state & SECOND) == SECOND) {
                return state;
            }
            int next = paths.network().peerRouter(router, outPort);
            return state(next, state >>> MIDDLE, state >> TIES & TIES_MASK);
        }
    }
}
