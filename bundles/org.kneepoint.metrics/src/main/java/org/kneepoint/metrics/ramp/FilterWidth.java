// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

/**
 * The narrowest filter by which a threshold of one half lies five standard deviations below the
 * gradient of an unloaded network: the smallest reach at which the gradient scatters by less than a
 * tenth.
 *
 * <p>It replaces equation (12) of the paper, which takes no account of the averaging over 2 s + 1
 * windows.
 */
public final class FilterWidth {
    private static final double LARGEST_SCATTER = 0.1;

    private FilterWidth() {}

    /**
     * Returns it.
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
