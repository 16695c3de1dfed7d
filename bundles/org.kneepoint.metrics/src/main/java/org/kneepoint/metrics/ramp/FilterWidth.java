// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

/**
 * The narrowest filter for which a threshold of one half lies five standard deviations below the
 * gradient of an unloaded network: the standard deviation of the gradient is below a tenth.
 *
 * <p>It replaces equation (12) of the paper, which neglects the averaging over 2 s + 1 windows.
 */
public final class FilterWidth {
    private static final double LARGEST_SCATTER = 0.1;

    private FilterWidth() {}

    /**
     * Returns the filter.
     *
     * @param throughput of every window, flits per node per cycle
     * @param step load step
     */
    public static DoubleMovingAverage byRule(double[] throughput, double step) {
        double window = WindowNoise.ofWindow(throughput);
        int reach = 1;
        while (WindowNoise.ofGradient(window, new DoubleMovingAverage(reach), step)
                        >= LARGEST_SCATTER
                && reach < throughput.length) {
            reach++;
        }
        return new DoubleMovingAverage(reach);
    }
}
