// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import org.kneepoint.solver.sharedbuffer.chain.BinomialDistributions;

/**
 * Transition counts of the queues of one kind in a cycle: how their lengths change, and how many
 * packets leave them.
 */
final class QueueObservation {
    private final int longest;
    private final double[][] share;
    private final double[][] accepted;
    private final double[][] refused;
    private double departures;

    /**
     * Creates empty counts.
     *
     * @param longest length that stands for all from it on
     * @param most packets that come to the switch in a cycle
     * @param share probability that one of them joins a given queue of this kind
     */
    QueueObservation(int longest, int most, double share) {
        this.longest = longest;
        this.share = BinomialDistributions.upTo(most, share, 1 - share);
        accepted = new double[longest + 1][longest + 1];
        refused = new double[longest + 1][longest + 1];
    }

    /**
     * Returns how many packets join a queue.
     *
     * @param taken weight by the number that comes to the switch
     * @return weight by the number that joins the queue
     */
    double[] joining(double[] taken) {
        double[] joining = new double[taken.length];
        for (int n = 0; n < taken.length; n++) {
            for (int k = 0; k <= n; k++) {
                joining[k] += taken[n] * share[n][k];
            }
        }
        return joining;
    }

    /**
     * Adds queues of one length.
     *
     * @param length at the start of the cycle
     * @param gone queues that a packet leaves
     * @param stayed queues that none leaves
     * @param joining weight by the number of packets that join each of them
     */
    void add(int length, int gone, int stayed, double[] joining) {
        int before = Math.min(length, longest);
        for (int more = 0; more < joining.length; more++) {
            if (gone > 0) {
                accepted[before][Math.min(length - 1 + more, longest)] += gone * joining[more];
            }
            refused[before][Math.min(length + more, longest)] += stayed * joining[more];
            departures += gone * joining[more];
        }
    }

    /** Returns the packets that left. */
    double departures() {
        return departures;
    }

    /** Returns how the lengths change. */
    QueueTransitionMatrix transitions() {
        return QueueTransitionMatrix.of(accepted, refused);
    }
}
