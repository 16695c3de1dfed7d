// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

/**
 * The binary hypercube under e-cube routing, with destinations uniform over the other nodes. A
 * message on a link uses each higher dimension with probability 1/2, so all links of a dimension
 * are equivalent.
 *
 * <p>Dimensions are numbered from 1 in the order of routing; 0 is the source.
 *
 * @param dimensions number of dimensions n, 1 to 16
 */
record ECubeHypercube(int dimensions) {
    /** The index of the source among the inputs of a link. */
    static final int SOURCE = 0;

    /** Returns the factor of the destination probabilities due to the exclusion of the source. */
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
     * Returns the probability that a message next takes the link of a dimension.
     *
     * @param from dimension of its last link, 0 for the source
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

    /** Returns the fraction of all messages that take the links of two dimensions consecutively. */
    double flow(int from, int to) {
        return (from == SOURCE ? 1 : useProbability()) * turnProbability(from, to);
    }

    /**
     * Returns the probability that a message uses a number of links, eq. (13).
     *
     * @param links 1 to n
     */
    double distanceProbability(int links) {
        double paths = 1;
        for (int i = 1; i <= links; i++) {
            paths = paths * (dimensions - links + i) / i;
        }
        return paths / (Math.scalb(1.0, dimensions) - 1);
    }
}
