// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

/**
 * The 95 % interval of a crossing: the loads whose gradient does not differ significantly from the
 * threshold. It is found by inversion of the test, which needs no slope and so holds where the
 * gradient stays close to the threshold.
 *
 * @param low lowest such load
 * @param high highest such load
 */
public record CrossingInterval(double low, double high) {
    private static final double NORMAL_95 = 1.959964;

    /**
     * Extends the interval from the crossing to either side.
     *
     * @param crossing at which the gradient falls below the level
     * @param deviation standard deviation of the gradient
     * @param memory number of neighbouring values with common noise: the interval ends where the
     *     gradient differs from the level for longer
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
