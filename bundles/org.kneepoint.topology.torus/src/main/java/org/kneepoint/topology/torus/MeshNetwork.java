// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.List;
import org.kneepoint.api.topology.Routing;

/** The k-ary n-mesh: rows of routers without wrap links. */
final class MeshNetwork extends ConcentratedGrid {
    private final List<Routing> routings;

    MeshNetwork(GridShape shape, int concentration, GridChannels channels) {
        super(shape, concentration, channels);
        routings = List.of(new MeshDimensionOrder(this));
    }

    /** Returns the port of the step towards another router in a dimension where they differ. */
    int step(int router, int to, int dimension) {
        int at = shape().coordinate(router, dimension);
        int up = shape().coordinate(to, dimension) - at;
        return stepPort(dimension, at, Math.abs(up), up > 0);
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
    int moved(int coordinate, int radix, boolean up, int steps) {
        int next = up ? coordinate + steps : coordinate - steps;
        return next < 0 || next >= radix ? UNCONNECTED : next;
    }

    @Override
    int length(int from, int to, int radix, RingLayout layout) {
        return Math.abs(to - from);
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
