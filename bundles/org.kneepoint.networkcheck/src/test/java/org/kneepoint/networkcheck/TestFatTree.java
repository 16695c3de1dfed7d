// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import java.util.OptionalInt;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * The butterfly fat-tree: switches of four children and two parents, whose two up-links share one
 * queue. Level l of 1 to n has 2^(2n - l - 1) switches; a block of 2^(l - 1) of them stands above
 * the same 4^l terminals. Ports 0 to 3 lead down, 4 and 5 up.
 */
record TestFatTree(int levels) implements Network {
    private static final int UP = 4;

    private int first(int level) {
        // The levels below hold a geometric series of switches.
        return (1 << 2 * levels - 1) - (1 << 2 * levels - level);
    }

    private int level(int router) {
        int level = 1;
        while (level < levels && router >= first(level + 1)) {
            level++;
        }
        return level;
    }

    @Override
    public int terminals() {
        return 1 << 2 * levels;
    }

    @Override
    public int routers() {
        return first(levels + 1);
    }

    @Override
    public int ports(int router) {
        return UP + 2;
    }

    private int parent(int router, int upLink) {
        int level = level(router);
        int a = router - first(level);
        int block = a >> level + 1 << level;
        int shifted = a + upLink * (1 << level - 1);
        return first(level + 1) + block + (shifted & (1 << level) - 1);
    }

    private int childPort(int router) {
        int level = level(router);
        return router - first(level) >> level - 1 & 3;
    }

    @Override
    public int peerRouter(int router, int port) {
        int level = level(router);
        if (port >= UP) {
            return level == levels ? UNCONNECTED : parent(router, port - UP);
        }
        return level == 1 ? UNCONNECTED : child(router, level, port);
    }

    /** The one switch below this port that has this switch for a parent. */
    private int child(int router, int level, int port) {
        for (int child = first(level - 1); child < first(level); child++) {
            boolean below = parent(child, 0) == router || parent(child, 1) == router;
            if (below && childPort(child) == port) {
                return child;
            }
        }
        throw new IllegalStateException("no child at port " + port + " of " + router);
    }

    @Override
    public int peerPort(int router, int port) {
        if (port >= UP) {
            return childPort(router);
        }
        return parent(peerRouter(router, port), 0) == router ? UP : UP + 1;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal / 4;
    }

    @Override
    public int injectionPort(int terminal) {
        return terminal % 4;
    }

    @Override
    public int portGroup(int router, int port) {
        return Math.min(port, UP);
    }

    @Override
    public List<Routing> routings() {
        return List.of(new NearestAncestor());
    }

    @Override
    public OptionalInt diameter() {
        return OptionalInt.of(2 * levels - 1);
    }

    /** Up, by either link, to the first switch above the target, and down. */
    private final class NearestAncestor implements Routing {
        @Override
        public String name() {
            return "nearest-ancestor";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            int level = level(router);
            int block = router - first(level) >> level - 1;
            if (block == target >> 2 * level) {
                choices.add(target >> 2 * (level - 1) & 3);
            } else {
                choices.add(UP);
                choices.add(UP + 1);
            }
        }
    }
}
