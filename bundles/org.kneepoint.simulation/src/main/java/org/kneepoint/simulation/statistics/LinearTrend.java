// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

/**
 * Linear trend of a series: relative growth and its significance.
 *
 * @param growth slope of the regression line times the length of the series, relative to its mean
 * @param significance mean step of the level over the standard error of that mean
 */
public record LinearTrend(double growth, double significance) {
    /** Nothing is known to move. */
    public static final LinearTrend NONE = new LinearTrend(0, 0);

    /** Equal parts of the series whose steps are compared. */
    public static final int STEPS = 16;

    /**
     * Over its second half a level that grows in proportion to time has 2/3, one that grows as its
     * square root, as a critical queue does, 0.34, a steady one 0.
     */
    private static final double SATURATED_GROWTH = 0.5;

    private static final double CRITICAL_GROWTH = 0.35;

    private static final double SIGNIFICANCE = 2;

    /**
     * Measures a series.
     *
     * @param levels values at equal distances
     * @param steps changes over {@value #STEPS} equal parts of the same time
     */
    public static LinearTrend of(double[] levels, double[] steps) {
        return new LinearTrend(growth(levels), significance(steps));
    }

    /** Returns the slope of the regression line times the length, relative to the mean; or 0. */
    public static double growth(double[] levels) {
        double mean = SeriesSums.mean(levels);
        double centre = (levels.length - 1) / 2.0;
        double slope = 0;
        double spread = 0;
        for (int i = 0; i < levels.length; i++) {
            slope += (i - centre) * (levels[i] - mean);
            spread += (i - centre) * (i - centre);
        }
        return mean > 0 && spread > 0 ? slope / spread * levels.length / mean : 0;
    }

    private static double significance(double[] steps) {
        double mean = SeriesSums.mean(steps);
        double squares = SeriesSums.squaredDeviations(steps, mean);
        double error = Math.sqrt(squares / (steps.length - 1.0) / steps.length);
        return mean == 0 ? 0 : mean / error;
    }

    /** Returns whether the level grows more than that of a critical queue. */
    public boolean isAboveCritical() {
        return growth > CRITICAL_GROWTH && significance > SIGNIFICANCE;
    }

    /** Returns whether the level grows much, and not by chance. */
    public boolean isGrowing() {
        return growth > SATURATED_GROWTH && significance > SIGNIFICANCE;
    }
}
