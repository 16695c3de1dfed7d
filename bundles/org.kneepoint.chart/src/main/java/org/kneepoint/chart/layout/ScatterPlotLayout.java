// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.kneepoint.api.view.ChartAxis;
import org.kneepoint.api.view.ScatterPlot;

/**
 * The series of a scatter plot and its axes. Markers that a logarithmic axis does not have are left
 * out.
 *
 * @param plot the plot
 * @param series the groups of curves in the order in which each first occurs
 * @param x the horizontal axis
 * @param y the vertical axis
 * @param leftOut number of points left out
 */
public record ScatterPlotLayout(
        ScatterPlot plot, List<ScatterSeries> series, AxisScale x, AxisScale y, int leftOut) {
    /** Lays out a valid plot. */
    public static ScatterPlotLayout of(ScatterPlot plot) {
        List<ScatterSeries> series = new ArrayList<>();
        for (ScatterSeries all : ScatterSeries.all(plot)) {
            List<ScatterMarker> markers =
                    all.markers().stream()
                            .filter(marker -> has(plot.x(), marker.x()))
                            .filter(marker -> has(plot.y(), marker.y()))
                            .toList();
            if (!markers.isEmpty()) {
                series.add(new ScatterSeries(all.group(), markers));
            }
        }
        int shown = (int) markers(series).count();
        return new ScatterPlotLayout(
                plot,
                List.copyOf(series),
                scale(plot.x(), series, ScatterMarker::x),
                scale(plot.y(), series, ScatterMarker::y),
                plot.points().size() - shown);
    }

    private static boolean has(ChartAxis axis, ScatterValue value) {
        return !axis.isLogarithmic() || value.value() > 0;
    }

    private static Stream<ScatterMarker> markers(List<ScatterSeries> series) {
        return series.stream().flatMap(one -> one.markers().stream());
    }

    private static AxisScale scale(
            ChartAxis axis,
            List<ScatterSeries> series,
            Function<ScatterMarker, ScatterValue> coordinate) {
        List<ScatterValue> values = markers(series).map(coordinate).toList();
        AxisRange range =
                axis.isLogarithmic()
                        ? AxisRange.aroundPositive(
                                values.stream().mapToDouble(ScatterValue::value).toArray())
                        : AxisRange.around(values);
        return new AxisScale(range.limited(axis), axis.isLogarithmic());
    }

    /** Returns all markers. */
    public List<ScatterMarker> markers() {
        return markers(series).toList();
    }

    /** Whether some marker has a 95 % interval. */
    public boolean hasIntervals() {
        return values().anyMatch(value -> value.hasExtent() && !value.isBracket());
    }

    /** Whether some marker has a bracket. */
    public boolean hasBrackets() {
        return values().anyMatch(value -> value.hasExtent() && value.isBracket());
    }

    private Stream<ScatterValue> values() {
        return markers(series).flatMap(marker -> Stream.of(marker.x(), marker.y()));
    }

    /** Returns what the plot does not show; empty if it shows all. */
    public String note() {
        return leftOut == 0
                ? ""
                : (leftOut == 1 ? "1 point" : leftOut + " points") + " not above 0";
    }
}
