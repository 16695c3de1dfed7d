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

/** Negative-first routing: down in any dimension first, then up in any (Glass and Ni 1992). */
@Component(service = RoutingAlgorithm.class)
public final class NegativeFirst implements RoutingAlgorithm {
    private static final String NAME = "negative-first";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("meshes: down in any dimension first, then up in any; adaptive")
                .source(TurnModel.SOURCE)
                .validity(
                        """
                        Meshes and hypercubes, of any number of dimensions. A packet takes any \
                        free productive output down, and when there is none left, any up. \
                        Minimal; 1 class; acyclic.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return TurnModel.mesh(network).map(OnMesh::new);
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
            TurnModel.add(mesh, router, exit, 0, mesh.dimensions(), false, choices);
            if (choices.size() == 0) {
                TurnModel.add(mesh, router, exit, 0, mesh.dimensions(), true, choices);
            }
        }
    }
}
