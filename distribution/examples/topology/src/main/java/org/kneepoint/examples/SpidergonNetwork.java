// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * A ring of N routers with links across; router r has terminal r.
 *
 * @param terminals N, even
 */
record SpidergonNetwork(int terminals) implements Network {
    static final int CLOCKWISE = 0;
    static final int ANTICLOCKWISE = 1;
    static final int ACROSS = 2;
    private static final int TERMINAL = 3;

    @Override
    public int routers() {
        return terminals;
    }

    @Override
    public int ports(int router) {
        return 4;
    }

    /** Which router the output port leads to. */
    @Override
    public int peerRouter(int router, int port) {
        return switch (port) {
            case CLOCKWISE -> (router + 1) % terminals;
            case ANTICLOCKWISE -> (router + terminals - 1) % terminals;
            case ACROSS -> (router + terminals / 2) % terminals;
            default -> UNCONNECTED;
        };
    }

    /** Which input port it ends at: what leaves clockwise arrives at the anticlockwise port. */
    @Override
    public int peerPort(int router, int port) {
        return switch (port) {
            case CLOCKWISE -> ANTICLOCKWISE;
            case ANTICLOCKWISE -> CLOCKWISE;
            default -> port;
        };
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal;
    }

    @Override
    public int injectionPort(int terminal) {
        return TERMINAL;
    }

    @Override
    public List<Routing> routings() {
        return List.of(new SpidergonRouting(terminals));
    }
}
