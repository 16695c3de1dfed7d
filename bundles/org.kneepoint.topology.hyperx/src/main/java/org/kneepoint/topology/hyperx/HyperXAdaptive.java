// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Dimensionally adaptive, load-balanced routing (DAL): in any dimension in which the routers
 * differ, to the coordinate of the destination or, once in each dimension, to another one (Ahn et
 * al. 2009).
 *
 * <p>Class 1 is for hops to the coordinate of the destination, class 2 for the others, which are
 * taken when no such hop is free; class 0 is the escape, in dimension order. Bit d of the state is
 * set after the other hop in dimension d. A dimension once aligned stays so, so that the escape
 * channels of a packet have ascending dimensions whatever it does between them.
 */
record HyperXAdaptive(HyperXNetwork network) implements Routing {
    private static final int ASIDE_CLASS = 2;
    private static final long ESCAPE = 1;
    private static final long ALIGNING = 1 << 1;
    private static final long ASIDE = 1 << ASIDE_CLASS;

    @Override
    public String name() {
        return "dal";
    }

    @Override
    public int vcClasses() {
        return 3;
    }

    @Override
    public boolean isMinimal() {
        return false;
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.escape(ESCAPE, VcReallocation.ATOMIC);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        HyperXShape shape = network.shape();
        int exit = network.ejectionRouter(target);
        boolean isLowest = true;
        for (int d = 0; d < shape.dimensions(); d++) {
            int from = shape.coordinate(router, d);
            int to = shape.coordinate(exit, d);
            if (from == to) {
                continue;
            }
            network.addLinks(router, d, to, ALIGNING, 2, choices);
            if (isLowest) {
                network.addLinks(router, d, to, ESCAPE, 0, choices);
            }
            for (int other = 0; other < shape.radix(d) && (state >> d & 1) == 0; other++) {
                if (other != from && other != to) {
                    network.addLinks(router, d, other, ASIDE, 1, choices);
                }
            }
            isLowest = false;
        }
    }

    @Override
    public int nextState(int state, int router, int outPort, int outClass) {
        return outClass == ASIDE_CLASS ? state | 1 << network.shape().dimension(outPort) : state;
    }
}
