// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.Arrays;
import java.util.Optional;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/**
 * Throughput and latency of a ramp, smoothed by the double moving average of the {@linkplain
 * FilterWidth rule}. Immutable.
 *
 * <p>The latency is the mean over all packets of the windows.
 */
public final class SmoothedRamp {
    private final RampSeries ramp;
    private final DoubleMovingAverage average;
    private final double[] loads;
    private final double[] throughput;
    private final double[] latency;

    private SmoothedRamp(
            RampSeries ramp,
            DoubleMovingAverage average,
            double[] loads,
            double[] throughput,
            double[] latency) {
        this.ramp = ramp;
        this.average = average;
        this.loads = loads;
        this.throughput = throughput;
        this.latency = latency;
    }

    /** Smooths a ramp; empty if it is too short or its windows have no throughput. */
    public static Optional<SmoothedRamp> of(RampSeries ramp) {
        Optional<double[]> throughput = ramp.throughput();
        if (throughput.isEmpty()) {
            return Optional.empty();
        }
        DoubleMovingAverage average = FilterWidth.byRule(throughput.get(), ramp.step());
        double[] smooth = average.apply(throughput.get());
        if (smooth.length == 0) {
            return Optional.empty();
        }
        double[] all = ramp.loads();
        double[] loads =
                Arrays.copyOfRange(all, average.margin(), average.margin() + smooth.length);
        double[] latency = average.apply(weighted(ramp, throughput.get()));
        double[] weights = average.apply(weights(ramp, throughput.get()));
        for (int i = 0; i < latency.length; i++) {
            latency[i] = weights[i] > 0 ? latency[i] / weights[i] : Double.NaN;
        }
        return Optional.of(new SmoothedRamp(ramp, average, loads, smooth, latency));
    }

    private static double[] weighted(RampSeries ramp, double[] throughput) {
        double[] sums = new double[throughput.length];
        for (int i = 0; i < sums.length; i++) {
            sums[i] = throughput[i] * ramp.point(i).get(Quantities.LATENCY).orElse(0);
        }
        return sums;
    }

    private static double[] weights(RampSeries ramp, double[] throughput) {
        double[] known = throughput.clone();
        for (int i = 0; i < known.length; i++) {
            known[i] = ramp.point(i).get(Quantities.LATENCY).isPresent() ? known[i] : 0;
        }
        return known;
    }

    /** Returns the number of windows with a value. */
    public int size() {
        return loads.length;
    }

    /** Returns the load of a window; ascending. */
    public double load(int index) {
        return loads[index];
    }

    /** Returns the window in the middle of the average. */
    public Point point(int index) {
        return ramp.point(index + average.margin());
    }

    /** Returns the throughput about a window, flits per node per cycle. */
    public double throughput(int index) {
        return throughput[index];
    }

    /** Returns the mean latency about a window, cycles; NaN if no packet was received. */
    public double latency(int index) {
        return latency[index];
    }

    /** Returns half of the width of one of the two averages, in load. */
    public double halfWidth() {
        return average.windowsPerSide() * ramp.step();
    }
}
