// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Routing;

/**
 * Any shortest way in the highest class; the classes below, dimension by dimension, are the escape
 * (Duato 1993).
 *
 * @param grid mesh or torus
 * @param name how it is called
 * @param escape which classes of the escape a packet may take
 * @param returns whether a packet may go back from the escape to the highest class
 * @param freedom what is claimed of it
 */
record Adaptive(Grid grid, String name, Escape escape, boolean returns, Freedom freedom)
        implements Routing {
    /** A packet goes back from the escape to the highest class. */
    static Adaptive returning(Grid grid) {
        Freedom freedom = Freedom.escape(mask(grid), Reuse.ATOMIC);
        return new Adaptive(grid, "adaptive", grid::escape, true, freedom);
    }

    /** A packet stays in the escape. */
    static Adaptive oneWay(Grid grid) {
        Freedom freedom = Freedom.escape(mask(grid), Reuse.AFTER_TAIL);
        return new Adaptive(grid, "adaptive-one-way", grid::escape, false, freedom);
    }

    private static long mask(Grid grid) {
        return (1L << grid.escapeClasses()) - 1;
    }

    /** Which classes of the escape a packet may take. */
    @FunctionalInterface
    interface Escape {
        /** Returns them as a mask, for the way up or down in a dimension. */
        long classes(int dimension, int from, int to, boolean up);
    }

    @Override
    public int classes() {
        return grid.escapeClasses() + 1;
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        int exit = grid.injectionRouter(target);
        boolean escaped = inClass >= 0 && inClass < grid.escapeClasses();
        boolean lowest = true;
        for (int d = 0; d < grid.shape().dimensions(); d++) {
            int from = grid.shape().coordinate(router, d);
            int to = grid.shape().coordinate(exit, d);
            if (from != to) {
                if (returns || !escaped) {
                    add(d, from, to, false, choices);
                }
                if (lowest) {
                    add(d, from, to, true, choices);
                }
                lowest = false;
            }
        }
    }

    private void add(int dimension, int from, int to, boolean escaping, Choices choices) {
        for (int side = 0; side < 2; side++) {
            boolean up = side == 0;
            if (grid.isShortest(dimension, from, to, up)) {
                long highest = 1L << grid.escapeClasses();
                long mask = escaping ? escape.classes(dimension, from, to, up) : highest;
                choices.add(Grid.port(dimension, up), mask, 1, escaping ? 0 : 1);
            }
        }
    }
}
