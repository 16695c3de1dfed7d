// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Routing;

/**
 * The lowest dimension first, the shorter way round each ring. Where both ways are equally long,
 * one is drawn: bit d of the state stands for the way down in dimension d.
 */
record TorusDimensionOrder(Torus torus, String name, Dateline dateline, Freedom freedom)
        implements Routing {
    @Override
    public int classes() {
        return Dateline.CLASSES;
    }

    @Override
    public void starts(int source, int target, Starts starts) {
        int tied = tied(torus.entryRouter(source), torus.entryRouter(target));
        double probability = 1.0 / (1 << Integer.bitCount(tied));
        int state = tied;
        starts.add(state, probability);
        while (state != 0) {
            state = state - 1 & tied;
            starts.add(state, probability);
        }
    }

    private int tied(int from, int to) {
        Shape shape = torus.shape();
        int tied = 0;
        for (int d = 0; d < shape.dimensions(); d++) {
            if (torus.isTied(d, shape.coordinate(from, d), shape.coordinate(to, d))) {
                tied |= 1 << d;
            }
        }
        return tied;
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        Shape shape = torus.shape();
        int exit = torus.entryRouter(target);
        int d = shape.firstDifference(router, exit);
        int from = shape.coordinate(router, d);
        int to = shape.coordinate(exit, d);
        boolean up =
                torus.isTied(d, from, to)
                        ? (state >> d & 1) == 0
                        : torus.isShortest(d, from, to, true);
        int held = torus.dimension(inPort) == d ? inClass : INJECTED;
        choices.add(Grid.port(d, up), torus.classes(dateline, d, from, to, up, held));
    }
}
