// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartAxis;
import org.kneepoint.api.view.ScatterPlot;

/** Validates the requested axes of a chart before it is drawn. */
final class AxisValidation {
    private static final int DIGITS = 4;

    private final String name;
    private final ChartAxis axis;

    private AxisValidation(String name, ChartAxis axis) {
        this.name = name;
        this.axis = axis;
    }

    /**
     * Rejects axes that show nothing of a chart.
     *
     * @throws BadInput if an end is not finite, the lower one is not below the upper one, an end of
     *     a logarithmic axis or all its values are not positive, or all values are on one side of
     *     the range
     */
    static void require(Chart chart) {
        AxisValidation x = new AxisValidation("x", chart.x());
        x.requireEnds();
        x.requireValues(positions(chart.curves()), chart.curves().get(0).axis());
        for (int panel = 0; panel < chart.y().size(); panel++) {
            AxisValidation y = new AxisValidation("y", chart.y().get(panel));
            y.requireEnds();
            Quantity quantity = chart.quantities().get(panel);
            y.requireValues(values(chart, quantity), quantity);
        }
    }

    /**
     * Rejects axes that show nothing of a scatter plot.
     *
     * @throws BadInput as for a chart
     */
    static void require(ScatterPlot plot) {
        require(plot, "x", plot.x(), point -> point.x().value().orElseThrow());
        require(plot, "y", plot.y(), point -> point.y().value().orElseThrow());
    }

    private static void require(
            ScatterPlot plot,
            String name,
            ChartAxis axis,
            ToDoubleFunction<ScatterPlot.ScatterPoint> value) {
        AxisValidation validation = new AxisValidation(name, axis);
        ScatterPlot.ScatterPoint first = plot.points().get(0);
        Quantity quantity = (name.equals("x") ? first.x() : first.y()).quantity();
        validation.requireEnds();
        validation.requireValues(plot.points().stream().mapToDouble(value).toArray(), quantity);
    }

    private static double[] positions(List<Curve> curves) {
        return curves.stream()
                .flatMapToDouble(
                        curve ->
                                curve.points().stream()
                                        .map(curve::axisValue)
                                        .flatMapToDouble(OptionalDouble::stream))
                .toArray();
    }

    /** The values of a quantity at positions within the ends of the horizontal axis. */
    private static double[] values(Chart chart, Quantity quantity) {
        double low = chart.x().low().orElse(Double.NEGATIVE_INFINITY);
        double high = chart.x().high().orElse(Double.POSITIVE_INFINITY);
        return chart.curves().stream()
                .flatMapToDouble(
                        curve ->
                                curve.points().stream()
                                        .filter(
                                                point -> {
                                                    double x =
                                                            curve.axisValue(point)
                                                                    .orElse(Double.NaN);
                                                    return x >= low && x <= high;
                                                })
                                        .map(point -> point.get(quantity))
                                        .flatMapToDouble(OptionalDouble::stream))
                .toArray();
    }

    private void requireEnds() {
        DoubleStream.concat(axis.low().stream(), axis.high().stream())
                .forEach(
                        end -> {
                            if (!Double.isFinite(end)) {
                                throw badRange("its ends are finite numbers");
                            }
                            if (axis.isLogarithmic() && end <= 0) {
                                throw badRange("the ends of a logarithmic axis are above 0");
                            }
                        });
        if (axis.low().isPresent()
                && axis.high().isPresent()
                && axis.low().getAsDouble() >= axis.high().getAsDouble()) {
            throw badRange("the first end is below the second");
        }
    }

    private void requireValues(double[] all, Quantity quantity) {
        double[] values =
                DoubleStream.of(all)
                        .filter(Double::isFinite)
                        .filter(value -> !axis.isLogarithmic() || value > 0)
                        .toArray();
        if (values.length == 0) {
            if (axis.isLogarithmic() && all.length > 0) {
                throw BadInput.because(
                        name + "_axis",
                        "log",
                        "a logarithmic axis shows values above 0, and " + quantity + " has none");
            }
            return;
        }
        double least = DoubleStream.of(values).min().orElseThrow();
        double largest = DoubleStream.of(values).max().orElseThrow();
        if (largest < axis.low().orElse(largest) || least > axis.high().orElse(least)) {
            throw badRange(
                    quantity
                            + " is "
                            + Decimal.round(least, DIGITS)
                            + " to "
                            + Decimal.round(largest, DIGITS));
        }
    }

    private BadInput badRange(String allowed) {
        return BadInput.notAllowed(
                name + "_range", text(axis.low()) + ":" + text(axis.high()), allowed);
    }

    private static String text(OptionalDouble end) {
        return end.isPresent() ? Decimal.format(end.getAsDouble()) : "";
    }
}
