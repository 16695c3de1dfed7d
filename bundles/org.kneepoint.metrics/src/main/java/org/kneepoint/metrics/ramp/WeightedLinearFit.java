// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import org.kneepoint.support.StudentT;

/**
 * The intercept of a weighted linear least-squares fit.
 *
 * @param intercept value at 0
 * @param halfWidth half width of its 95 % interval, from the deviations from the line
 */
public record WeightedLinearFit(double intercept, double halfWidth) {
    /**
     * Fits a line.
     *
     * @param x abscissas, at least three of them different
     * @param y values
     * @param weight inverse of the variance of each, up to a common factor; above 0
     */
    public static WeightedLinearFit through(double[] x, double[] y, double[] weight) {
        double total = 0;
        double sumX = 0;
        double sumY = 0;
        for (int i = 0; i < x.length; i++) {
            total += weight[i];
            sumX += weight[i] * x[i];
            sumY += weight[i] * y[i];
        }
        double centre = sumX / total;
        double mean = sumY / total;
        double spread = 0;
        double common = 0;
        for (int i = 0; i < x.length; i++) {
            spread += weight[i] * (x[i] - centre) * (x[i] - centre);
            common += weight[i] * (x[i] - centre) * (y[i] - mean);
        }
        double slope = common / spread;
        double squares = 0;
        for (int i = 0; i < x.length; i++) {
            double rest = y[i] - mean - slope * (x[i] - centre);
            squares += weight[i] * rest * rest;
        }
        int freedom = x.length - 2;
        double variance = squares / freedom * (1 / total + centre * centre / spread);
        return new WeightedLinearFit(
                mean - slope * centre, StudentT.bound95(freedom) * Math.sqrt(variance));
    }
}
