// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.TextMetrics;

/** Lays out a scatter plot, with axes over the range of its points. */
final class ScatterLayout {
    private static final int MAX_NAMED = 8;
    private static final double WIDEST_NAME = 0.42;

    private ScatterLayout() {}

    /**
     * Lays out a scatter plot.
     *
     * @param scatter a valid plot, see {@link ChartValidation}
     */
    static LaidOutChart of(ScatterPlot scatter) {
        ChartDimensions dimensions = new ChartDimensions(scatter.width(), scatter.height());
        List<ScatterSeries> allSeries = ScatterSeries.all(scatter);
        boolean named = areNamed(allSeries, dimensions);
        ChartLegend legend =
                ChartLegend.of(
                        entries(allSeries, named),
                        dimensions.textWidth(),
                        dimensions.legendHeight());
        XYPlot plot = plot(scatter, allSeries, dimensions.plotHeight(scatter.title(), legend));
        plot.addAnnotation(new ScatterSeriesAnnotation(allSeries, named));
        return LaidOutChart.of(dimensions, scatter.title(), plot, legend);
    }

    /** Few short labels are beside their points, others in the legend. */
    private static boolean areNamed(List<ScatterSeries> allSeries, ChartDimensions dimensions) {
        return allSeries.size() <= MAX_NAMED
                && allSeries.stream()
                        .allMatch(
                                series ->
                                        TextMetrics.width(series.label(), ChartStyle.TEXT)
                                                <= WIDEST_NAME * dimensions.layoutWidth());
    }

    private static List<LegendEntry> entries(List<ScatterSeries> allSeries, boolean named) {
        List<LegendEntry> entries = new ArrayList<>();
        if (!named) {
            allSeries.forEach(series -> entries.add(LegendEntry.of(series)));
        }
        boolean bars = markers(allSeries).stream().anyMatch(ScatterMarker::hasInterval);
        if (bars) {
            entries.add(LegendEntry.intervals());
        }
        return entries;
    }

    private static XYPlot plot(ScatterPlot scatter, List<ScatterSeries> allSeries, double height) {
        ScatterPlot.ScatterPoint first = scatter.points().get(0);
        AxisRange across = span(allSeries, ScatterMarker::x, ScatterMarker::halfX);
        AxisRange upward = span(allSeries, ScatterMarker::y, ScatterMarker::halfY);
        NumberAxis domain = ChartAxes.domain(first.x().quantity(), across, false);
        NumberAxis range = ChartAxes.range(first.y().quantity(), upward, height);
        List<PlottedCurve> none = List.of();
        XYPlot plot =
                new XYPlot(
                        new PlottedCurveDataset(none),
                        domain,
                        range,
                        new PlottedCurveRenderer(none));
        PanelPlot.style(plot);
        return plot;
    }

    private static AxisRange span(
            List<ScatterSeries> allSeries,
            ToDoubleFunction<ScatterMarker> place,
            ToDoubleFunction<ScatterMarker> half) {
        double[] places = markers(allSeries).stream().mapToDouble(place).toArray();
        double[] halves = markers(allSeries).stream().mapToDouble(half).toArray();
        return AxisRange.around(places, halves);
    }

    private static List<ScatterMarker> markers(List<ScatterSeries> allSeries) {
        return allSeries.stream()
                .flatMap(series -> series.markers().stream())
                .collect(Collectors.toList());
    }
}
