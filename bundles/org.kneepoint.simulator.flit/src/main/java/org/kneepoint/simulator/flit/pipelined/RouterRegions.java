// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/** Divides the routers into regions of consecutive routers. The terminals are the last region. */
final class RouterRegions {
    /** Most event lists over all regions and cycles; bounds the number of regions. */
    private static final int MAX_LISTS = 1 << 17;

    /** Fewest regions for each of several threads, so that their shares can be about equal. */
    private static final int REGIONS_OF_SHARE = 16;

    /** Most rows, each a region, that a second-level cache holds. */
    private static final int ROWS_OF_CACHE = 4;

    /** Number of regions of routers; also the region of the terminals. */
    final int routerRegions;

    /**
     * Largest difference between the numbers of two regions that are neighbours, without those
     * around a ring.
     */
    final int distance;

    private final NetworkWiring wiring;
    private final int shift;

    /**
     * Divides a network.
     *
     * @param numbering its virtual channels
     * @param cache bytes of a second-level cache, the most state of a region unless a router has
     *     more
     * @param cycles event lists of a region
     * @param threads threads among which the regions are shared
     * @param followsRows whether the regions of a network larger than the cache are about as large
     *     as the rows of a grid; else, where the order of the routers matters, they depend on the
     *     cache only
     */
    RouterRegions(VcNumbering numbering, int cache, int cycles, int threads, boolean followsRows) {
        wiring = numbering.wiring;
        long routerBytes = numbering.bytes() / wiring.routers;
        int row = largestDistance(wiring);
        long bytes = cache;
        if (followsRows && numbering.bytes() > cache) {
            bytes = Math.min(cache, Math.max(cache / ROWS_OF_CACHE, row * routerBytes));
        }
        int fewest = threads == 1 ? 1 : REGIONS_OF_SHARE * threads;
        int size = 0;
        while (count(size) > 1
                && (routerBytes << size + 1 <= bytes && count(size + 1) >= fewest
                        || (long) count(size) * cycles > MAX_LISTS)) {
            size++;
        }
        shift = size;
        routerRegions = count(size);
        distance = (row - 1 >> shift) + 1;
    }

    /**
     * Returns the largest difference between the numbers of two routers that are neighbours,
     * without those around a ring, which are more than half of all apart: in a grid the length of a
     * row.
     */
    private static int largestDistance(NetworkWiring wiring) {
        int largest = 1;
        for (int port : wiring.channels) {
            int peer = wiring.router[wiring.peer[port]];
            int difference = Math.abs(wiring.router[port] - peer);
            largest = Math.max(largest, difference <= wiring.routers / 2 ? difference : 1);
        }
        return largest;
    }

    private int count(int shift) {
        return (wiring.routers - 1 >> shift) + 1;
    }

    /** Returns the region of a router. */
    int of(int router) {
        return router >> shift;
    }

    /** Returns the first router of a region, or the number of routers. */
    int firstRouter(int region) {
        return (int) Math.min((long) region << shift, wiring.routers);
    }

    /** Returns the first port of a region, or the number of ports. */
    int firstPort(int region) {
        return wiring.firstPort[firstRouter(region)];
    }

    /** Returns the largest number of ports of a region. */
    int maxPorts() {
        int largest = 0;
        for (int region = 0; region < routerRegions; region++) {
            largest = Math.max(largest, firstPort(region + 1) - firstPort(region));
        }
        return largest;
    }
}
