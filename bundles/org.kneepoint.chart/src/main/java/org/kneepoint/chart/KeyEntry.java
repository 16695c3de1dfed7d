// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.geom.Line2D;
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

    /** Explains the curves in their order, then each kind of mark that occurs in the panels. */
    static List<KeyEntry> all(List<Look> looks, List<Trace> traces) {
        List<KeyEntry> entries = new ArrayList<>();
        looks.forEach(look -> entries.add(new KeyEntry(sample(look), look.label())));
        if (any(traces, dot -> dot.hasValue() && dot.half() > 0)) {
            entries.add(new KeyEntry(KeyEntry::bar, "95 % interval"));
        }
        if (any(traces, dot -> dot.status() == Status.SATURATED)) {
            boolean lost = any(traces, dot -> dot.isLost() && dot.status() == Status.SATURATED);
            boolean hollow = traces.stream().anyMatch(Trace::marksSaturated);
            entries.add(new KeyEntry(saturated(lost, hollow), Status.SATURATED.word()));
        }
        addStatuses(entries, traces, Dot::isHollow, KeyEntry::hollow, "");
        addStatuses(entries, traces, Dot::isLost, KeyEntry::lost, ", no value");
        return entries;
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

    private static void bar(Pen pen, double x, double y) {
        pen.bar(x, y - 6, y + 6, Palette.GREY);
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
