// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

/**
 * How a level moves: by how much, and whether that is more than chance.
 *
 * @param growth slope of the regression line times the length of the series, relative to its mean
 * @param significance mean step of the level over the standard error of that mean
 */
record Trend(double growth, double significance) {
    /** Nothing is known to move. */
    static final Trend NONE = new Trend(0, 0);

    /** Equal parts of the series whose steps are compared. */
    static final int STEPS = 16;

    /**
     * Over its second half a level that grows in proportion to time has 2/3, one that grows as its
     * square root, as a critical queue does, 0.34, a steady one 0.
     */
    private static final double LARGE = 0.5;

    private static final double CRITICAL = 0.35;

    private static final double SIGNIFICANT = 2;

    /**
     * Measures a series.
     *
     * @param levels values at equal distances
     * @param steps changes over {@value #STEPS} equal parts of the same time
     */
    static Trend of(double[] levels, double[] steps) {
        return new Trend(growth(levels), significance(steps));
    }

    /** Returns the slope of the regression line times the length, relative to the mean; or 0. */
    static double growth(double[] levels) {
        double mean = Sums.mean(levels);
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
        double mean = Sums.mean(steps);
        double squares = Sums.squaredDeviations(steps, mean);
        double error = Math.sqrt(squares / (steps.length - 1.0) / steps.length);
        return mean == 0 ? 0 : mean / error;
    }

    /** Returns whether the level grows more than that of a critical queue. */
    boolean isStillGrowing() {
        return growth > CRITICAL && significance > SIGNIFICANT;
    }

    /** Returns whether the level grows much, and not by chance. */
    boolean isGrowing() {
        return growth > LARGE && significance > SIGNIFICANT;
    }
}
