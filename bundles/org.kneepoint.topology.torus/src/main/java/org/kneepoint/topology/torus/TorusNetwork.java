// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;

/**
 * The k-ary n-cube: rings of routers in every dimension. A ring of two has two links in each
 * direction, one of them the wrap link; a ring of one has none.
 */
final class TorusNetwork extends ConcentratedGrid {
    private final List<Routing> routings;

    TorusNetwork(GridShape shape, int concentration, GridChannels channels) {
        super(shape, concentration, channels);
        routings =
                hasExpressChannels()
                        ? List.of(order("dimension-order", Dateline.AHEAD, DeadlockFreedom.ACYCLIC))
                        : orders();
    }

    /**
     * Returns dimension order with each rule of the dateline, in rings without express channels.
     */
    private List<Routing> orders() {
        List<Routing> all = new ArrayList<>();
        all.add(order("dimension-order", Dateline.PASSED, DeadlockFreedom.ACYCLIC));
        all.add(order("dimension-order-balanced", Dateline.BALANCED, DeadlockFreedom.ACYCLIC));
        all.add(
                order(
                        "dimension-order-partitioned",
                        Dateline.PARTITIONED,
                        DeadlockFreedom.ACYCLIC));
        all.add(order("dimension-order-free", Dateline.FREE, DeadlockFreedom.DRAINING));
        if (shape().dimensions() <= TorusDimensionOrder.MOST_REMEMBERED) {
            all.add(
                    order(
                            "dimension-order-unwrapped",
                            Dateline.UNWRAPPED,
                            DeadlockFreedom.DRAINING));
        }
        return List.copyOf(all);
    }

    private Routing order(String name, Dateline dateline, DeadlockFreedom freedom) {
        return new TorusDimensionOrder(this, name, dateline, freedom);
    }

    /** Returns the permitted classes of a packet in a ring, as a mask. */
    long classes(Dateline dateline, int dimension, int from, int to, boolean up, int held) {
        int radix = shape().radix(dimension);
        return up
                ? dateline.classes(radix, from, to, held)
                : dateline.classes(radix, radix - 1 - from, radix - 1 - to, held);
    }

    /** Returns whether both directions are equally long. */
    boolean isTied(int dimension, int from, int to) {
        return 2 * Math.abs(to - from) == shape().radix(dimension);
    }

    @Override
    public List<Routing> routings() {
        return routings;
    }

    @Override
    public boolean isWrapped(int dimension) {
        return true;
    }

    @Override
    int moved(int coordinate, int radix, boolean up, int steps) {
        return radix == 1 ? UNCONNECTED : Math.floorMod(coordinate + (up ? steps : -steps), radix);
    }

    @Override
    int length(int from, int to, int radix, RingLayout layout) {
        return layout.length(from, to, radix);
    }

    /** Returns the steps from one coordinate to another in a direction. */
    int ahead(int dimension, int from, int to, boolean up) {
        return Math.floorMod(up ? to - from : from - to, shape().radix(dimension));
    }

    /** Returns whether the direction up, or down, is a shortest one between two coordinates. */
    boolean isShortest(int dimension, int from, int to, boolean up) {
        int radix = shape().radix(dimension);
        int ahead = up ? to - from : from - to;
        return 2 * (ahead < 0 ? ahead + radix : ahead) <= radix;
    }

    @Override
    int linksAcross() {
        return 2;
    }

    @Override
    int mostSteps(int radix) {
        return radix / 2;
    }

    @Override
    double meanSteps(int radix) {
        return (double) (radix / 2) * (radix - radix / 2) / radix;
    }

    @Override
    public String toString() {
        return "torus " + super.toString();
    }
}
