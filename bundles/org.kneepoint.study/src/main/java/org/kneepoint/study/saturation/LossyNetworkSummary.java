// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Scenario;

/**
 * Summary of a network that loses packets or blocks its sources instead of saturating: the load of
 * highest power, the load of 1 % loss, and the accepted throughput.
 *
 * @param curve twenty loads up to one far above the accepted throughput
 * @param values the values of the metrics
 */
record LossyNetworkSummary(Curve curve, List<MetricValue> values) {
    private static final int LOADS = 20;
    private static final int DIGITS = 6;
    private static final List<Quantity> REPORTED =
            List.of(
                    FiguresOfMerit.LOAD_AT_PEAK_SYSTEM_POWER,
                    FiguresOfMerit.LOAD_AT_LOSS,
                    FiguresOfMerit.THROUGHPUT_AT_HIGHEST_LOAD);

    /**
     * Evaluates and measures the curve.
     *
     * @param highest its last load
     * @param metrics the metrics
     */
    static LossyNetworkSummary of(LoadProbe probe, double highest, List<Metric> metrics) {
        List<Double> loads =
                IntStream.rangeClosed(1, LOADS)
                        .mapToObj(i -> Double.valueOf(Decimal.round(highest * i / LOADS, DIGITS)))
                        .toList();
        Curve curve = probe.evaluate(loads, 0);
        List<MetricValue> values = new ArrayList<>();
        for (Metric metric : metrics) {
            Scenario usual = Scenario.of(metric.name(), metric.parameters(), Map.of());
            values.addAll(metric.read(curve, usual));
        }
        return new LossyNetworkSummary(curve, List.copyOf(values));
    }

    /** Returns the load of highest power, if there is one. */
    OptionalDouble loadAtPeakPower() {
        return value(FiguresOfMerit.LOAD_AT_PEAK_SYSTEM_POWER);
    }

    /** Returns the load at which the loss exceeds the default threshold, if any. */
    OptionalDouble loadAtLoss() {
        return value(FiguresOfMerit.LOAD_AT_LOSS);
    }

    /** Returns the throughput at the highest load, or else the largest. */
    OptionalDouble throughput() {
        OptionalDouble last = value(FiguresOfMerit.THROUGHPUT_AT_HIGHEST_LOAD);
        return last.isPresent()
                ? last
                : curve.points().stream()
                        .flatMapToDouble(p -> p.get(Quantities.THROUGHPUT).stream())
                        .max();
    }

    /** Returns the summary as one line. */
    String summary() {
        return values.stream()
                .filter(r -> REPORTED.contains(r.quantity().base()) && r.value().isPresent())
                .map(r -> r.quantity().meaning() + " " + number(r) + note(r))
                .collect(Collectors.joining("; "));
    }

    private static String number(MetricValue reading) {
        return Decimal.round(reading.value().getAsDouble(), DIGITS);
    }

    private static String note(MetricValue reading) {
        boolean where = reading.quantity().equals(FiguresOfMerit.THROUGHPUT_AT_HIGHEST_LOAD);
        return where && !reading.note().isEmpty() ? " " + reading.note() : "";
    }

    private OptionalDouble value(Quantity quantity) {
        Optional<MetricValue> reading =
                values.stream().filter(r -> r.quantity().base().equals(quantity)).findFirst();
        return reading.isPresent() ? reading.get().value() : OptionalDouble.empty();
    }
}
