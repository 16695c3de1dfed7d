// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.Arrays;

/** Standard deviation of single windows about the smooth curve. */
public final class WindowNoise {
    private static final double BUSY = 0.5;
    private static final double VARIANCES = 6;

    /**
     * Allowance for noise slower than the filter, which looks like the curve itself: the critical
     * load of a 32 x 32 torus varies from seed to seed by 1.15 to 1.3 times the visible noise.
     */
    private static final double UNSEEN = 1.3;

    private WindowNoise() {}

    /**
     * Returns the standard deviation of a single window from second differences, which vanish for a
     * curve that is straight over three windows and have six times its variance; over the windows
     * that receive more than half of the maximum, since the noise grows with the load.
     */
    public static double ofWindow(double[] values) {
        double least = BUSY * Arrays.stream(values).max().orElse(0);
        double sum = 0;
        int count = 0;
        for (int i = 1; i < values.length - 1; i++) {
            if (Math.min(values[i], Math.min(values[i - 1], values[i + 1])) >= least) {
                sum += secondDifference(values, i) * secondDifference(values, i);
                count++;
            }
        }
        return count == 0 ? 0 : Math.sqrt(sum / count / VARIANCES);
    }

    /**
     * Returns the standard deviation of the gradient of a double average of independent windows:
     * after the second average the difference of neighbours is the difference of the means of the m
     * = 2 s + 1 windows to the right and left, divided by m.
     *
     * @param window standard deviation of one window
     * @param step load step
     */
    public static double ofGradient(double window, DoubleMovingAverage average, double step) {
        double width = 2.0 * average.windowsPerSide() + 1;
        return window * Math.sqrt(2) / (width * Math.sqrt(width) * step);
    }

    /**
     * Returns the standard deviation of independent windows whose averages would vary as much as
     * the correlated windows near a point of the ramp, with an allowance for slow noise.
     *
     * @param values of all windows
     * @param centre index of the point
     * @param average filter of the ramp
     */
    public static double nearCrossing(double[] values, int centre, DoubleMovingAverage average) {
        DoubleMovingAverage narrow =
                new DoubleMovingAverage(Math.max(1, average.windowsPerSide() / 2));
        int zone = 2 * average.margin();
        double[] trend = narrow.apply(values);
        int from = Math.max(narrow.margin(), centre - zone);
        int to = Math.min(values.length - narrow.margin(), centre + zone + 1);
        double[] rest = new double[Math.max(0, to - from)];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = values[from + i] - trend[from + i - narrow.margin()];
        }
        double least = independent(values, centre - zone, centre + zone + 1);
        return UNSEEN * Math.sqrt(Math.max(least, bartlettVariance(rest, narrow.windowsPerSide())));
    }

    private static double independent(double[] values, int from, int to) {
        double sum = 0;
        int count = 0;
        for (int i = Math.max(1, from); i < Math.min(values.length - 1, to); i++) {
            sum += secondDifference(values, i) * secondDifference(values, i);
            count++;
        }
        return count == 0 ? 0 : sum / count / VARIANCES;
    }

    private static double secondDifference(double[] values, int index) {
        return values[index + 1] - 2 * values[index] + values[index - 1];
    }

    /** Variance of a mean times the number of values, with the weights of Bartlett. */
    private static double bartlettVariance(double[] rest, int lags) {
        double variance = rest.length == 0 ? 0 : product(rest, 0);
        for (int lag = 1; lag <= lags && lag < rest.length; lag++) {
            variance += 2 * (1 - lag / (lags + 1.0)) * product(rest, lag);
        }
        return variance;
    }

    private static double product(double[] rest, int lag) {
        double sum = 0;
        for (int i = lag; i < rest.length; i++) {
            sum += rest[i] * rest[i - lag];
        }
        return sum / (rest.length - lag);
    }
}
