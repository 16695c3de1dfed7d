// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.Arrays;
import java.util.Optional;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/**
 * A ramp without the noise of its single windows: throughput and latency after the double average
 * of the {@linkplain FilterWidth rule}, where that leaves nothing out. Immutable.
 *
 * <p>The latency is the mean over all packets of the windows, each window weighing as many as it
 * received.
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

    /** Smooths a ramp; nothing if it is too short, or its windows do not tell their throughput. */
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

    /** Returns how many windows have a value. */
    public int size() {
        return loads.length;
    }

    /** Returns the load of a window, rising. */
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

    /** Returns half of the width, in load, of one of the two averages. */
    public double halfWidth() {
        return average.windowsPerSide() * ramp.step();
    }
}
