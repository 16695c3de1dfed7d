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

/** The dots of a scatter between two axes that both show no more than they need to. */
final class ScatterLayout {
    private static final int MOST_NAMED = 8;
    private static final double WIDEST_NAME = 0.42;

    private ScatterLayout() {}

    /**
     * Lays out a scatter.
     *
     * @param scatter one that {@link ChartValidation} lets pass
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

    /** Few short names stand beside their dots, others in the legend. */
    private static boolean areNamed(List<ScatterSeries> allSeries, ChartDimensions dimensions) {
        return allSeries.size() <= MOST_NAMED
                && allSeries.stream()
                        .allMatch(
                                swarm ->
                                        TextMetrics.width(swarm.label(), ChartStyle.TEXT)
                                                <= WIDEST_NAME * dimensions.layoutWidth());
    }

    private static List<LegendEntry> entries(List<ScatterSeries> allSeries, boolean named) {
        List<LegendEntry> entries = new ArrayList<>();
        if (!named) {
            allSeries.forEach(swarm -> entries.add(LegendEntry.of(swarm)));
        }
        boolean bars = spots(allSeries).stream().anyMatch(ScatterMarker::hasInterval);
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
        double[] places = spots(allSeries).stream().mapToDouble(place).toArray();
        double[] halves = spots(allSeries).stream().mapToDouble(half).toArray();
        return AxisRange.around(places, halves);
    }

    private static List<ScatterMarker> spots(List<ScatterSeries> allSeries) {
        return allSeries.stream()
                .flatMap(swarm -> swarm.markers().stream())
                .collect(Collectors.toList());
    }
}
