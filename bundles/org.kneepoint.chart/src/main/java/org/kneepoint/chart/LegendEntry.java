// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Status;
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

    /**
     * Returns the entries of the curves in their order, then of each kind of mark in the panels.
     *
     * @param lines the reference lines
     */
    static List<LegendEntry> all(
            List<CurveStyle> styles, List<PlottedCurve> curves, List<ReferenceLine> lines) {
        List<LegendEntry> entries = new ArrayList<>();
        styles.stream()
                .distinct()
                .forEach(style -> entries.add(new LegendEntry(sample(style), style.label())));
        if (any(curves, point -> point.hasValue() && point.halfWidth() > 0)) {
            entries.add(interval());
        }
        if (curves.stream().anyMatch(curve -> !curve.unsmoothed().isEmpty())) {
            entries.add(new LegendEntry(LegendEntry::faint, "single windows"));
        }
        boolean bands =
                ReferenceLineAnnotation.areExplicit(lines)
                        && lines.stream().anyMatch(f -> f.halfWidth() > 0);
        lines.stream()
                .map(ReferenceLine::meaning)
                .distinct()
                .forEach(
                        meaning ->
                                entries.add(
                                        bands
                                                ? new LegendEntry(
                                                        LegendEntry::band,
                                                        meaning + " with its interval")
                                                : new LegendEntry(LegendEntry::line, meaning)));
        if (any(curves, point -> point.status() == Status.SATURATED)) {
            boolean lost =
                    any(curves, point -> point.isMissing() && point.status() == Status.SATURATED);
            boolean hollow = curves.stream().anyMatch(PlottedCurve::marksSaturated);
            entries.add(new LegendEntry(saturated(lost, hollow), Status.SATURATED.label()));
        }
        addStatuses(entries, curves, CurvePoint::isHollow, LegendEntry::hollow, "");
        addStatuses(entries, curves, CurvePoint::isMissing, LegendEntry::lost, ", no value");
        return entries;
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

    /** Returns the entry of interval bars. */
    static LegendEntry interval() {
        return new LegendEntry(LegendEntry::bar, "95 % interval");
    }

    /** Returns the entry of interval bars in both directions. */
    static LegendEntry intervals() {
        return new LegendEntry(LegendEntry::bars, "95 % interval");
    }

    private static boolean any(List<PlottedCurve> curves, Predicate<CurvePoint> condition) {
        return curves.stream().flatMap(curve -> curve.points().stream()).anyMatch(condition);
    }

    /** Adds one entry for all statuses other than saturated with this mark. */
    private static void addStatuses(
            List<LegendEntry> entries,
            List<PlottedCurve> curves,
            Predicate<CurvePoint> condition,
            LegendSymbol sample,
            String ending) {
        Set<Status> statuses = EnumSet.noneOf(Status.class);
        curves.stream()
                .flatMap(curve -> curve.points().stream())
                .filter(condition)
                .filter(point -> point.status() != Status.SATURATED)
                .forEach(point -> statuses.add(point.status()));
        if (!statuses.isEmpty()) {
            String labels =
                    statuses.stream().map(Status::label).collect(Collectors.joining(" or "));
            entries.add(new LegendEntry(sample, labels + ending));
        }
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

    private static void bar(ShapePen pen, double x, double y) {
        pen.bar(x, y - 6, y + 6, ChartStyle.GREY);
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
