// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Set;
import org.kneepoint.chart.layout.LegendItem;
import org.kneepoint.chart.layout.LegendItem.Symbol;
import org.kneepoint.chart.layout.ScatterSeries;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.CurveStyle;
import org.kneepoint.chart.style.MarkerShapes;

/**
 * A line of the legend.
 *
 * @param sample the symbol
 * @param label its explanation
 */
record LegendEntry(LegendSymbol sample, String label) {
    /** Width of a sample, pixels. */
    static final double SAMPLE = 34;

    /** Draws a sample around a point. */
    interface LegendSymbol {
        void draw(ShapePen pen, double x, double y);
    }

    /** Returns the entry of a line of the legend. */
    static LegendEntry of(LegendItem item) {
        LegendSymbol sample =
                item.style().map(LegendEntry::sample).orElseGet(() -> sample(item.symbols()));
        return new LegendEntry(sample, item.label());
    }

    private static LegendSymbol sample(Set<Symbol> symbols) {
        Symbol first = symbols.iterator().next();
        return switch (first) {
            case INTERVAL -> (pen, x, y) -> pen.bar(x, y - 6, y + 6, 1, ChartStyle.GREY);
            case UNSMOOTHED -> LegendEntry::faint;
            case LINE -> LegendEntry::line;
            case INTERVAL_BAND -> LegendEntry::band;
            case BRACKET_BAND -> LegendEntry::bracketBand;
            case HOLLOW -> LegendEntry::hollow;
            case MISSING -> LegendEntry::lost;
            default ->
                    saturated(symbols.contains(Symbol.SATURATED), symbols.contains(Symbol.HOLLOW));
        };
    }

    /** Returns the entry of a series. */
    static LegendEntry of(ScatterSeries series) {
        return new LegendEntry(
                (pen, x, y) ->
                        pen.filled(
                                ChartStyle.marker(series.style()),
                                x,
                                y,
                                ChartStyle.colour(series.style())),
                series.label());
    }

    /** Returns the entry of interval bars in both directions. */
    static LegendEntry intervals() {
        return new LegendEntry(LegendEntry::bars, "95 % interval");
    }

    /** Returns the entry of brackets. */
    static LegendEntry brackets() {
        return new LegendEntry(LegendEntry::bracket, "between two neighbouring points");
    }

    private static LegendSymbol sample(CurveStyle style) {
        return (pen, x, y) -> {
            Line2D line = new Line2D.Double(x - SAMPLE / 2, y, x + SAMPLE / 2, y);
            style.line().ifPresent(stroke -> pen.line(line, stroke, style.colour()));
            if (style.marked()) {
                pen.filled(style.marker(), x, y, style.colour());
            }
        };
    }

    private static void bars(ShapePen pen, double x, double y) {
        Color colour = ChartStyle.pale(ChartStyle.FOREGROUND);
        pen.line(new Line2D.Double(x - 12, y, x + 12, y), ChartStyle.BAR, colour);
        pen.line(new Line2D.Double(x, y - 8, x, y + 8), ChartStyle.BAR, colour);
        pen.filled(MarkerShapes.circle(), x, y, ChartStyle.GREY);
    }

    private static void bracket(ShapePen pen, double x, double y) {
        pen.bracket(true, x - 12, x + 12, y, ChartStyle.pale(ChartStyle.FOREGROUND));
        pen.filled(MarkerShapes.circle(), x, y, ChartStyle.GREY);
    }

    private static void faint(ShapePen pen, double x, double y) {
        Line2D line = new Line2D.Double(x - SAMPLE / 2, y, x + SAMPLE / 2, y);
        pen.line(line, ChartStyle.FAINT, ChartStyle.pale(ChartStyle.FOREGROUND));
    }

    private static void band(ShapePen pen, double x, double y) {
        pen.area(
                new Rectangle2D.Double(x - 7, y - 8, 14, 16),
                ChartStyle.band(ChartStyle.FOREGROUND));
        line(pen, x, y);
    }

    private static void bracketBand(ShapePen pen, double x, double y) {
        band(pen, x, y);
        Rectangle2D edges = new Rectangle2D.Double(x - 7, y - 8, 14, 16);
        pen.line(edges, ChartStyle.FAINT, ChartStyle.pale(ChartStyle.FOREGROUND));
    }

    private static void line(ShapePen pen, double x, double y) {
        pen.line(new Line2D.Double(x, y - 8, x, y + 8), ChartStyle.REFERENCE_LINE, ChartStyle.GREY);
    }

    /** A dotted line with the marks of saturated points: a row of marks, a hollow marker. */
    private static LegendSymbol saturated(boolean lost, boolean hollow) {
        return (pen, x, y) -> {
            double start = lost ? x - 13 : x;
            Line2D line = new Line2D.Double(start, y - 8, start, y + 8);
            pen.line(line, ChartStyle.dotted(0), ChartStyle.GREY);
            if (lost) {
                pen.filled(MarkerShapes.triangleUp(), start, y, ChartStyle.GREY);
                pen.filled(MarkerShapes.dot(), start + 8, y, ChartStyle.GREY);
                pen.filled(MarkerShapes.dot(), start + 13, y, ChartStyle.GREY);
            }
            if (hollow) {
                hollow(pen, lost ? x + 9 : x, y);
            }
        };
    }

    private static void hollow(ShapePen pen, double x, double y) {
        pen.hollow(MarkerShapes.circle(), x, y, ChartStyle.GREY);
    }

    private static void lost(ShapePen pen, double x, double y) {
        pen.line(ShapePen.at(MarkerShapes.strokes(), x, y), ChartStyle.OUTLINE, ChartStyle.GREY);
    }
}
