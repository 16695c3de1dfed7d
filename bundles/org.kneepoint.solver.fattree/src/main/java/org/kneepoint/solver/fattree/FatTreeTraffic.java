// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import org.kneepoint.api.scenario.BadInput;

/**
 * Uniform traffic without self traffic on a butterfly fat-tree, which has N/2^l links in each
 * direction between level l and l+1. Immutable.
 *
 * <p>All powers of 4 are exact.
 *
 * @param levels n, 1 to 15
 */
record FatTreeTraffic(int levels) {
    private static final int CHILDREN = 4;

    /**
     * Returns the traffic on the tree of N terminals.
     *
     * @param nodes N
     * @throws BadInput if it is no power of 4
     */
    static FatTreeTraffic of(int nodes) {
        int levels = Integer.numberOfTrailingZeros(nodes) / 2;
        if (levels == 0 || nodes != 1 << 2 * levels) {
            throw BadInput.notAllowed("nodes", nodes, "4^n, n at least 1")
                    .with("solver", "fat-tree");
        }
        return new FatTreeTraffic(levels);
    }

    /** Returns N. */
    double nodes() {
        return leaves(levels);
    }

    /** Terminals below a switch of a level; 1 at level 0. */
    private static double leaves(int level) {
        return 1L << 2 * level;
    }

    /**
     * Returns the probability that a message passes above a level: equation (12); 1 at level 0.
     *
     * @param level l, 0 to n
     */
    double probabilityAbove(int level) {
        return (nodes() - leaves(level)) / (nodes() - 1);
    }

    /**
     * Returns the probability that a message stays at or below a level: equation (13), without
     * cancellation.
     */
    double probabilityWithin(int level) {
        return (leaves(level) - 1) / (nodes() - 1);
    }

    /** Returns the probability that a message that came up to a level continues upward. */
    double probabilityOnUp(int level) {
        return (nodes() - leaves(level)) / (nodes() - leaves(level - 1));
    }

    /** Returns the probability that a message that came up to a level turns there. */
    double probabilityTurn(int level) {
        return (CHILDREN - 1) * leaves(level - 1) / (nodes() - leaves(level - 1));
    }

    /**
     * Returns the rate of a link between two levels, in either direction, over that of a node:
     * equations (14) and (15).
     *
     * @param lower l of &lt;l,l+1&gt;, 0 to n-1
     */
    double relativeRate(int lower) {
        return (1L << lower) * probabilityAbove(lower);
    }

    /**
     * Returns the mean number of channels of a path, injection and ejection included: 2 l with the
     * probability of a turn at level l.
     */
    double meanChannels() {
        double sum = 0;
        for (int level = 1; level <= levels; level++) {
            sum += 2 * level * (leaves(level) - leaves(level - 1));
        }
        return sum / (nodes() - 1);
    }

    /** Returns the largest number of channels of a path. */
    int maxChannels() {
        return 2 * levels;
    }

    /** Returns the largest relative rate of a link between switches; NaN for a single switch. */
    double maxRelativeRate() {
        double largest = Double.NaN;
        for (int lower = 1; lower < levels; lower++) {
            largest = lower == 1 ? relativeRate(lower) : Math.max(largest, relativeRate(lower));
        }
        return largest;
    }

    /** Returns the mean relative rate of the links between switches; NaN for a single switch. */
    double meanRelativeRate() {
        double flow = 0;
        double links = 0;
        for (int lower = 1; lower < levels; lower++) {
            flow += probabilityAbove(lower);
            links += 1.0 / (1L << lower);
        }
        return flow / links;
    }
}
