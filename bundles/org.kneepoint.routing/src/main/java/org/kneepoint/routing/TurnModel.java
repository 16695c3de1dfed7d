// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.RoutingChoices;

/** Meshes and outputs of one direction, for the routings of the turn model. */
final class TurnModel {
    static final String SOURCE =
            "C. J. Glass, L. M. Ni: The Turn Model for Adaptive Routing, ISCA 1992.";

    private TurnModel() {}

    /** Returns the network as a grid of rows only. */
    static Optional<GridNetwork> mesh(Network network) {
        return GridPaths.of(network).filter(GridPaths::isMesh).map(GridPaths::network);
    }

    /** Adds the productive outputs up, or down, towards a router in some dimensions. */
    static void add(
            GridNetwork mesh,
            int router,
            int to,
            int firstDimension,
            int endDimension,
            boolean up,
            RoutingChoices choices) {
        IntStream.range(firstDimension, endDimension)
                .filter(d -> isCloser(mesh, router, to, d, up))
                .forEach(d -> choices.add(mesh.port(router, d, up)));
    }

    private static boolean isCloser(GridNetwork mesh, int router, int to, int d, boolean up) {
        int here = mesh.coordinate(router, d);
        int coordinate = mesh.coordinate(to, d);
        return up ? coordinate > here : coordinate < here;
    }
}
