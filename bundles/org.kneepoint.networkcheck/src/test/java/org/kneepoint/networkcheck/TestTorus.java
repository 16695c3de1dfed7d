// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** The k-ary 2-cube with dimension-order routing over two classes, split at the dateline. */
class TestTorus extends TwoDimensionalGrid {
    TestTorus(int radix) {
        super(radix);
    }

    @Override
    public int peerRouter(int router, int port) {
        if (port == LOCAL) {
            return UNCONNECTED;
        }
        int there = Math.floorMod(beyond(router, port), radix);
        return port < 2
                ? router(there, coordinate(router, 1))
                : router(coordinate(router, 0), there);
    }

    @Override
    public boolean isWrapped(int dimension) {
        return true;
    }

    @Override
    public List<Routing> routings() {
        return List.of(new Dateline(), new TwoPhaseRouting(this, new Dateline()));
    }

    @Override
    public OptionalInt diameter() {
        return OptionalInt.of(2 * (radix / 2) + 1);
    }

    @Override
    public OptionalDouble meanDistance() {
        double perDimension = (radix * radix / 4) / (double) radix;
        return OptionalDouble.of(1 + 2 * perDimension * terminals() / (terminals() - 1));
    }

    /**
     * Shortest way in x, then in y. Bit d of the state: go down at half distance in dimension d;
     * bit 2 + d: the wrap link of dimension d has been passed.
     */
    private final class Dateline implements Routing {
        @Override
        public String name() {
            return "dimension-order";
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
            int tied = 0;
            for (int d = 0; d < 2; d++) {
                tied |= 2 * ahead(source, target, d) == radix ? 1 << d : 0;
            }
            double probability = 1.0 / (1 << Integer.bitCount(tied));
            for (int state = 0; state < 4; state++) {
                if ((state & ~tied) == 0) {
                    startStates.add(state, probability);
                }
            }
        }

        /** Steps upwards in a dimension. */
        private int ahead(int from, int target, int dimension) {
            return Math.floorMod(
                    coordinate(target, dimension) - coordinate(from, dimension), radix);
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            int dimension = ahead(router, target, 0) != 0 ? 0 : 1;
            int steps = 2 * ahead(router, target, dimension);
            boolean down = steps > radix || steps == radix && (state >> dimension & 1) != 0;
            int passed = state >> 2 + dimension & 1;
            choices.add(2 * dimension + (down ? 1 : 0), 1L << passed);
        }

        @Override
        public int nextState(int state, int router, int outPort, int outClass) {
            int there = beyond(router, outPort);
            boolean wraps = there < 0 || there == radix;
            return wraps ? state | 1 << 2 + outPort / 2 : state;
        }
    }
}
