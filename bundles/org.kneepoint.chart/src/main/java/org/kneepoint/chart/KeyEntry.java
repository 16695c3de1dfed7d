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

/**
 * A line of the legend.
 *
 * @param sample what is explained
 * @param label the explanation
 */
record KeyEntry(Sample sample, String label) {
    /** Width of a sample, pixels. */
    static final double SAMPLE = 34;

    /** Draws a sample around a point. */
    interface Sample {
        void draw(Pen pen, double x, double y);
    }

    /**
     * Explains the curves in their order, then each kind of mark that occurs in the panels.
     *
     * @param flags places that are pointed out
     */
    static List<KeyEntry> all(List<Look> looks, List<Trace> traces, List<Flag> flags) {
        List<KeyEntry> entries = new ArrayList<>();
        looks.stream()
                .distinct()
                .forEach(look -> entries.add(new KeyEntry(sample(look), look.label())));
        if (any(traces, dot -> dot.hasValue() && dot.half() > 0)) {
            entries.add(interval());
        }
        if (traces.stream().anyMatch(trace -> !trace.raw().isEmpty())) {
            entries.add(new KeyEntry(KeyEntry::faint, "single windows"));
        }
        boolean bands = Flags.areExplicit(flags) && flags.stream().anyMatch(f -> f.half() > 0);
        flags.stream()
                .map(Flag::meaning)
                .distinct()
                .forEach(
                        meaning ->
                                entries.add(
                                        bands
                                                ? new KeyEntry(
                                                        KeyEntry::band,
                                                        meaning + " with its interval")
                                                : new KeyEntry(KeyEntry::flag, meaning)));
        if (any(traces, dot -> dot.status() == Status.SATURATED)) {
            boolean lost = any(traces, dot -> dot.isLost() && dot.status() == Status.SATURATED);
            boolean hollow = traces.stream().anyMatch(Trace::marksSaturated);
            entries.add(new KeyEntry(saturated(lost, hollow), Status.SATURATED.word()));
        }
        addStatuses(entries, traces, Dot::isHollow, KeyEntry::hollow, "");
        addStatuses(entries, traces, Dot::isLost, KeyEntry::lost, ", no value");
        return entries;
    }

    /** Explains the marker of a swarm. */
    static KeyEntry of(Swarm swarm) {
        return new KeyEntry(
                (pen, x, y) ->
                        pen.filled(
                                Palette.marker(swarm.style()), x, y, Palette.colour(swarm.style())),
                swarm.label());
    }

    /** Explains the bars of intervals. */
    static KeyEntry interval() {
        return new KeyEntry(KeyEntry::bar, "95 % interval");
    }

    /** Explains the intervals of dots, which may have one in both directions. */
    static KeyEntry intervals() {
        return new KeyEntry(KeyEntry::bars, "95 % interval");
    }

    private static boolean any(List<Trace> traces, Predicate<Dot> condition) {
        return traces.stream().flatMap(trace -> trace.dots().stream()).anyMatch(condition);
    }

    /** One entry for all statuses other than saturated that bear this mark. */
    private static void addStatuses(
            List<KeyEntry> entries,
            List<Trace> traces,
            Predicate<Dot> condition,
            Sample sample,
            String ending) {
        Set<Status> statuses = EnumSet.noneOf(Status.class);
        traces.stream()
                .flatMap(trace -> trace.dots().stream())
                .filter(condition)
                .filter(dot -> dot.status() != Status.SATURATED)
                .forEach(dot -> statuses.add(dot.status()));
        if (!statuses.isEmpty()) {
            String words = statuses.stream().map(Status::word).collect(Collectors.joining(" or "));
            entries.add(new KeyEntry(sample, words + ending));
        }
    }

    private static Sample sample(Look look) {
        return (pen, x, y) -> {
            Line2D line = new Line2D.Double(x - SAMPLE / 2, y, x + SAMPLE / 2, y);
            look.line().ifPresent(stroke -> pen.line(line, stroke, look.colour()));
            if (look.marked()) {
                pen.filled(look.marker(), x, y, look.colour());
            }
        };
    }

    private static void bars(Pen pen, double x, double y) {
        Color colour = Palette.pale(Palette.INK);
        pen.line(new Line2D.Double(x - 12, y, x + 12, y), Palette.BAR, colour);
        pen.line(new Line2D.Double(x, y - 8, x, y + 8), Palette.BAR, colour);
        pen.filled(Markers.circle(), x, y, Palette.GREY);
    }

    private static void bar(Pen pen, double x, double y) {
        pen.bar(x, y - 6, y + 6, Palette.GREY);
    }

    private static void faint(Pen pen, double x, double y) {
        Line2D line = new Line2D.Double(x - SAMPLE / 2, y, x + SAMPLE / 2, y);
        pen.line(line, Palette.FAINT, Palette.pale(Palette.INK));
    }

    private static void band(Pen pen, double x, double y) {
        pen.area(new Rectangle2D.Double(x - 7, y - 8, 14, 16), Palette.band(Palette.INK));
        flag(pen, x, y);
    }

    private static void flag(Pen pen, double x, double y) {
        pen.line(new Line2D.Double(x, y - 8, x, y + 8), Palette.FLAG, Palette.GREY);
    }

    /** A dotted line with what stands for saturated points: a row of marks, a hollow marker. */
    private static Sample saturated(boolean lost, boolean hollow) {
        return (pen, x, y) -> {
            double start = lost ? x - 13 : x;
            Line2D line = new Line2D.Double(start, y - 8, start, y + 8);
            pen.line(line, Palette.dotted(0), Palette.GREY);
            if (lost) {
                pen.filled(Markers.triangleUp(), start, y, Palette.GREY);
                pen.filled(Markers.dot(), start + 8, y, Palette.GREY);
                pen.filled(Markers.dot(), start + 13, y, Palette.GREY);
            }
            if (hollow) {
                hollow(pen, lost ? x + 9 : x, y);
            }
        };
    }

    private static void hollow(Pen pen, double x, double y) {
        pen.hollow(Markers.circle(), x, y, Palette.GREY);
    }

    private static void lost(Pen pen, double x, double y) {
        pen.line(Pen.at(Markers.strokes(), x, y), Palette.OUTLINE, Palette.GREY);
    }
}
