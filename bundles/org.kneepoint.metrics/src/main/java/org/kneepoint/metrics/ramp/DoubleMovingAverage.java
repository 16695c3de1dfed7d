// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;

/**
 * The moving average over a window and s windows on either side, applied twice (section 6.3 of the
 * paper). The 2 s windows at either end have no average.
 *
 * @param windowsPerSide s, at least 1
 */
public record DoubleMovingAverage(int windowsPerSide) {
    /** Checks the range of the argument. */
    public DoubleMovingAverage {
        if (windowsPerSide < 1) {
            throw BadInput.notAllowed("reach", windowsPerSide, Range.atLeast(1));
        }
    }

    /** Returns the number of windows without an average at either end. */
    public int margin() {
        return 2 * windowsPerSide;
    }

    /** Returns the smallest number of windows with a gradient. */
    public int leastWindows() {
        return 2 * margin() + 2;
    }

    /**
     * Averages twice.
     *
     * @param values of n windows
     * @return of the n - 4 s windows in the middle; empty if there are none
     */
    public double[] apply(double[] values) {
        return average(average(values));
    }

    /**
     * Returns the gradient of the averages: the difference of neighbours over their distance, which
     * belongs half way between them.
     *
     * @param loads of n windows, rising
     * @param throughput of the same windows
     * @return n - 4 s - 1 values
     */
    public ThroughputGradient gradient(double[] loads, double[] throughput) {
        double[] smooth = apply(throughput);
        int size = Math.max(0, smooth.length - 1);
        double[] at = new double[size];
        double[] value = new double[size];
        double step = LoadSteps.of(loads);
        for (int i = 0; i < size; i++) {
            at[i] = (loads[i + margin()] + loads[i + 1 + margin()]) / 2;
            value[i] = (smooth[i + 1] - smooth[i]) / step;
        }
        return new ThroughputGradient(at, value);
    }

    /** Sums anew for each window: rounding errors do not accumulate along a long ramp. */
    private double[] average(double[] values) {
        int width = 2 * windowsPerSide + 1;
        double[] averages = new double[Math.max(0, values.length - 2 * windowsPerSide)];
        for (int i = 0; i < averages.length; i++) {
            double sum = 0;
            for (int k = 0; k < width; k++) {
                sum += values[i + k];
            }
            averages[i] = sum / width;
        }
        return averages;
    }
}
