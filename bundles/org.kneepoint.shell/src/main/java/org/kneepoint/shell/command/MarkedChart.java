// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.AxisMarker;
import org.kneepoint.api.view.Chart;
import org.kneepoint.study.measurement.CurveMeasurements;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.CurveDifferences;
import org.kneepoint.support.UnknownName;

/**
 * A chart with the panels of {@code y=} and the reference lines of {@code mark=}. Figures that the
 * points lack are derived by a metric, whose value is marked by default, else the bound of a curve.
 */
final class MarkedChart {
    private static final String NONE = "none";

    private final Catalogue catalogue;
    private final CommandRequest request;
    private final List<Quantity> panels;
    private final Optional<Metric> marker;
    private final boolean isRequested;
    private final CurveMeasurements measurements;

    private MarkedChart(Catalogue catalogue, CommandRequest request, List<Curve> curves) {
        this.catalogue = catalogue;
        this.request = request;
        panels = panels(request.takeParameter("y"), curves);
        List<Metric> deriving =
                catalogue.metrics().stream()
                        .filter(
                                metric ->
                                        panels.stream().anyMatch(metric.derivedFigures()::contains))
                        .toList();
        Optional<String> mark = request.takeParameter("mark");
        isRequested = mark.isPresent();
        marker = marking(mark, deriving);
        Set<Metric> all = new LinkedHashSet<>(deriving);
        marker.ifPresent(all::add);
        measurements = new CurveMeasurements(all, takeSettings(all));
        request.requireNoSettings();
    }

    /**
     * Makes the chart; prints a notice for each curve without a marker.
     *
     * @throws BadInput if a figure or metric is unknown, or the metric is no position of the axis
     */
    static Chart of(Catalogue catalogue, CommandRequest request, List<Curve> curves) {
        return new MarkedChart(catalogue, request, curves).chart(curves);
    }

    /** Removes the settings of some metrics from the request. */
    private Map<String, String> takeSettings(Set<Metric> metrics) {
        Map<String, String> settings = new LinkedHashMap<>();
        metrics.stream()
                .flatMap(metric -> metric.parameters().names().stream())
                .forEach(
                        name ->
                                request.takeParameter(name)
                                        .ifPresent(text -> settings.put(name, text)));
        return settings;
    }

    private List<Quantity> panels(Optional<String> names, List<Curve> curves) {
        if (names.isEmpty()) {
            return List.of(Quantities.LATENCY);
        }
        Set<Quantity> known = new LinkedHashSet<>();
        catalogue.metrics().forEach(metric -> known.addAll(metric.derivedFigures()));
        curves.forEach(c -> c.points().forEach(point -> known.addAll(point.figures().keySet())));
        List<String> all = known.stream().map(Quantity::name).toList();
        List<Quantity> quantities = new ArrayList<>();
        for (String name : names.get().split(",")) {
            quantities.add(
                    known.stream()
                            .filter(quantity -> quantity.name().equals(name))
                            .findFirst()
                            .orElseThrow(() -> UnknownName.of("figure", name, all)));
        }
        return quantities;
    }

    private Optional<Metric> marking(Optional<String> name, List<Metric> deriving) {
        if (name.isEmpty()) {
            return deriving.stream().findFirst();
        }
        return name.get().equals(NONE)
                ? Optional.empty()
                : Optional.of(catalogue.metric(name.get()));
    }

    private Chart chart(List<Curve> curves) {
        List<Curve> derived = new ArrayList<>();
        List<AxisMarker> markers = new ArrayList<>();
        List<String> labels = CurveDifferences.of(curves).labels();
        for (int i = 0; i < curves.size(); i++) {
            Curve curve = measurements.derived(curves.get(i));
            derived.add(curve);
            if (marker.isPresent()) {
                markers.add(
                        new AxisMarker(
                                curve, markedValue(marker.get(), curves.get(i), labels.get(i))));
            } else if (!isRequested) {
                bound(curve).ifPresent(value -> markers.add(new AxisMarker(curve, value)));
            }
        }
        return Chart.of(derived).quantities(panels).markers(markers);
    }

    /** The bound of a curve, if it is a value of its axis; it is marked by default. */
    private static Optional<MetricValue> bound(Curve curve) {
        OptionalDouble bound = curve.attribute(CurveAttributes.BOUND);
        return bound.isPresent() && CurveAttributes.BOUND.unit().equals(curve.axis().unit())
                ? Optional.of(
                        MetricValue.of(
                                CurveAttributes.BOUND, bound.getAsDouble(), Explanation.NONE))
                : Optional.empty();
    }

    /** The first value of a metric, which has its name. */
    private MetricValue markedValue(Metric metric, Curve curve, String label) {
        String name = metric.name();
        Quantity none = Quantity.of(name, "", "");
        MetricValue value =
                measurements.read(metric, curve).stream()
                        .findFirst()
                        .orElse(MetricValue.missing(none, "the metric does not apply"));
        if (value.value().isPresent() && !isPlace(value, curve)) {
            String why = value.quantity() + " is no value of the axis " + curve.axis();
            if (isRequested) {
                throw BadInput.notAllowed("mark", name, why);
            }
            value = MetricValue.missing(value.quantity(), why);
        }
        if (value.value().isEmpty()) {
            request.printNotice(label + ": no " + value.quantity() + ": " + value.note());
        }
        return value;
    }

    private static boolean isPlace(MetricValue value, Curve curve) {
        return value.quantity().unit().equals(curve.axis().unit());
    }
}
