// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import org.kneepoint.solver.sharedbuffer.chain.BinomialDistributions;

/** Transition counts of the queues of one kind in a cycle: changes of length and departures. */
final class QueueObservation {
    private final int longest;
    private final double[][] share;
    private final double[][] accepted;
    private final double[][] rejected;
    private double departures;

    /**
     * Creates empty counts.
     *
     * @param longest longest length, which includes all longer ones
     * @param most largest number of arrivals at the switch in a cycle
     * @param share probability that an arrival joins a given queue of this kind
     */
    QueueObservation(int longest, int most, double share) {
        this.longest = longest;
        this.share = BinomialDistributions.upTo(most, share, 1 - share);
        accepted = new double[longest + 1][longest + 1];
        rejected = new double[longest + 1][longest + 1];
    }

    /**
     * Returns the distribution of the arrivals at a queue.
     *
     * @param taken weight by the number of arrivals at the switch
     * @return weight by the number of arrivals at the queue
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
     * @param departed weight of queues with a departure
     * @param stayed weight of queues without a departure
     * @param joining weight by the number of arrivals at each of them
     */
    void add(int length, int departed, int stayed, double[] joining) {
        int before = Math.min(length, longest);
        for (int more = 0; more < joining.length; more++) {
            if (departed > 0) {
                accepted[before][Math.min(length - 1 + more, longest)] += departed * joining[more];
            }
            rejected[before][Math.min(length + more, longest)] += stayed * joining[more];
            departures += departed * joining[more];
        }
    }

    /** Returns the departures. */
    double departures() {
        return departures;
    }

    /** Returns the transition matrix of the lengths. */
    QueueTransitionMatrix transitions() {
        return QueueTransitionMatrix.of(accepted, rejected);
    }
}
