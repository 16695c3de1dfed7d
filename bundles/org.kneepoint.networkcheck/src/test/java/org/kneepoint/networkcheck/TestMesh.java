// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** The two-dimensional mesh with one oblivious and three adaptive routings. */
class TestMesh extends TwoDimensionalGrid {
    TestMesh(int radix) {
        super(radix);
    }

    @Override
    public int peerRouter(int router, int port) {
        if (port == LOCAL || beyond(router, port) < 0 || beyond(router, port) == radix) {
            return UNCONNECTED;
        }
        return router + (port % 2 == 0 ? 1 : -1) * (port < 2 ? 1 : radix);
    }

    @Override
    public boolean isWrapped(int dimension) {
        return false;
    }

    @Override
    public List<Routing> routings() {
        return List.of(
                new O1TurnMeshRouting(),
                new AdaptiveMeshRouting("adaptive", true, DeadlockFreedom.VcReallocation.ATOMIC),
                new AdaptiveMeshRouting(
                        "adaptive-whole-packet", true, DeadlockFreedom.VcReallocation.WHOLE_PACKET),
                new AdaptiveMeshRouting(
                        "adaptive-one-way", false, DeadlockFreedom.VcReallocation.NON_ATOMIC));
    }

    @Override
    public OptionalDouble capacity() {
        double crossing = terminals() / 2.0 / (terminals() - 1) * terminals() / 2;
        return OptionalDouble.of(radix / crossing);
    }

    @Override
    public OptionalInt diameter() {
        return OptionalInt.of(2 * radix - 1);
    }

    @Override
    public OptionalDouble meanDistance() {
        return OptionalDouble.of(1 + 2 * radix / 3.0);
    }

    /** The port that leads on in x, and in y only where x is right. */
    int xFirst(int router, int target) {
        return port(router, target, differs(router, target, 0) ? 0 : 1);
    }

    private int port(int router, int target, int dimension) {
        int steps = coordinate(target, dimension) - coordinate(router, dimension);
        return 2 * dimension + (steps > 0 ? 0 : 1);
    }

    private boolean differs(int router, int target, int dimension) {
        return coordinate(target, dimension) != coordinate(router, dimension);
    }

    /** Half of the packets go first in x and keep to class 0, half first in y in class 1. */
    private final class O1TurnMeshRouting implements Routing {
        @Override
        public String name() {
            return "o1turn";
        }

        @Override
        public int vcClasses() {
            return 2;
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void startStates(int source, int target, StartStates startStates) {
            startStates.add(0, 0.5);
            startStates.add(1, 0.5);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            int dimension = differs(router, target, state) ? state : 1 - state;
            choices.add(port(router, target, dimension), 1L << state);
        }
    }

    /** Any shortest way in class 1; class 0, x before y, is the escape. */
    private final class AdaptiveMeshRouting implements Routing {
        private static final long ESCAPE = 1;
        private static final long FREE = 2;

        private final String name;
        private final boolean returns;
        private final DeadlockFreedom.VcReallocation reallocation;

        private AdaptiveMeshRouting(
                String name, boolean returns, DeadlockFreedom.VcReallocation reallocation) {
            this.name = name;
            this.returns = returns;
            this.reallocation = reallocation;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int vcClasses() {
            return 2;
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.escape(ESCAPE, reallocation);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            for (int d = 0; d < 2 && (returns || inClass != 0); d++) {
                if (differs(router, target, d)) {
                    int steps = Math.abs(coordinate(target, d) - coordinate(router, d));
                    choices.add(port(router, target, d), FREE, steps, 1);
                }
            }
            choices.add(xFirst(router, target), ESCAPE);
        }
    }
}
