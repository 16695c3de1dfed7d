// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.List;

/**
 * A one-way ring: port 0 leads on, port 1 to the terminal. With one class it deadlocks; with two,
 * split where router 0 is entered, it does not. Open to be spoilt by tests.
 */
class Ring implements Network {
    static final int SIZE = 5;

    private final Routing routing;

    Ring(Routing routing) {
        this.routing = routing;
    }

    @Override
    public int terminals() {
        return SIZE;
    }

    @Override
    public int routers() {
        return SIZE;
    }

    @Override
    public int ports(int router) {
        return 2;
    }

    @Override
    public int peerRouter(int router, int port) {
        return port == 0 ? (router + 1) % SIZE : UNCONNECTED;
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
        return 1;
    }

    @Override
    public List<Routing> routings() {
        return List.of(routing);
    }

    /** Class 0 while the wrap link lies ahead, then class 1. */
    static class Around implements Routing {
        @Override
        public String name() {
            return "around";
        }

        @Override
        public int classes() {
            return 2;
        }

        @Override
        public Freedom freedom() {
            return Freedom.ACYCLIC;
        }

        @Override
        public void route(
                int router, int inPort, int inClass, int target, int state, Choices choices) {
            choices.add(0, target < router ? 1 : 2);
        }
    }
}
