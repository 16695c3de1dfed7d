// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Routing;

/**
 * The binary n-cube: a mesh of two routers along each dimension.
 *
 * @param dimensions n, 1 to 30
 */
record Hypercube(int dimensions) implements GridNetwork {
    @Override
    public int radix(int dimension) {
        return 2;
    }

    @Override
    public boolean isWrapped(int dimension) {
        return false;
    }

    @Override
    public int coordinate(int router, int dimension) {
        return router >>> dimension & 1;
    }

    @Override
    public int port(int router, int dimension, boolean up) {
        return up == (coordinate(router, dimension) == 0) ? dimension : UNCONNECTED;
    }

    @Override
    public int terminals() {
        return 1 << dimensions;
    }

    @Override
    public int routers() {
        return 1 << dimensions;
    }

    @Override
    public int ports(int router) {
        return dimensions + 1;
    }

    @Override
    public int peerRouter(int router, int port) {
        return port == dimensions ? UNCONNECTED : router ^ 1 << port;
    }

    @Override
    public int peerPort(int router, int port) {
        return port;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal;
    }

    @Override
    public int injectionPort(int terminal) {
        return dimensions;
    }

    @Override
    public List<Routing> routings() {
        return List.of(new ECubeRouting());
    }

    /**
     * Returns the bisection bound: N/2 links each way for half of the traffic of N/2 terminals. It
     * holds with and without self traffic.
     */
    @Override
    public OptionalDouble capacity() {
        return OptionalDouble.of(2);
    }

    @Override
    public OptionalInt diameter() {
        return OptionalInt.of(1 + dimensions);
    }

    /** Returns the mean over all pairs, equal ones included, of which half of the bits differ. */
    @Override
    public OptionalDouble meanDistance() {
        return OptionalDouble.of(1 + dimensions / 2.0 * terminals() / (terminals() - 1));
    }

    @Override
    public String toString() {
        return "hypercube dimensions=" + dimensions;
    }
}
