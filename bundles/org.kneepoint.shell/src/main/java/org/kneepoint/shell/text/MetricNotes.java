// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.study.measurement.CurveMetricValue;

/**
 * Explanations of metric values, with equal ones merged. What was said of several figures or curves
 * alike is said once; of many curves also what differs in its numbers only.
 */
final class MetricNotes {
    /** So many curves are named, and each is told of for itself. */
    static final int MAX_NAMED_CURVES = 4;

    private static final String INDENT = "  ";

    private final long all;
    private final Function<Explanation, String> alike;
    private boolean ranged;

    private MetricNotes(long all) {
        this.all = all;
        this.alike = all > MAX_NAMED_CURVES ? Explanation::textWithoutNumbers : Explanation::text;
    }

    /** What was said of some curves. */
    private record SharedNote(String note, List<String> curves) {}

    /**
     * Returns the lines.
     *
     * @param width characters per line
     */
    static List<String> lines(List<CurveMetricValue> values, int width) {
        long all = values.stream().map(CurveMetricValue::curve).distinct().count();
        return new MetricNotes(all).told(values, width);
    }

    private List<String> told(List<CurveMetricValue> values, int width) {
        Map<SharedNote, List<String>> figures = new LinkedHashMap<>();
        byFigure(values)
                .forEach(
                        (figure, readings) ->
                                said(readings)
                                        .forEach(
                                                one ->
                                                        figures.computeIfAbsent(
                                                                        one, s -> new ArrayList<>())
                                                                .add(figure)));
        Map<String, List<SharedNote>> byNames = new LinkedHashMap<>();
        figures.forEach(
                (said, names) ->
                        byNames.computeIfAbsent(String.join(", ", names), n -> new ArrayList<>())
                                .add(said));
        List<String> lines = new ArrayList<>();
        byNames.forEach((names, said) -> add(lines, names, said, width));
        if (ranged) {
            String told = "a..b: the least and the greatest of these curves; format=csv has each";
            lines.addAll(Paragraph.lines(told, width));
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

    private List<SharedNote> said(List<CurveMetricValue> readings) {
        Map<String, List<CurveMetricValue>> alikes = new LinkedHashMap<>();
        for (CurveMetricValue one : readings) {
            String key = alike.apply(one.value().note());
            alikes.computeIfAbsent(key, k -> new ArrayList<>()).add(one);
        }
        return alikes.values().stream().map(this::merged).toList();
    }

    private SharedNote merged(List<CurveMetricValue> alike) {
        List<Explanation> notes = alike.stream().map(one -> one.value().note()).distinct().toList();
        ranged |= notes.size() > 1;
        return new SharedNote(
                MergedExplanations.merged(notes),
                alike.stream().map(CurveMetricValue::curve).distinct().toList());
    }

    private void add(List<String> lines, String names, List<SharedNote> said, int width) {
        if (said.size() == 1) {
            String where = where(said.get(0));
            String of = where.isEmpty() ? "" : " (" + where + ")";
            lines.addAll(Paragraph.lines(names + of + ": " + said.get(0).note(), width));
            return;
        }
        lines.addAll(Paragraph.lines(names + ":", width));
        for (SharedNote one : said) {
            String where = where(one);
            String text = where.isEmpty() ? one.note() : where + ": " + one.note();
            String begin = INDENT;
            for (String line : Paragraph.lines(text, width - 2 * INDENT.length())) {
                lines.add(begin + line);
                begin = INDENT + INDENT;
            }
        }
    }

    /** Which curves it was said of; nothing if of all. */
    private String where(SharedNote said) {
        if (said.curves().size() == all) {
            return "";
        }
        return said.curves().size() > MAX_NAMED_CURVES
                ? said.curves().size() + " curves"
                : String.join("; ", said.curves());
    }
}
