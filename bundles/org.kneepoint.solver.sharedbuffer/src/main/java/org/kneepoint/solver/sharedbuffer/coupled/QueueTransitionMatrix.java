// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

/**
 * Transition matrix of the length of a queue in a cycle: probabilities by the length at the start
 * and at the end of the cycle, where the longest length includes all longer ones, separately with
 * and without a departure.
 *
 * @param afterDeparture {@code [before][after]} with a departure, rows of sum 1
 * @param withoutDeparture the same without a departure
 */
record QueueTransitionMatrix(double[][] afterDeparture, double[][] withoutDeparture) {
    /** Returns the matrix of a source, which has a packet with this probability in every cycle. */
    static QueueTransitionMatrix source(double probability) {
        double[] row = {1 - probability, probability};
        return new QueueTransitionMatrix(new double[][] {row, row}, new double[][] {row, row});
    }

    /** Normalises weights; a length that does not occur gets the mean over all lengths. */
    static QueueTransitionMatrix of(double[][] accepted, double[][] rejected) {
        double[] any = new double[accepted.length];
        for (int before = 0; before < any.length; before++) {
            for (int after = 0; after < any.length; after++) {
                any[after] += accepted[before][after] + rejected[before][after];
            }
        }
        return new QueueTransitionMatrix(normalised(accepted, any), normalised(rejected, any));
    }

    private static double[][] normalised(double[][] weights, double[] any) {
        double[][] rows = new double[weights.length][];
        for (int before = 0; before < rows.length; before++) {
            boolean seen = sum(weights[before]) > 0;
            rows[before] = normalised(seen ? weights[before] : any);
        }
        return rows;
    }

    private static double[] normalised(double[] weights) {
        double sum = sum(weights);
        double[] row = new double[weights.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = weights[i] / sum;
        }
        return row;
    }

    private static double sum(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        return sum;
    }
}
