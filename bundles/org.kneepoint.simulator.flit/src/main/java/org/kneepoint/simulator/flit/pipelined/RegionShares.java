// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Divides consecutive regions among threads so that each has about the same work. A thread's
 * regions are its share; the first also simulates the terminals. The shares have no effect on what
 * is simulated.
 */
final class RegionShares {
    /** Work of a terminal for a flit, in passages of a flit through a router. */
    private static final double WORK_OF_TERMINAL = 2.5;

    /** First region of each share, and the number of regions at the end. */
    private final int[] first;

    /**
     * Divides the regions of a network.
     *
     * @param shares number of shares, at least 1; one may be empty
     */
    RegionShares(RouterRegions regions, NetworkWiring wiring, int shares) {
        first = new int[shares + 1];
        Arrays.fill(first, 1, shares + 1, regions.routerRegions);
        if (shares > 1) {
            divide(regions, wiring);
        }
    }

    private void divide(RouterRegions regions, NetworkWiring wiring) {
        int shares = first.length - 1;
        double[] work = new double[regions.routerRegions];
        for (int port = 0; port < wiring.ports; port++) {
            boolean carries =
                    wiring.peer[port] != NetworkWiring.NONE
                            || wiring.ejectingTerminal[port] != NetworkWiring.NONE;
            work[regions.of(wiring.router[port])] += carries ? 1 : 0;
        }
        double routers = Arrays.stream(work).sum();
        double terminals = routers * WORK_OF_TERMINAL / MeanPathLength.routers(wiring);
        double done = terminals;
        int share = 1;
        for (int region = 0; region < work.length && share < shares; region++) {
            while (share < shares
                    && done + work[region] / 2 > share * (routers + terminals) / shares) {
                first[share++] = region;
            }
            done += work[region];
        }
    }

    /** Returns the first region of a share, or the number of regions. */
    int firstRegion(int share) {
        return first[share];
    }

    /** Returns the share of a region. */
    int of(int region) {
        int share = 0;
        while (region >= first[share + 1]) {
            share++;
        }
        return share;
    }
}
