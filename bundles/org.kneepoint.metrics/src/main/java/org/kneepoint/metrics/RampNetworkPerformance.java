// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.BatchedSumInterval;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.metrics.ramp.RampSeries;

/** The network performance measure of one ramp: a sum over its windows. */
final class RampNetworkPerformance {
    private final RampSeries ramp;
    private final OptionalDouble capacity;
    private final Scenario settings;

    RampNetworkPerformance(Curve curve, Scenario settings) {
        ramp = RampSeries.of(curve, CurveContext.of(curve, settings));
        capacity = curve.attribute(CurveAttributes.CAPACITY);
        this.settings = settings;
    }

    MetricValue reading() {
        if (ramp.obstacle().isPresent()) {
            return missing(ramp.obstacle().get());
        }
        Optional<double[]> received = ramp.received();
        if (received.isEmpty()) {
            return missing(
                    Explanation.of(
                            "no-packets",
                            "the windows have no packets received: give nodes=, length= and"
                                    + " window= of the throughput"));
        }
        double[] loads = ramp.loads();
        double end = loads[loads.length - 1] + ramp.step() / 2;
        double from = settings.get(NetworkPerformanceMetric.FROM);
        // a source offers at most a flit per cycle, whatever the capacity of the network
        double to =
                settings.find(NetworkPerformanceMetric.TO)
                        .orElse(Math.min(1, capacity.orElse(end)));
        Optional<Explanation> gap = gap(loads, from, to, end);
        return gap.isPresent()
                ? missing(gap.get())
                : sum(loads, received.get(), from, to, boundless(to, end));
    }

    /** Returns an error if the ramp does not cover the range. */
    private Optional<Explanation> gap(double[] loads, double from, double to, double end) {
        double slack = ramp.step() / 2;
        double start = loads[0] - slack;
        if (!(from < to)) {
            return Optional.of(SteadyNetworkPerformance.empty(from, to));
        }
        if (start > from + slack) {
            return Optional.of(
                    Explanation.of(
                            "begins-late",
                            "the ramp begins at load {start}{omission}: give from={from}",
                            text(start),
                            ramp.omittedWindows(),
                            text(start)));
        }
        return end < to - slack
                ? Optional.of(
                        Explanation.of(
                                "ends-early",
                                "the range ends at load {to}, the ramp at {end}: give"
                                        + " to={most}",
                                text(to),
                                text(end),
                                text(end)))
                : Optional.empty();
    }

    private String boundless(double to, double end) {
        boolean known = capacity.isPresent() || settings.isGiven(NetworkPerformanceMetric.TO);
        return known || to != end ? "" : ", where the ramp ends: the curve has no capacity";
    }

    private MetricValue sum(
            double[] loads, double[] received, double from, double to, String remark) {
        double[] terms = new double[loads.length];
        double sum = 0;
        int number = 0;
        for (int i = 0; i < loads.length; i++) {
            if (loads[i] > from && loads[i] < to) {
                terms[number] = term(i, received[i]);
                sum += terms[number];
                number++;
            }
        }
        if (!(sum > 0)) {
            return missing(
                    Explanation.of(
                            "nothing-received",
                            "no packet was received from load {from} to {to}",
                            text(from),
                            text(to)));
        }
        Explanation note =
                Explanation.of(
                                "integral",
                                "from load {from} to {to}{remark}",
                                text(from),
                                text(to),
                                remark)
                        .followedBy(ramp.omittedWindows());
        OptionalDouble half = BatchedSumInterval.halfWidth(Arrays.copyOf(terms, number));
        return FiniteReadings.reading(FiguresOfMerit.NPM, sum, half, note);
    }

    private double term(int index, double received) {
        OptionalDouble latency = ramp.point(index).get(Quantities.LATENCY);
        return received > 0 && latency.isPresent() && latency.getAsDouble() > 0
                ? received / latency.getAsDouble() * ramp.step()
                : 0;
    }

    private static Rounded text(double value) {
        return LoadSeries.rounded(value);
    }

    private static MetricValue missing(Explanation why) {
        return MetricValue.missing(FiguresOfMerit.NPM, why);
    }
}
