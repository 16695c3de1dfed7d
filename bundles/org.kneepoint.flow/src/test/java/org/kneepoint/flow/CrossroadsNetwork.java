// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.List;
import java.util.Optional;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Three routers in a row, without any symmetry. Two parallel channels of one group lead from 0 to 1
 * in 3 cycles, and one to router 2 in 2 cycles is in a group with one back to router 0. Terminals 0
 * and 1 are at router 0, 2 and 3 at router 1, 4 at router 2.
 *
 * <pre>
 * router 0: ports 0, 1 to router 1 (a group); 2, 3 terminals
 * router 1: ports 0 to router 2, 1 to router 0; 2, 3 terminals; 4 unconnected; 5 to router 2
 * router 2: ports 0, 1 to router 1; 2 terminal
 * </pre>
 */
final class CrossroadsNetwork implements Network {
    private static final int[][] PEERS = {{1, 1, -1, -1}, {2, 0, -1, -1, -1, 2}, {1, 1, -1}};
    private static final int[][] INPUTS = {{1, 4, 0, 0}, {0, 0, 0, 0, 0, 1}, {0, 5, 0}};
    private static final int[] ROUTERS = {0, 0, 1, 1, 2};
    private static final int[] PORTS = {2, 3, 2, 3, 2};

    @Override
    public int terminals() {
        return ROUTERS.length;
    }

    @Override
    public int routers() {
        return PEERS.length;
    }

    @Override
    public int ports(int router) {
        return PEERS[router].length;
    }

    @Override
    public int peerRouter(int router, int port) {
        return PEERS[router][port];
    }

    @Override
    public int peerPort(int router, int port) {
        return INPUTS[router][port];
    }

    @Override
    public int injectionRouter(int terminal) {
        return ROUTERS[terminal];
    }

    @Override
    public int injectionPort(int terminal) {
        return PORTS[terminal];
    }

    @Override
    public int portGroup(int router, int port) {
        return router == 0 && port == 1 ? 0 : port;
    }

    @Override
    public int delay(int router, int port) {
        return router == 0 ? 3 : 1 + router;
    }

    @Override
    public List<Routing> routings() {
        return List.of(
                new WeightedRouting("weighted", Optional.empty()),
                new WeightedRouting("via", Optional.of(IntermediateSelector.uniform(this))));
    }

    @Override
    public String toString() {
        return "crossroads";
    }

    /**
     * Along the row. Where two channels lead to the next router, the second is taken with weight
     * state + 2 against 1, in class 1 only, the first in any class. The state counts hops.
     */
    private record WeightedRouting(String name, Optional<IntermediateSelector> intermediates)
            implements Routing {
        @Override
        public int vcClasses() {
            return 2;
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public Selection selection() {
            return Selection.RANDOM;
        }

        @Override
        public void startStates(int source, int target, StartStates starts) {
            starts.add(0, 0.25);
            starts.add(source + target, 0.75);
        }

        @Override
        public int nextState(int state, int router, int outPort, int outClass) {
            return state + 1 + outClass;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            if (router == 0) {
                choices.add(0, inClass < 0 ? 1 : 3);
                choices.add(1, inClass < 0 ? 1 : 3);
            } else if (router == 1 && ROUTERS[target] == 0) {
                choices.add(1, 1L << (inPort + 1) % 2);
            } else {
                choices.add(0, 3, 1, 4);
                choices.add(router == 1 ? 5 : 1, 2, state + 2, 4);
                choices.add(router == 1 ? 5 : 1, 1, 9, 3);
            }
        }
    }
}
