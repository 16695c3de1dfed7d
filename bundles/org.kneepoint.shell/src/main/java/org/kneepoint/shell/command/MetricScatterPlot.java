// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.study.measurement.CurveMeasurements;
import org.kneepoint.study.measurement.CurveMetricValue;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.CurveDifferences;
import org.kneepoint.support.UnknownName;

/**
 * A scatter plot with one dot for each curve: a metric value over another one, or over a numerical
 * parameter that is constant on the curve.
 *
 * @param plot the plot
 * @param labels the differences of the curves
 */
record MetricScatterPlot(ScatterPlot plot, List<String> labels) {
    /**
     * Makes the plot; prints a notice for each curve without both values.
     *
     * @param x name of the horizontal figure
     * @param y name of the vertical figure
     * @param names of the first curves, empty for what differs from the others
     * @throws BadInput if a figure is unknown, or no curve has both
     */
    static MetricScatterPlot of(
            Catalogue catalogue,
            CommandRequest request,
            List<Curve> curves,
            String x,
            String y,
            List<String> names) {
        List<List<MetricValue>> readings = readings(catalogue, request, curves);
        requireKnown(readings, x);
        requireKnown(readings, y);
        if (names.size() > curves.size()) {
            throw BadInput.notAllowed(
                    AxisSettings.LABELS,
                    names.size() + " values",
                    "there are " + curves.size() + " curves, and one value for each");
        }
        List<String> labels = CurveDifferences.of(curves).labels();
        List<ScatterPlot.ScatterPoint> dots = new ArrayList<>();
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            MetricValue xValue = find(readings.get(i), x);
            MetricValue yValue = find(readings.get(i), y);
            if (xValue.value().isPresent() && yValue.value().isPresent()) {
                String name = i < names.size() ? names.get(i) : "";
                dots.add(new ScatterPlot.ScatterPoint(curves.get(i), xValue, yValue, name));
                shown.add(name.isEmpty() ? labels.get(i) : name);
            } else {
                MetricValue lacking = xValue.value().isEmpty() ? xValue : yValue;
                request.printNotice(
                        labels.get(i) + ": no " + lacking.quantity() + ": " + lacking.note());
            }
        }
        if (dots.isEmpty()) {
            throw BadInput.because("x", x, "no curve has both " + x + " and " + y).about("y");
        }
        return new MetricScatterPlot(ScatterPlot.of(dots), List.copyOf(shown));
    }

    /** All metric values and numerical settings of each curve. */
    private static List<List<MetricValue>> readings(
            Catalogue catalogue, CommandRequest request, List<Curve> curves) {
        CurveMeasurements measurements =
                new CurveMeasurements(catalogue.metrics(), request.remainingSettings());
        Map<String, List<MetricValue>> byLabel = new HashMap<>();
        for (CurveMetricValue measured : measurements.of(curves)) {
            byLabel.computeIfAbsent(measured.curve(), label -> new ArrayList<>())
                    .add(measured.value());
        }
        List<String> labels = CurveDifferences.of(curves).labels();
        List<List<MetricValue>> readings = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            List<MetricValue> own = new ArrayList<>(byLabel.getOrDefault(labels.get(i), List.of()));
            curves.get(i)
                    .commonSettings()
                    .forEach((name, text) -> number(name, text).ifPresent(own::add));
            readings.add(own);
        }
        return readings;
    }

    private static Optional<MetricValue> number(String name, String text) {
        try {
            double value = Double.parseDouble(text);
            return Double.isFinite(value)
                    ? Optional.of(MetricValue.of(Quantity.of(name, "", ""), value, "as given"))
                    : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static void requireKnown(List<List<MetricValue>> readings, String name) {
        Set<String> known = new LinkedHashSet<>();
        readings.forEach(all -> all.forEach(reading -> known.add(reading.quantity().name())));
        if (!known.contains(name)) {
            throw UnknownName.of("figure", name, known);
        }
    }

    private static MetricValue find(List<MetricValue> readings, String name) {
        return readings.stream()
                .filter(reading -> reading.quantity().name().equals(name))
                .findFirst()
                .orElse(MetricValue.missing(Quantity.of(name, "", ""), "no metric has a value"));
    }

    /** Returns the values, a row for each dot. */
    Table table() {
        ScatterPlot.ScatterPoint first = plot.points().get(0);
        Quantity x = first.x().quantity();
        Quantity y = first.y().quantity();
        Table.Builder table =
                Table.of(
                        "curve",
                        x.name(),
                        Quantities.halfWidth(x).name(),
                        y.name(),
                        Quantities.halfWidth(y).name());
        for (int i = 0; i < labels.size(); i++) {
            ScatterPlot.ScatterPoint dot = plot.points().get(i);
            table.row(
                    labels.get(i),
                    dot.x().value().getAsDouble(),
                    half(dot.x()),
                    dot.y().value().getAsDouble(),
                    half(dot.y()));
        }
        return table.build();
    }

    private static Double half(MetricValue reading) {
        return reading.halfWidth().isPresent() ? reading.halfWidth().getAsDouble() : null;
    }
}
