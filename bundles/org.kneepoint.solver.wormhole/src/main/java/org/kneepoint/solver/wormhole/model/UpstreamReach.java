// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

/**
 * Number of upstream channels that a waiting message occupies with one-flit buffers: one per flit.
 * Immutable.
 */
final class UpstreamReach {
    /** The reach of messages longer than any path. */
    static final UpstreamReach WHOLE = new UpstreamReach(true, new double[] {1});

    private static final double NEGLIGIBLE = 1e-3;
    private static final int DEEPEST = 256;

    private final boolean isWhole;
    private final double[] longer;

    private UpstreamReach(boolean isWhole, double[] longer) {
        this.isWhole = isWhole;
        this.longer = longer;
    }

    /**
     * Returns the reach.
     *
     * @param longestPath channels after the first on the longest path
     */
    static UpstreamReach of(MessageLength length, int longestPath) {
        if (length.longerThan(longestPath) == 1) {
            return WHOLE;
        }
        int depth = 1;
        while (depth < Math.min(longestPath, DEEPEST) && length.longerThan(depth) > NEGLIGIBLE) {
            depth++;
        }
        double[] longer = new double[depth];
        for (int k = 0; k < depth; k++) {
            longer[k] = length.longerThan(k);
        }
        return new UpstreamReach(false, longer);
    }

    /**
     * Returns the number of distances with different reach; 1 if a wait reaches all distances
     * equally.
     */
    int depth() {
        return longer.length;
    }

    /** Returns the distance one hop upstream. */
    int farther(int distance) {
        return isWhole ? 0 : distance + 1;
    }

    /** Returns the probability that a message reaches a distance. */
    double longerProbability(int distance) {
        return longer[distance];
    }
}
