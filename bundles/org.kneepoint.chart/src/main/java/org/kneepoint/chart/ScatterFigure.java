// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.chart.layout.ScatterPlotLayout;
import org.kneepoint.chart.layout.ScatterSeries;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.TextMetrics;

/** A scatter plot as a drawing of JFreeChart. */
final class ScatterFigure {
    private static final int MAX_NAMED = 8;
    private static final double WIDEST_NAME = 0.42;

    private ScatterFigure() {}

    /**
     * Lays out a scatter plot.
     *
     * @param scatter a valid plot, see {@link ChartValidation}
     */
    static LaidOutChart of(ScatterPlot scatter) {
        ScatterPlotLayout layout = ScatterPlotLayout.of(scatter);
        ChartDimensions dimensions = new ChartDimensions(scatter.width(), scatter.height());
        boolean named = areNamed(layout.series(), dimensions);
        ChartLegend legend =
                ChartLegend.of(
                        entries(layout, named), dimensions.textWidth(), dimensions.legendHeight());
        XYPlot plot = plot(layout, dimensions.plotHeight(scatter.title(), legend));
        plot.addAnnotation(new ScatterSeriesAnnotation(layout.series(), named));
        PanelPlot.addNote(plot, layout.note());
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

    private static List<LegendEntry> entries(ScatterPlotLayout layout, boolean named) {
        List<LegendEntry> entries = new ArrayList<>();
        if (!named) {
            layout.series().forEach(series -> entries.add(LegendEntry.of(series)));
        }
        if (layout.hasIntervals()) {
            entries.add(LegendEntry.intervals());
        }
        if (layout.hasBrackets()) {
            entries.add(LegendEntry.brackets());
        }
        return entries;
    }

    private static XYPlot plot(ScatterPlotLayout layout, double height) {
        ScatterPlot.ScatterPoint first = layout.plot().points().get(0);
        NumberAxis domain = ChartAxes.domain(first.x().quantity(), layout.x(), false);
        NumberAxis range = ChartAxes.range(first.y().quantity(), layout.y(), height);
        XYPlot plot =
                new XYPlot(
                        new PlottedCurveDataset(List.of()),
                        domain,
                        range,
                        new PlottedCurveRenderer(List.of()));
        PanelPlot.style(plot);
        return plot;
    }
}
