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

/** West-first routing: west first, then adaptive (Glass and Ni 1992). */
@Component(service = RoutingAlgorithm.class)
public final class WestFirst implements RoutingAlgorithm {
    private static final String NAME = "west-first";
    private static final int DIMENSIONS = 2;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("meshes of two dimensions: west first, then adaptively")
                .source(TurnModel.SOURCE)
                .validity(
                        """
                        Meshes of two dimensions. West is down in dimension 0. A packet goes \
                        west first if necessary, then takes any free output on the other \
                        shortest paths. Minimal; 1 class; acyclic.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return TurnModel.mesh(network)
                .filter(mesh -> mesh.dimensions() == DIMENSIONS)
                .map(OnMesh::new);
    }

    private record OnMesh(GridNetwork mesh) implements Routing {
        @Override
        public String name() {
            return NAME;
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
            int exit = mesh.ejectionRouter(target);
            TurnModel.add(mesh, router, exit, 0, 1, false, choices);
            if (choices.size() == 0) {
                TurnModel.add(mesh, router, exit, 0, DIMENSIONS, true, choices);
                TurnModel.add(mesh, router, exit, 1, DIMENSIONS, false, choices);
            }
        }
    }
}
