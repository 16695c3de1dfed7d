// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * A mesh of any dimensions with one terminal for each router, and dimension order, the lowest
 * first. Port 2d leads up dimension d, port 2d + 1 down, the last port to the terminal.
 */
public final class MeshNetwork implements GridNetwork {
    private final int[] radices;

    private MeshNetwork(int[] radices) {
        this.radices = radices;
    }

    /**
     * Creates a mesh.
     *
     * @param radices routers along each dimension, each 1 or more
     */
    public static MeshNetwork of(int... radices) {
        return new MeshNetwork(radices.clone());
    }

    @Override
    public int dimensions() {
        return radices.length;
    }

    @Override
    public int radix(int dimension) {
        return radices[dimension];
    }

    @Override
    public boolean isWrapped(int dimension) {
        return false;
    }

    /** The routers between two neighbours along a dimension, as numbers count them. */
    private int stride(int dimension) {
        return Arrays.stream(radices, 0, dimension).reduce(1, Math::multiplyExact);
    }

    @Override
    public int coordinate(int router, int dimension) {
        return router / stride(dimension) % radices[dimension];
    }

    @Override
    public int port(int router, int dimension, boolean up) {
        int end = up ? radices[dimension] - 1 : 0;
        return coordinate(router, dimension) == end ? UNCONNECTED : 2 * dimension + (up ? 0 : 1);
    }

    @Override
    public int terminals() {
        return stride(radices.length);
    }

    @Override
    public int routers() {
        return terminals();
    }

    @Override
    public int ports(int router) {
        return 2 * radices.length + 1;
    }

    @Override
    public int peerRouter(int router, int port) {
        boolean up = port % 2 == 0;
        return port == 2 * radices.length || port(router, port / 2, up) == UNCONNECTED
                ? UNCONNECTED
                : router + (up ? 1 : -1) * stride(port / 2);
    }

    @Override
    public int peerPort(int router, int port) {
        return port ^ 1;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal;
    }

    @Override
    public int injectionPort(int terminal) {
        return 2 * radices.length;
    }

    @Override
    public List<Routing> routings() {
        return List.of(new LowestFirst(this));
    }

    @Override
    public String toString() {
        return "mesh "
                + Arrays.stream(radices)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining("x"));
    }

    private record LowestFirst(MeshNetwork mesh) implements Routing {
        @Override
        public String name() {
            return "dimension-order";
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
            int dimension = 0;
            while (mesh.coordinate(router, dimension) == mesh.coordinate(target, dimension)) {
                dimension++;
            }
            boolean up = mesh.coordinate(target, dimension) > mesh.coordinate(router, dimension);
            choices.add(mesh.port(router, dimension, up));
        }
    }
}
