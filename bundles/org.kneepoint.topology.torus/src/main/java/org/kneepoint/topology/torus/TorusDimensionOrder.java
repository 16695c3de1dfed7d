// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Dimension order, the lowest first, in the shorter direction of each ring. Between equal
 * directions one is drawn: bit d of the state is the direction down in dimension d. If the dateline
 * rule requires it, bit {@value #MOST_REMEMBERED} + d records the crossing of the wrap link of
 * dimension d.
 */
record TorusDimensionOrder(
        TorusNetwork torus, String name, Dateline dateline, DeadlockFreedom deadlockFreedom)
        implements Routing {
    /** Largest number of dimensions whose crossings fit the header state. */
    static final int MOST_REMEMBERED = 15;

    private static final int WRAPPED = MOST_REMEMBERED;

    /**
     * With express channels a path back to an interchange, or beyond the destination, can be
     * shorter.
     */
    @Override
    public boolean isMinimal() {
        return !torus.hasExpressChannels();
    }

    @Override
    public int vcClasses() {
        return Dateline.CLASSES;
    }

    @Override
    public void startStates(int source, int target, StartStates starts) {
        int tied = tied(torus.injectionRouter(source), torus.injectionRouter(target));
        double probability = 1.0 / (1 << Integer.bitCount(tied));
        int state = tied;
        starts.add(state, probability);
        while (state != 0) {
            state = state - 1 & tied;
            starts.add(state, probability);
        }
    }

    private int tied(int from, int to) {
        GridShape shape = torus.shape();
        int tied = 0;
        for (int d = 0; d < shape.dimensions(); d++) {
            if (torus.isTied(d, shape.coordinate(from, d), shape.coordinate(to, d))) {
                tied |= 1 << d;
            }
        }
        return tied;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        GridShape shape = torus.shape();
        int exit = torus.injectionRouter(target);
        int d = shape.firstDifference(router, exit);
        int from = shape.coordinate(router, d);
        int to = shape.coordinate(exit, d);
        boolean up =
                torus.isTied(d, from, to)
                        ? (state >> d & 1) == 0
                        : torus.isShortest(d, from, to, true);
        int held = torus.dimension(inPort) == d ? inClass : INJECTED;
        if (dateline.recordsCrossing()) {
            held = (state >> WRAPPED + d & 1) == 0 ? INJECTED : Dateline.PASSED_IT;
        }
        choices.add(
                torus.stepPort(d, from, torus.ahead(d, from, to, up), up),
                torus.classes(dateline, d, from, to, up, held));
    }

    @Override
    public int nextState(int state, int router, int outPort, int outClass) {
        if (!dateline.recordsCrossing()) {
            return state;
        }
        int d = torus.dimension(outPort);
        boolean up = outPort == ConcentratedGrid.port(d, true);
        int last = up ? torus.shape().radix(d) - 1 : 0;
        boolean wraps = torus.shape().coordinate(router, d) == last;
        return wraps ? state | 1 << WRAPPED + d : state;
    }
}
