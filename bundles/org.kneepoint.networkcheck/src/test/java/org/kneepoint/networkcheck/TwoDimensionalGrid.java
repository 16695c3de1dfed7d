// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import org.kneepoint.api.topology.GridNetwork;

/** Two dimensions of routers: ports 0 and 1 lead up and down in x, 2 and 3 in y, 4 is local. */
abstract class TwoDimensionalGrid implements GridNetwork {
    static final int LOCAL = 4;

    final int radix;

    TwoDimensionalGrid(int radix) {
        this.radix = radix;
    }

    @Override
    public final int dimensions() {
        return 2;
    }

    @Override
    public int radix(int dimension) {
        return radix;
    }

    @Override
    public int coordinate(int router, int dimension) {
        return dimension == 0 ? router % radix : router / radix;
    }

    @Override
    public int port(int router, int dimension, boolean up) {
        int port = 2 * dimension + (up ? 0 : 1);
        return peerRouter(router, port) == UNCONNECTED ? UNCONNECTED : port;
    }

    final int router(int x, int y) {
        return y * radix + x;
    }

    /** The coordinate one step beyond, perhaps outside of the grid. */
    final int beyond(int router, int port) {
        return coordinate(router, port / 2) + (port % 2 == 0 ? 1 : -1);
    }

    @Override
    public final int terminals() {
        return radix * radix;
    }

    @Override
    public final int routers() {
        return terminals();
    }

    @Override
    public final int ports(int router) {
        return LOCAL + 1;
    }

    @Override
    public final int peerPort(int router, int port) {
        return port ^ 1;
    }

    @Override
    public final int injectionRouter(int terminal) {
        return terminal;
    }

    @Override
    public final int injectionPort(int terminal) {
        return LOCAL;
    }
}
