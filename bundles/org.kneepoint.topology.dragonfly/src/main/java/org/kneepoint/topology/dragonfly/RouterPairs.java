// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import java.util.Arrays;
import java.util.Optional;
import org.kneepoint.api.topology.Network;

/**
 * Ordered pairs of routers of a dragonfly by distance. A local, a global and a local channel always
 * suffice, but two global ones over a third group can be fewer, so that the pairs up to two
 * channels apart are counted and all others are three apart.
 */
final class RouterPairs {
    /** Most steps of a count; about a fifth of a second. */
    private static final long MAX_STEPS = 1L << 26;

    private static final int LARGEST = 4;

    private final Network network;

    /** By router: the last source from which it was reached. */
    private final int[] reachedFrom;

    /** By router: those reached from the present source, nearest first. */
    private final int[] reached;

    private int size;

    /** By the routers on the shortest path, 1 to 4, both ends included. */
    private final long[] pairs = new long[LARGEST + 1];

    private RouterPairs(Network network) {
        this.network = network;
        reachedFrom = new int[network.routers()];
        reached = new int[network.routers()];
        Arrays.fill(reachedFrom, Network.UNCONNECTED);
    }

    /**
     * Counts the pairs.
     *
     * @param representative number of the first routers whose distances are those of all; it
     *     divides the number of routers
     * @return empty if it would take too many steps
     */
    static Optional<RouterPairs> count(Network network, int representative) {
        long ports = network.ports(0);
        if (representative * ports * ports > MAX_STEPS) {
            return Optional.empty();
        }
        RouterPairs counted = new RouterPairs(network);
        for (int source = 0; source < representative; source++) {
            counted.addFrom(source);
        }
        int each = network.routers() / representative;
        for (int distance = 1; distance <= LARGEST; distance++) {
            counted.pairs[distance] *= each;
        }
        return Optional.of(counted);
    }

    /** Adds the pairs of one source by a breadth-first search of two channels. */
    private void addFrom(int source) {
        size = 0;
        reach(source, source);
        int begin = 0;
        for (int distance = 1; distance < LARGEST; distance++) {
            int end = size;
            pairs[distance] += end - begin;
            for (int i = begin; i < end && distance < LARGEST - 1; i++) {
                for (int port = 0; port < network.ports(reached[i]); port++) {
                    reach(network.peerRouter(reached[i], port), source);
                }
            }
            begin = end;
        }
        pairs[LARGEST] += network.routers() - size;
    }

    private void reach(int router, int source) {
        if (router != Network.UNCONNECTED && reachedFrom[router] != source) {
            reachedFrom[router] = source;
            reached[size++] = router;
        }
    }

    /** Returns the most routers on a shortest path. */
    int farthest() {
        int farthest = LARGEST;
        while (pairs[farthest] == 0) {
            farthest--;
        }
        return farthest;
    }

    /**
     * Returns the mean number of routers between two different terminals.
     *
     * @param concentration terminals of each router
     */
    double meanDistance(int concentration) {
        double terminals = (double) pairs[1] * concentration;
        double sum = terminals * (concentration - 1);
        for (int distance = 2; distance <= LARGEST; distance++) {
            sum += (double) distance * pairs[distance] * concentration * concentration;
        }
        return sum / (terminals * (terminals - 1));
    }
}
