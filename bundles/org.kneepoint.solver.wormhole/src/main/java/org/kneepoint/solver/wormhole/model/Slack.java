// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * How buffers relieve the channels upstream of a wait.
 *
 * <p>When a header waits, the flits behind it move up until the buffers in between are full. So a
 * channel k hops upstream of the one before the header is held by the wait only after k times b - 1
 * cycles, and not at all by a message of no more than k b flits. Those that follow fill the buffers
 * too, which leaves less room: that is what {@link #SHARE} stands for. Immutable.
 */
final class Slack {
    /**
     * Share of the buffer places behind the first that is free when a header must wait. Fitted to
     * simulations with messages of 16 flits and buffers of 4: hypercube 6, 8x8 mesh, butterfly
     * fat-tree of 64 and 2-ary 6-fly.
     */
    static final double SHARE = 0.7;

    private static final double NEGLIGIBLE = 1e-3;
    private static final int DEEPEST = 256;

    private final double places;
    private final boolean isRigid;
    private final double[] longer;

    /**
     * Fixes buffers and lengths.
     *
     * @param buffer b, flits that the buffer of a virtual channel holds, at least 1
     * @param longestPath channels behind the first on the longest path
     */
    Slack(int buffer, MessageLength length, int longestPath) {
        places = 1 + SHARE * (buffer - 1);
        isRigid = buffer == 1 && length.longerThan(longestPath) == 1;
        int depth = 1;
        while (!isRigid
                && depth < Math.min(longestPath, DEEPEST)
                && length.longerThan(places * depth) > NEGLIGIBLE) {
            depth++;
        }
        longer = new double[depth];
        for (int k = 0; k < depth; k++) {
            longer[k] = length.longerThan(places * k);
        }
    }

    /** Returns the number of distances that differ; 1 if a wait is felt alike at all of them. */
    int depth() {
        return longer.length;
    }

    /** Returns the distance one hop farther upstream. */
    int farther(int distance) {
        return isRigid ? 0 : distance + 1;
    }

    /** Returns the cycles of a wait that pass before it is felt at a distance. */
    double free(int distance) {
        return (places - 1) * distance;
    }

    /** Returns the probability that a message is long enough to be held at a distance. */
    double longer(int distance) {
        return longer[distance];
    }
}
