// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

/**
 * The loads at which the gradient cannot be told from the threshold: the 95 % interval of a
 * crossing by inversion of the test, which needs no slope and so holds where the gradient lingers
 * about the threshold.
 *
 * @param low lowest such load
 * @param high highest such load
 */
public record CrossingInterval(double low, double high) {
    private static final double NORMAL_95 = 1.959964;

    /**
     * Follows the gradient from the crossing to either side.
     *
     * @param crossing where it falls below the level
     * @param deviation standard deviation of the gradient
     * @param memory number of neighbouring values that share their noise: only a gradient that
     *     stays away from the level for longer has left it
     */
    public static CrossingInterval about(
            ThroughputGradient gradient,
            GradientCrossing crossing,
            double level,
            double deviation,
            int memory) {
        double band = NORMAL_95 * deviation;
        int low = crossing.before();
        for (int i = low; i >= 0 && low - i <= memory + 1; i--) {
            low = gradient.value(i) - level > band ? low : i;
        }
        int high = crossing.before() + 1;
        for (int i = high; i < gradient.size() && i - high <= memory + 1; i++) {
            high = level - gradient.value(i) > band ? high : i;
        }
        return new CrossingInterval(gradient.load(low), gradient.load(high));
    }

    /** Returns half its width. */
    public double halfWidth() {
        return (high - low) / 2;
    }
}
