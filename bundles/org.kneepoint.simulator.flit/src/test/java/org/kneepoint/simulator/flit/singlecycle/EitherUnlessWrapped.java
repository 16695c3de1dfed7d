// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * Dimension order on a torus of two dimensions where packets that never pass the wrap link of a
 * ring use either class in it; the others use class 0 up to the wrap link and then class 1.
 *
 * @param torus whose routing that is free to choose after the wrap link is restricted
 * @param radix routers in a ring
 */
record EitherUnlessWrapped(Network torus, int radix) implements Routing {
    private static final int WRAPPED = 8;
    private static final int TIES = (1 << WRAPPED) - 1;

    private Routing free() {
        return Networks.routing(torus, "dimension-order-free");
    }

    @Override
    public String name() {
        return "either-unless-wrapped";
    }

    @Override
    public int classes() {
        return 2;
    }

    @Override
    public Freedom freedom() {
        return Freedom.NONE;
    }

    @Override
    public void starts(int source, int target, Starts starts) {
        free().starts(source, target, starts);
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        Choices given = new Choices();
        free().route(router, inPort, inClass, target, state & TIES, given);
        int port = given.port(0);
        boolean wrapped = (state >> WRAPPED + port / 2 & 1) != 0;
        choices.add(port, wrapped ? 2 : given.classMask(0));
    }

    @Override
    public int advance(int state, int router, int outPort, int outClass) {
        int at = outPort < 2 ? router % radix : router / radix;
        boolean wraps = at == (outPort % 2 == 0 ? radix - 1 : 0);
        return wraps ? state | 1 << WRAPPED + outPort / 2 : state;
    }
}
