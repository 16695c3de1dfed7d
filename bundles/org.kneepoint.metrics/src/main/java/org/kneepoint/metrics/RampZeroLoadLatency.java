// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.metrics.ramp.RampSeries;
import org.kneepoint.metrics.ramp.WeightedLinearFit;

/**
 * The latency of an empty network by a ramp: a straight line through the windows of low load,
 * weighted by the packets received, extrapolated to load 0.
 */
final class RampZeroLoadLatency {
    /**
     * Fraction of the range of loads in which latency is taken to be linear. On the 32 x 32 torus
     * it departs by 0.05 cycles from linear there, by 0.2 over twice the fraction.
     */
    private static final double LITTLE = 0.05;

    private static final int FEWEST = 10;

    private RampZeroLoadLatency() {}

    static MetricValue reading(Curve curve, Scenario settings) {
        RampSeries ramp = RampSeries.of(curve, CurveContext.of(curve, settings));
        if (ramp.obstacle().isPresent()) {
            return missing(ramp.obstacle().get());
        }
        double[] loads = ramp.loads();
        double range = curve.attribute(CurveAttributes.CAPACITY).orElse(loads[loads.length - 1]);
        return line(ramp, loads, LITTLE * range);
    }

    private static MetricValue line(RampSeries ramp, double[] loads, double bound) {
        List<double[]> windows = new ArrayList<>();
        for (int i = 0; i < loads.length && loads[i] <= bound; i++) {
            OptionalDouble latency = ramp.point(i).get(Quantities.LATENCY);
            double weight = weight(ramp, i);
            if (latency.isPresent() && weight > 0) {
                windows.add(new double[] {loads[i], latency.getAsDouble(), weight});
            }
        }
        Explanation where =
                Explanation.of("", "windows below load {load}", LoadSeries.rounded(bound));
        if (windows.size() < FEWEST) {
            return missing(
                    Explanation.of(
                            "no-latency",
                            "only {some} of the {windows} have a latency: the ramp begins at"
                                    + " too high a load or rises too fast",
                            windows.size(),
                            where));
        }
        WeightedLinearFit line =
                WeightedLinearFit.through(
                        column(windows, 0), column(windows, 1), column(windows, 2));
        Explanation note =
                Explanation.of(
                        "line", "straight line through {number} {windows}", windows.size(), where);
        return MetricValue.of(ZeroLoadLatencyMetric.ZERO_LOAD_LATENCY, line.intercept(), note)
                .withHalfWidth(line.halfWidth());
    }

    private static double weight(RampSeries ramp, int index) {
        return ramp.point(index)
                .get(Quantities.RECEIVED)
                .orElse(ramp.point(index).get(Quantities.THROUGHPUT).orElse(0));
    }

    private static double[] column(List<double[]> rows, int index) {
        return rows.stream().mapToDouble(row -> row[index]).toArray();
    }

    private static MetricValue missing(Explanation why) {
        return MetricValue.missing(ZeroLoadLatencyMetric.ZERO_LOAD_LATENCY, why);
    }
}
