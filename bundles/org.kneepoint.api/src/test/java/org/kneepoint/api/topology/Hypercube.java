// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The binary n-cube with e-cube routing: port d of router r leads to the router whose number
 * differs in bit d, port n to the terminal.
 */
record Hypercube(int dimensions) implements Network {
    @Override
    public int terminals() {
        return 1 << dimensions;
    }

    @Override
    public int routers() {
        return terminals();
    }

    @Override
    public int ports(int router) {
        return dimensions + 1;
    }

    @Override
    public int peerRouter(int router, int port) {
        return port == dimensions ? UNCONNECTED : router ^ 1 << port;
    }

    @Override
    public int peerPort(int router, int port) {
        return port;
    }

    @Override
    public int entryRouter(int terminal) {
        return terminal;
    }

    @Override
    public int entryPort(int terminal) {
        return dimensions;
    }

    @Override
    public List<Routing> routings() {
        return List.of(new ECube(), new Valiant(new ECube()));
    }

    @Override
    public long orbit(int router, int port) {
        return port;
    }

    /** Half of the traffic crosses the middle, over one channel per terminal of a half. */
    @Override
    public OptionalDouble capacity() {
        return OptionalDouble.of(2.0 * (terminals() - 1) / terminals());
    }

    @Override
    public OptionalInt diameter() {
        return OptionalInt.of(dimensions + 1);
    }

    @Override
    public OptionalDouble meanDistance() {
        return OptionalDouble.of(1 + 0.5 * dimensions * terminals() / (terminals() - 1));
    }

    /** The lowest bit that differs first. */
    private static final class ECube implements Routing {
        @Override
        public String name() {
            return "e-cube";
        }

        @Override
        public Freedom freedom() {
            return Freedom.ACYCLIC;
        }

        @Override
        public void route(
                int router, int inPort, int inClass, int target, int state, Choices choices) {
            choices.add(Integer.numberOfTrailingZeros(router ^ target));
        }
    }
}
