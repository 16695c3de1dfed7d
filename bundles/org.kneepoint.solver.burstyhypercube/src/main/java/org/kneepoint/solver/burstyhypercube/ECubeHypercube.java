// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * The binary hypercube as a message sees it that crosses its dimensions in order (e-cube), with
 * destinations uniform over the other nodes. Whether a message uses a dimension above one that it
 * uses is then a fair coin, so that all links of a dimension are alike.
 *
 * <p>Dimensions count from 1 in the order in which they are crossed; 0 stands for the source.
 *
 * @param dimensions number of dimensions n, 1 to 16
 */
record ECubeHypercube(int dimensions) {
    /** The place of the source among the inputs of a link. */
    static final int SOURCE = 0;

    /** Returns how much more probable each destination is because none addresses itself. */
    private double excludedSelfFactor() {
        double nodes = Math.scalb(1.0, dimensions);
        return nodes / (nodes - 1);
    }

    /** Returns the mean number of links of a message, n 2^(n-1) / (2^n - 1). */
    double meanLinks() {
        return dimensions * useProbability();
    }

    /** Returns the probability that a message uses a dimension. */
    double useProbability() {
        return excludedSelfFactor() / 2;
    }

    /**
     * Returns the probability that what comes from one place next takes the link of a dimension.
     *
     * @param from the source, or the dimension of the link that it came over
     * @param to a dimension above that
     */
    double turnProbability(int from, int to) {
        double turn = Math.scalb(1.0, from - to);
        return from == SOURCE ? excludedSelfFactor() * turn : turn;
    }

    /** Returns the probability that the link of a dimension is the last of a message using it. */
    double lastLinkProbability(int dimension) {
        return Math.scalb(1.0, dimension - dimensions);
    }

    /** Returns the part of all messages that takes the link of one dimension after another. */
    double flow(int from, int to) {
        return (from == SOURCE ? 1 : useProbability()) * turnProbability(from, to);
    }

    /**
     * Returns the probability that a message uses a number of links, eq. (13).
     *
     * @param links 1 to n
     */
    double distanceProbability(int links) {
        double ways = 1;
        for (int i = 1; i <= links; i++) {
            ways = ways * (dimensions - links + i) / i;
        }
        return ways / (Math.scalb(1.0, dimensions) - 1);
    }
}
