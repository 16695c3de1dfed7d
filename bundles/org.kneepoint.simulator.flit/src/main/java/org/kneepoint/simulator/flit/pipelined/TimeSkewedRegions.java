// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Advances the regions of a network by several steps while their state is in the cache, as time
 * skewing does for stencils (D. Wonnacott: Using time skewing to eliminate idle time due to memory
 * bandwidth and network limitations, IPDPS 2000). A region may be ahead of its neighbours by the
 * shortest delay between routers. Each region in turn is advanced by one step, and after it those
 * before it at the distance of neighbours, such as the rows of a grid, by another one each.
 *
 * <p>Several threads advance a share of the regions each, in rounds: those at the borders as far as
 * the others were at the end of the last round.
 */
final class TimeSkewedRegions {
    private final int lookahead;

    /** Next cycle of each region. */
    private final long[] next;

    /** The same at the end of the last round. */
    private final long[] reached;

    private long end;

    /** Where the neighbours of each region begin, and their number at the end. */
    private final int[] firstNeighbour;

    private int[] neighbours = new int[16];

    /** When a region has advanced, the one before it by so much can follow. */
    private final int distance;

    /**
     * Finds the neighbours of all regions.
     *
     * @param lookahead cycles that nothing takes less from one router to another
     */
    TimeSkewedRegions(RouterRegions regions, NetworkWiring wiring, int lookahead) {
        this.lookahead = lookahead;
        distance = regions.distance;
        next = new long[regions.routerRegions];
        reached = new long[next.length];
        firstNeighbour = new int[next.length + 1];
        int[] lastSeenFrom = new int[next.length];
        Arrays.fill(lastSeenFrom, -1);
        int[][] others = {wiring.peer, wiring.upstreamPort};
        int size = 0;
        for (int region = 0; region < next.length; region++) {
            lastSeenFrom[region] = region;
            for (int port = regions.firstPort(region);
                    port < regions.firstPort(region + 1);
                    port++) {
                for (int[] other : others) {
                    size = add(size, region, regionOf(regions, wiring, other[port]), lastSeenFrom);
                }
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
     * Begins the simulation of all regions.
     *
     * @param first first cycle
     * @param last last cycle
     */
    void begin(long first, long last) {
        Arrays.fill(next, first);
        Arrays.fill(reached, first);
        end = last + 1;
    }

    /**
     * Simulates the regions of a share as far as the others permit.
     *
     * @param from first region of the share
     * @param to region after its last one
     */
    void run(RouterPipeline pipeline, int from, int to) {
        boolean hasAdvanced = true;
        while (hasAdvanced) {
            hasAdvanced = false;
            for (int newest = from; newest < to; newest++) {
                int region = newest;
                while (region >= from && advance(pipeline, region, from, to)) {
                    hasAdvanced = true;
                    region -= distance;
                }
            }
        }
    }

    /** Ends a round of all shares; returns whether all regions are simulated to the last cycle. */
    boolean endRound() {
        boolean isDone = true;
        for (int region = 0; region < next.length; region++) {
            reached[region] = next[region];
            isDone &= next[region] == end;
        }
        return isDone;
    }

    /** Advances a region as far as its neighbours permit; returns whether it has advanced. */
    private boolean advance(RouterPipeline pipeline, int region, int from, int to) {
        long first = next[region];
        long until = end;
        for (int i = firstNeighbour[region]; i < firstNeighbour[region + 1] && until > first; i++) {
            int other = neighbours[i];
            long cycle = other >= from && other < to ? next[other] : reached[other];
            until = Math.min(until, cycle + lookahead);
        }
        if (until <= first) {
            return false;
        }
        pipeline.run(region, first, until - 1);
        next[region] = until;
        return true;
    }
}
