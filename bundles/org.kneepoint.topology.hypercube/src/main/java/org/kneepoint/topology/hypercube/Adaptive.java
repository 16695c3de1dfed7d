// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Routing;

/**
 * Any dimension that differs, in class 1; class 0, lowest dimension first, is the escape (Duato
 * 1993).
 *
 * @param name how it is called
 * @param returns whether a packet may go back from the escape to class 1
 */
record Adaptive(String name, boolean returns) implements Routing {
    private static final long ESCAPE = 1;
    private static final long ANY = 2;

    @Override
    public int classes() {
        return 2;
    }

    @Override
    public Freedom freedom() {
        return Freedom.escape(ESCAPE, returns ? Reuse.ATOMIC : Reuse.AFTER_TAIL);
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        int ahead = returns || inClass != 0 ? router ^ target : 0;
        for (; ahead != 0; ahead &= ahead - 1) {
            choices.add(Integer.numberOfTrailingZeros(ahead), ANY, 1, 1);
        }
        choices.add(ECube.port(router, target), ESCAPE);
    }
}
