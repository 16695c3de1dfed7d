// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.study.measurement.CurveMetricValue;
import org.kneepoint.support.Paragraph;

/**
 * Explanations of metric values, with equal ones merged; for many curves also those that differ
 * only in numbers.
 */
final class MetricNotes {
    /** The number of curves above which explanations are merged into ranges. */
    static final int MAX_NAMED_CURVES = 4;

    private static final String INDENT = "  ";

    private final long all;
    private final Function<Explanation, String> alike;
    private boolean ranged;

    private MetricNotes(long all) {
        this.all = all;
        this.alike = all > MAX_NAMED_CURVES ? Explanation::textWithoutNumbers : Explanation::text;
    }

    /** An explanation and the curves it holds for. */
    private record SharedNote(String note, List<String> curves) {}

    /**
     * Returns the lines.
     *
     * @param width characters per line
     */
    static List<String> lines(List<CurveMetricValue> values, int width) {
        long all = values.stream().map(CurveMetricValue::curve).distinct().count();
        return new MetricNotes(all).notes(values, width);
    }

    private List<String> notes(List<CurveMetricValue> values, int width) {
        Map<SharedNote, List<String>> figures = new LinkedHashMap<>();
        byFigure(values)
                .forEach(
                        (figure, readings) ->
                                shared(readings)
                                        .forEach(
                                                one ->
                                                        figures.computeIfAbsent(
                                                                        one, s -> new ArrayList<>())
                                                                .add(figure)));
        Map<String, List<SharedNote>> byNames = new LinkedHashMap<>();
        figures.forEach(
                (shared, names) ->
                        byNames.computeIfAbsent(String.join(", ", names), n -> new ArrayList<>())
                                .add(shared));
        List<String> lines = new ArrayList<>();
        byNames.forEach((names, shared) -> add(lines, names, shared, width));
        if (ranged) {
            String notes = "a..b: minimum and maximum over these curves; format=csv lists each";
            lines.addAll(Paragraph.lines(notes, width));
        }
        return lines;
    }

    private static Map<String, List<CurveMetricValue>> byFigure(List<CurveMetricValue> values) {
        Map<String, List<CurveMetricValue>> byFigure = new LinkedHashMap<>();
        for (CurveMetricValue one : values) {
            if (!one.value().note().isEmpty()) {
                String figure = one.value().quantity().name();
                byFigure.computeIfAbsent(figure, f -> new ArrayList<>()).add(one);
            }
        }
        return byFigure;
    }

    private List<SharedNote> shared(List<CurveMetricValue> readings) {
        Map<String, List<CurveMetricValue>> groups = new LinkedHashMap<>();
        for (CurveMetricValue one : readings) {
            String key = alike.apply(one.value().note());
            groups.computeIfAbsent(key, k -> new ArrayList<>()).add(one);
        }
        return groups.values().stream().map(this::merged).toList();
    }

    private SharedNote merged(List<CurveMetricValue> alike) {
        List<Explanation> notes = alike.stream().map(one -> one.value().note()).distinct().toList();
        ranged |= notes.size() > 1;
        return new SharedNote(
                MergedExplanations.merged(notes),
                alike.stream().map(CurveMetricValue::curve).distinct().toList());
    }

    private void add(List<String> lines, String names, List<SharedNote> shared, int width) {
        if (shared.size() == 1) {
            String where = where(shared.get(0));
            String of = where.isEmpty() ? "" : " (" + where + ")";
            lines.addAll(Paragraph.lines(names + of + ": " + shared.get(0).note(), width));
            return;
        }
        lines.addAll(Paragraph.lines(names + ":", width));
        for (SharedNote one : shared) {
            String where = where(one);
            String text = where.isEmpty() ? one.note() : where + ": " + one.note();
            String begin = INDENT;
            for (String line : Paragraph.lines(text, width - 2 * INDENT.length())) {
                lines.add(begin + line);
                begin = INDENT + INDENT;
            }
        }
    }

    /** The curves it holds for; empty for all curves. */
    private String where(SharedNote shared) {
        if (shared.curves().size() == all) {
            return "";
        }
        return shared.curves().size() > MAX_NAMED_CURVES
                ? shared.curves().size() + " curves"
                : String.join("; ", shared.curves());
    }
}
