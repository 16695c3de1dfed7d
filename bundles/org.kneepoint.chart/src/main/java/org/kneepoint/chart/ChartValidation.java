// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ScatterPlot;

/** Validates charts before they are drawn. */
final class ChartValidation {
    private static final int LARGEST = 10_000;

    private ChartValidation() {}

    /**
     * Rejects a chart that cannot be drawn.
     *
     * @throws BadInput if the size is not in 1 to 10000 pixels, there is no point or no panel, the
     *     axes of the curves differ or have no numbers, no curve has a quantity, or no curve is
     *     within the ends of an axis
     */
    static void require(Chart chart) {
        requireSize(chart.width(), chart.height());
        requirePoints(chart.curves());
        requireCommonAxis(chart.curves());
        if (chart.quantities().isEmpty()) {
            throw BadInput.missing("at least one quantity to draw", "y");
        }
        chart.quantities().forEach(quantity -> requireQuantity(quantity, chart.curves()));
        requireAtMost("labels", chart.labels(), chart.curves().size(), "curves");
        requireAtMost("y_axis", chart.y(), chart.quantities().size(), "figures");
        AxisValidation.require(chart);
    }

    private static void requireAtMost(String parameter, List<?> values, int most, String what) {
        if (values.size() > most) {
            throw BadInput.notAllowed(
                    parameter,
                    values.size() + " values",
                    "there are " + most + " " + what + ", and one value for each");
        }
    }

    /**
     * Rejects a scatter plot that cannot be drawn.
     *
     * @throws BadInput if the size is not in 1 to 10000 pixels, there is no point, one lacks a
     *     value, their quantities differ, or none is within the ends of an axis
     */
    static void require(ScatterPlot plot) {
        requireSize(plot.width(), plot.height());
        if (plot.points().isEmpty()) {
            throw BadInput.missing("at least one point to draw", "points");
        }
        requireReadings(
                plot.points().stream()
                        .map(ScatterPlot.ScatterPoint::x)
                        .collect(Collectors.toList()));
        requireReadings(
                plot.points().stream()
                        .map(ScatterPlot.ScatterPoint::y)
                        .collect(Collectors.toList()));
        AxisValidation.require(plot);
    }

    private static void requireReadings(List<MetricValue> values) {
        Quantity quantity = values.get(0).quantity();
        for (MetricValue value : values) {
            if (!value.quantity().equals(quantity)) {
                throw BadInput.because(
                        "points",
                        value.quantity(),
                        "one axis cannot show both " + quantity + " and " + value.quantity());
            }
            if (!Double.isFinite(value.value().orElse(Double.NaN))) {
                throw BadInput.because(
                        "points", quantity, "a point has no " + quantity + ": " + value.note());
            }
        }
    }

    /**
     * Rejects a size that is not in 1 to 10000 pixels.
     *
     * @throws BadInput if it is not
     */
    static void requireSize(int width, int height) {
        if (!isSize(width) || !isSize(height)) {
            throw BadInput.notAllowed(
                    "size",
                    width + "x" + height,
                    "width and height are 1 to " + LARGEST + " pixels");
        }
    }

    private static boolean isSize(int pixels) {
        return pixels >= 1 && pixels <= LARGEST;
    }

    private static void requirePoints(List<Curve> curves) {
        if (curves.isEmpty()) {
            throw BadInput.missing("at least one curve to draw", "curves");
        }
        if (curves.stream().allMatch(curve -> curve.points().isEmpty())) {
            throw BadInput.missing("at least one curve with a point", "curves");
        }
    }

    private static void requireCommonAxis(List<Curve> curves) {
        Set<String> axes =
                curves.stream()
                        .map(curve -> curve.axis().name())
                        .collect(Collectors.toCollection(TreeSet::new));
        if (axes.size() > 1) {
            throw BadInput.because(
                    "axis",
                    String.join(", ", axes),
                    "a chart cannot show curves over different axes: " + String.join(", ", axes));
        }
        if (curves.stream().noneMatch(ChartValidation::hasPosition)) {
            throw BadInput.of("axis", axes.iterator().next(), " has no numeric values");
        }
    }

    private static boolean hasPosition(Curve curve) {
        return curve.points().stream().anyMatch(point -> curve.axisValue(point).isPresent());
    }

    private static void requireQuantity(Quantity quantity, List<Curve> curves) {
        Set<String> known = known(curves);
        if (!known.contains(quantity.name()) && !isLostInSaturation(quantity, curves)) {
            String figures = known.isEmpty() ? "no figures" : String.join(", ", known);
            throw BadInput.because(
                            "y", quantity, "no curve has '" + quantity + "': they have " + figures)
                    .among(known);
        }
    }

    /** Names of the figures, without the axis and the half widths of intervals. */
    private static Set<String> known(List<Curve> curves) {
        Set<String> names =
                curves.stream()
                        .flatMap(curve -> curve.points().stream())
                        .flatMap(point -> point.figures().keySet().stream())
                        .filter(figure -> figure.role() != Quantity.Role.HALF_WIDTH)
                        .map(Quantity::name)
                        .collect(Collectors.toCollection(TreeSet::new));
        names.remove(curves.get(0).axis().name());
        return names;
    }

    /**
     * Whether a common quantity may be missing because all points of a curve are saturated or
     * failed.
     */
    private static boolean isLostInSaturation(Quantity quantity, List<Curve> curves) {
        return Quantities.find(quantity.name()).isPresent()
                && curves.stream()
                        .map(Curve::points)
                        .filter(points -> !points.isEmpty())
                        .anyMatch(ChartValidation::noneIsOk);
    }

    private static boolean noneIsOk(Collection<Point> points) {
        return points.stream().noneMatch(point -> point.status() == Status.OK);
    }
}
