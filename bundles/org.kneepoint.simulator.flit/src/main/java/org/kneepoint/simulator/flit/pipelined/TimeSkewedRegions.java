// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Advances the regions of a network by several steps while their state is in the cache, as time
 * skewing does for stencils (D. Wonnacott: Using time skewing to eliminate idle time due to memory
 * bandwidth and network limitations, IPDPS 2000). A region may be ahead of its neighbours by the
 * shortest delay between routers. Each region in turn is advanced by one step, and after it those
 * before it by another one each.
 */
final class TimeSkewedRegions {
    private final int lookahead;

    /** Next cycle of each region. */
    private final long[] next;

    /** Where the neighbours of each region begin, and their number at the end. */
    private final int[] firstNeighbour;

    private int[] neighbours = new int[16];

    /**
     * Finds the neighbours of all regions.
     *
     * @param lookahead cycles that nothing takes less from one router to another
     */
    TimeSkewedRegions(RouterRegions regions, NetworkWiring wiring, int lookahead) {
        this.lookahead = lookahead;
        next = new long[regions.routerRegions];
        firstNeighbour = new int[next.length + 1];
        int[] lastSeenFrom = new int[next.length];
        Arrays.fill(lastSeenFrom, -1);
        int size = 0;
        for (int region = 0; region < next.length; region++) {
            lastSeenFrom[region] = region;
            for (int port = regions.firstPort(region);
                    port < regions.firstPort(region + 1);
                    port++) {
                size =
                        add(
                                size,
                                region,
                                regionOf(regions, wiring, wiring.peer[port]),
                                lastSeenFrom);
                size =
                        add(
                                size,
                                region,
                                regionOf(regions, wiring, wiring.upstreamPort[port]),
                                lastSeenFrom);
            }
            firstNeighbour[region + 1] = size;
        }
    }

    private static int regionOf(RouterRegions regions, NetworkWiring wiring, int port) {
        return port == NetworkWiring.NONE ? -1 : regions.of(wiring.router[port]);
    }

    private int add(int size, int region, int other, int[] lastSeenFrom) {
        if (other < 0 || lastSeenFrom[other] == region) {
            return size;
        }
        lastSeenFrom[other] = region;
        if (size == neighbours.length) {
            neighbours = Arrays.copyOf(neighbours, 2 * size);
        }
        neighbours[size] = other;
        return size + 1;
    }

    /**
     * Simulates the routers of all regions.
     *
     * @param first first cycle
     * @param last last cycle
     */
    void run(RouterPipeline pipeline, long first, long last) {
        Arrays.fill(next, first);
        int unfinished = next.length;
        while (unfinished > 0) {
            for (int newest = 0; newest < next.length; newest++) {
                int region = newest;
                while (region >= 0 && advance(pipeline, region, last + 1)) {
                    unfinished -= next[region] > last ? 1 : 0;
                    region--;
                }
            }
        }
    }

    /** Advances a region as far as its neighbours permit; returns whether it has advanced. */
    private boolean advance(RouterPipeline pipeline, int region, long end) {
        long from = next[region];
        long to = end;
        for (int i = firstNeighbour[region]; i < firstNeighbour[region + 1] && to > from; i++) {
            to = Math.min(to, next[neighbours[i]] + lookahead);
        }
        if (to <= from) {
            return false;
        }
        pipeline.run(region, from, to - 1);
        next[region] = to;
        return true;
    }
}
