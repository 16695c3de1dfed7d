// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.List;
import org.kneepoint.api.topology.Routing;

/** The k-ary n-mesh: rows of routers without wrap links. */
final class MeshNetwork extends ConcentratedGrid {
    private final List<Routing> routings;

    MeshNetwork(GridShape shape, int concentration) {
        super(shape, concentration);
        routings = List.of(new MeshDimensionOrder(this));
    }

    /** Returns the port of the step towards another router in a dimension where they differ. */
    int step(int router, int to, int dimension) {
        boolean up = shape().coordinate(to, dimension) > shape().coordinate(router, dimension);
        return port(dimension, up);
    }

    @Override
    public List<Routing> routings() {
        return routings;
    }

    @Override
    public boolean isWrapped(int dimension) {
        return false;
    }

    @Override
    int neighbour(int coordinate, int radix, boolean up) {
        int next = up ? coordinate + 1 : coordinate - 1;
        return next < 0 || next == radix ? UNCONNECTED : next;
    }

    @Override
    int linksAcross() {
        return 1;
    }

    @Override
    int mostSteps(int radix) {
        return radix - 1;
    }

    @Override
    double meanSteps(int radix) {
        return (radix - 1.0 / radix) / 3;
    }

    @Override
    public String toString() {
        return "mesh " + super.toString();
    }
}
