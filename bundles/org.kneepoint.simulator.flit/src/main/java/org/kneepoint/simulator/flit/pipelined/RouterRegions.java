// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/** Divides the routers into regions of consecutive routers. The terminals are the last region. */
final class RouterRegions {
    /** Most event lists over all regions and cycles; bounds the number of regions. */
    private static final int MAX_LISTS = 1 << 20;

    /** Fewest regions for each of several threads, so that their shares can be about equal. */
    private static final int REGIONS_OF_SHARE = 16;

    /** Number of regions of routers; also the region of the terminals. */
    final int routerRegions;

    private final NetworkWiring wiring;
    private final int shift;

    /**
     * Divides a network.
     *
     * @param numbering its virtual channels
     * @param bytes most state of a region, unless a router has more
     * @param cycles event lists of a region
     * @param threads threads among which the regions are shared
     */
    RouterRegions(VcNumbering numbering, int bytes, int cycles, int threads) {
        wiring = numbering.wiring;
        long routerBytes = numbering.bytes() / wiring.routers;
        int fewest = threads == 1 ? 1 : REGIONS_OF_SHARE * threads;
        int size = 0;
        while (count(size) > 1
                && (routerBytes << size + 1 <= bytes && count(size + 1) >= fewest
                        || (long) count(size) * cycles > MAX_LISTS)) {
            size++;
        }
        shift = size;
        routerRegions = count(size);
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
