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
 * @param returns whether a packet may go back from the escape to the highest class
 */
record Adaptive(Grid grid, String name, boolean returns) implements Routing {
    @Override
    public int classes() {
        return grid.escapeClasses() + 1;
    }

    @Override
    public Freedom freedom() {
        long escape = (1L << grid.escapeClasses()) - 1;
        return Freedom.escape(escape, returns ? Reuse.ATOMIC : Reuse.AFTER_TAIL);
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        int exit = grid.entryRouter(target);
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

    private void add(int dimension, int from, int to, boolean escape, Choices choices) {
        for (int side = 0; side < 2; side++) {
            boolean up = side == 0;
            if (grid.isShortest(dimension, from, to, up)) {
                long highest = 1L << grid.escapeClasses();
                long mask = escape ? grid.escape(dimension, from, to, up) : highest;
                choices.add(Grid.port(dimension, up), mask, 1, escape ? 0 : 1);
            }
        }
    }
}
