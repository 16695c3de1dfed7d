// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.chart.layout.AxisTick;
import org.kneepoint.chart.layout.QuantityLabel;
import org.kneepoint.chart.layout.ScatterMarker;
import org.kneepoint.chart.layout.ScatterPlotLayout;
import org.kneepoint.chart.layout.ScatterSeries;

/** A scatter plot of characters. */
public final class TextScatterPlot {
    private static final double MAX_LEGEND = 0.4;
    private static final int LOWEST = 10;
    private static final int NARROWEST = 20;
    private static final int LOWEST_PANEL = 4;

    private final ScatterPlotLayout layout;
    private final CurveSymbols symbols;

    private TextScatterPlot(ScatterPlot plot, boolean coloured) {
        layout = ScatterPlotLayout.of(plot);
        symbols = new CurveSymbols(coloured);
    }

    /**
     * Draws a scatter plot.
     *
     * @param plot a valid plot whose size is in characters; too small a size is enlarged
     * @param coloured whether control sequences set the colours of the series
     * @return its lines
     */
    public static String of(ScatterPlot plot, boolean coloured) {
        return new TextScatterPlot(plot, coloured).drawing().lines(coloured);
    }

    private CharacterCanvas drawing() {
        ScatterPlot plot = layout.plot();
        int columns = Math.max(NARROWEST, plot.width());
        int rows = Math.max(LOWEST, plot.height());
        TextLegend legend = TextLegend.of(entries(), columns, (int) (MAX_LEGEND * rows));
        int heading = plot.title().isEmpty() ? 0 : 1;
        int height = Math.max(LOWEST_PANEL, rows - heading - 4 - legend.rows());
        CharacterCanvas canvas = new CharacterCanvas(columns, heading + height + 4 + legend.rows());
        canvas.text(Math.max(0, (columns - plot.title().length()) / 2), 0, plot.title(), Ink.PLAIN);
        List<AxisTick> ticks = TextAxes.ticks(layout.y(), height);
        int left = TextAxes.width(ticks) + 1;
        PlotArea area =
                new PlotArea(
                        canvas, left, heading + 1, columns - left, height, layout.x(), layout.y());
        ScatterPlot.ScatterPoint first = plot.points().get(0);
        String vertical = QuantityLabel.of(first.y().quantity());
        canvas.text(0, heading, vertical, Ink.PLAIN);
        int note = Math.max(vertical.length() + 2, columns - layout.note().length());
        canvas.text(note, heading, layout.note(), Ink.FAINT);
        layout.series().forEach(series -> intervals(area, series));
        layout.series().forEach(series -> markers(area, series));
        TextAxes.left(area, ticks, true);
        TextAxes.below(area, false, true);
        String across = QuantityLabel.of(first.x().quantity());
        int start = Math.max(0, left + (columns - left - across.length()) / 2);
        canvas.text(start, heading + height + 3, across, Ink.PLAIN);
        legend.draw(canvas, heading + height + 4);
        return canvas;
    }

    private List<TextLegend.Entry> entries() {
        List<TextLegend.Entry> entries = new ArrayList<>();
        for (ScatterSeries series : layout.series()) {
            String symbol = String.valueOf(symbols.of(series.style()));
            entries.add(new TextLegend.Entry(symbol, Ink.of(series.style()), series.label()));
        }
        if (layout.hasIntervals()) {
            entries.add(new TextLegend.Entry("\u2812\u2812", Ink.PLAIN, "95 % interval"));
        }
        if (layout.hasBrackets()) {
            entries.add(new TextLegend.Entry("[]", Ink.PLAIN, "between two neighbouring points"));
        }
        return entries;
    }

    private static void intervals(PlotArea area, ScatterSeries series) {
        Ink ink = Ink.of(series.style());
        for (ScatterMarker marker : series.markers()) {
            double x = area.dotX(marker.x().value());
            double y = area.dotY(marker.y().value());
            if (marker.x().hasExtent()) {
                area.line(area.dotX(marker.x().low()), y, area.dotX(marker.x().high()), y, ink);
            }
            if (marker.y().hasExtent()) {
                area.line(x, area.dotY(marker.y().high()), x, area.dotY(marker.y().low()), ink);
            }
            if (marker.x().hasExtent() && marker.x().isBracket()) {
                int row = area.row(marker.y().value());
                end(area, area.column(marker.x().low()), row, '[', ink);
                end(area, area.column(marker.x().high()), row, ']', ink);
            }
        }
    }

    private static void end(PlotArea area, int column, int row, char character, Ink ink) {
        if (area.contains(column, row)) {
            area.canvas().character(column, row, character, ink);
        }
    }

    /** Markers, each in a neighbouring column if another series has one there. */
    private void markers(PlotArea area, ScatterSeries series) {
        for (ScatterMarker marker : series.markers()) {
            int row = area.row(marker.y().value());
            int column = area.column(marker.x().value());
            char symbol = symbols.of(series.style());
            for (int step : new int[] {0, 1, -1, 2, 0}) {
                char there = area.canvas().characterAt(column + step, row);
                if (area.contains(column + step, row) && (there == 0 || step == 2)) {
                    area.canvas().character(column + step, row, symbol, Ink.of(series.style()));
                    break;
                }
            }
        }
    }
}
