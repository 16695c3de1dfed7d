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
 * @param sample what is explained
 * @param label the explanation
 */
record LegendEntry(LegendSymbol sample, String label) {
    /** Width of a sample, pixels. */
    static final double SAMPLE = 34;

    /** Draws a sample around a point. */
    interface LegendSymbol {
        void draw(ShapePen pen, double x, double y);
    }

    /**
     * Explains the curves in their order, then each kind of mark that occurs in the panels.
     *
     * @param flags places that are pointed out
     */
    static List<LegendEntry> all(
            List<CurveStyle> styles, List<PlottedCurve> traces, List<ReferenceLine> flags) {
        List<LegendEntry> entries = new ArrayList<>();
        styles.stream()
                .distinct()
                .forEach(style -> entries.add(new LegendEntry(sample(style), style.label())));
        if (any(traces, dot -> dot.hasValue() && dot.halfWidth() > 0)) {
            entries.add(interval());
        }
        if (traces.stream().anyMatch(trace -> !trace.unsmoothed().isEmpty())) {
            entries.add(new LegendEntry(LegendEntry::faint, "single windows"));
        }
        boolean bands =
                ReferenceLineAnnotation.areExplicit(flags)
                        && flags.stream().anyMatch(f -> f.halfWidth() > 0);
        flags.stream()
                .map(ReferenceLine::meaning)
                .distinct()
                .forEach(
                        meaning ->
                                entries.add(
                                        bands
                                                ? new LegendEntry(
                                                        LegendEntry::band,
                                                        meaning + " with its interval")
                                                : new LegendEntry(LegendEntry::flag, meaning)));
        if (any(traces, dot -> dot.status() == Status.SATURATED)) {
            boolean lost = any(traces, dot -> dot.isMissing() && dot.status() == Status.SATURATED);
            boolean hollow = traces.stream().anyMatch(PlottedCurve::marksSaturated);
            entries.add(new LegendEntry(saturated(lost, hollow), Status.SATURATED.label()));
        }
        addStatuses(entries, traces, CurvePoint::isHollow, LegendEntry::hollow, "");
        addStatuses(entries, traces, CurvePoint::isMissing, LegendEntry::lost, ", no value");
        return entries;
    }

    /** Explains the marker of a swarm. */
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

    /** Explains the bars of intervals. */
    static LegendEntry interval() {
        return new LegendEntry(LegendEntry::bar, "95 % interval");
    }

    /** Explains the intervals of dots, which may have one in both directions. */
    static LegendEntry intervals() {
        return new LegendEntry(LegendEntry::bars, "95 % interval");
    }

    private static boolean any(List<PlottedCurve> traces, Predicate<CurvePoint> condition) {
        return traces.stream().flatMap(trace -> trace.points().stream()).anyMatch(condition);
    }

    /** One entry for all statuses other than saturated that bear this mark. */
    private static void addStatuses(
            List<LegendEntry> entries,
            List<PlottedCurve> traces,
            Predicate<CurvePoint> condition,
            LegendSymbol sample,
            String ending) {
        Set<Status> statuses = EnumSet.noneOf(Status.class);
        traces.stream()
                .flatMap(trace -> trace.points().stream())
                .filter(condition)
                .filter(dot -> dot.status() != Status.SATURATED)
                .forEach(dot -> statuses.add(dot.status()));
        if (!statuses.isEmpty()) {
            String words = statuses.stream().map(Status::label).collect(Collectors.joining(" or "));
            entries.add(new LegendEntry(sample, words + ending));
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
        flag(pen, x, y);
    }

    private static void flag(ShapePen pen, double x, double y) {
        pen.line(new Line2D.Double(x, y - 8, x, y + 8), ChartStyle.REFERENCE_LINE, ChartStyle.GREY);
    }

    /** A dotted line with what stands for saturated points: a row of marks, a hollow marker. */
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
