// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * Stationary distribution of a Markov chain by the elimination of Grassmann, Taksar and Heyman
 * (Operations Research 33, 1985): no subtraction, so every entry is right in relative terms.
 */
final class GthElimination {
    private GthElimination() {}

    /**
     * @param rates transition rates or probabilities, destroyed; the diagonal is ignored
     */
    static double[] solve(double[][] rates) {
        int size = rates.length;
        for (int n = size - 1; n > 0; n--) {
            double out = 0;
            for (int j = 0; j < n; j++) {
                out += rates[n][j];
            }
            for (int i = 0; i < n; i++) {
                rates[i][n] /= out;
                if (rates[i][n] != 0) {
                    for (int j = 0; j < n; j++) {
                        rates[i][j] += rates[i][n] * rates[n][j];
                    }
                }
            }
        }
        double[] result = new double[size];
        result[0] = 1;
        double sum = 1;
        for (int n = 1; n < size; n++) {
            for (int i = 0; i < n; i++) {
                result[n] += result[i] * rates[i][n];
            }
            sum += result[n];
        }
        for (int n = 0; n < size; n++) {
            result[n] /= sum;
        }
        return result;
    }
}
