// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

/**
 * Linear trend of a series: relative growth and its significance.
 *
 * @param growth slope of the regression line times the length of the series, relative to its mean
 * @param significance mean step of the level over the standard error of that mean
 */
public record LinearTrend(double growth, double significance) {
    /** A steady level. */
    public static final LinearTrend NONE = new LinearTrend(0, 0);

    /**
     * Returns the trend of a series.
     *
     * @param levels values at equal distances
     * @param steps changes of the level over equal parts of the same time
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

    /** Returns whether growth and significance both exceed these bounds. */
    public boolean exceeds(double minGrowth, double minSignificance) {
        return growth > minGrowth && significance > minSignificance;
    }
}
