// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.study.table.Csv;
import org.kneepoint.study.table.CurveTable;
import org.kneepoint.study.table.Json;
import org.kneepoint.study.table.Table;

/**
 * What a command returns: curves, a table, or a text. Variables and nested commands take the
 * curves; the shell prints the answer in the format that was asked for, or not at all if it went to
 * a file. Immutable.
 */
public final class Answer {
    private final List<Curve> curves;
    private final Table table;
    private final IntFunction<String> text;
    private final Format format;

    /** Whether the table says something else than the curves. */
    private final boolean tabular;

    private final boolean silent;
    private final boolean complete;
    private final boolean failed;

    /** What was found wrong; empty for nothing. */
    private final String fault;

    private Answer(
            List<Curve> curves,
            Table table,
            IntFunction<String> text,
            Format format,
            boolean tabular,
            boolean silent,
            boolean complete,
            boolean failed,
            String fault) {
        this.curves = curves;
        this.table = table;
        this.text = text;
        this.tabular = tabular;
        this.format = format;
        this.silent = silent;
        this.complete = complete;
        this.failed = failed;
        this.fault = fault;
    }

    /** Curves. */
    public static Answer of(List<Curve> curves) {
        return new Answer(
                List.copyOf(curves),
                CurveTable.of(curves),
                null,
                Format.TABLE,
                false,
                false,
                areComplete(curves),
                areFailed(curves),
                "");
    }

    private static boolean areComplete(List<Curve> curves) {
        return curves.stream()
                .flatMap(curve -> curve.points().stream())
                .allMatch(point -> point.status() == Status.OK);
    }

    private static boolean areFailed(List<Curve> curves) {
        List<Point> points = curves.stream().flatMap(curve -> curve.points().stream()).toList();
        return !points.isEmpty()
                && points.stream().allMatch(point -> point.status() == Status.FAILED);
    }

    /** A table. */
    public static Answer of(Table table) {
        return new Answer(List.of(), table, null, Format.TABLE, true, false, true, false, "");
    }

    /**
     * A text for reading, with the same content as a table for programs.
     *
     * @param text from the width in characters the lines for the terminal, the last one not ended
     * @param table what CSV and JSON show
     */
    public static Answer of(IntFunction<String> text, Table table) {
        return new Answer(
                List.of(),
                table,
                Objects.requireNonNull(text),
                Format.TABLE,
                true,
                false,
                true,
                false,
                "");
    }

    /**
     * Curves that other commands take, shown as something else that follows from them.
     *
     * @param text as in {@link #of(IntFunction, Table)}
     * @param table what CSV and JSON show
     */
    public static Answer of(List<Curve> curves, IntFunction<String> text, Table table) {
        return new Answer(
                List.copyOf(curves),
                table,
                Objects.requireNonNull(text),
                Format.TABLE,
                true,
                false,
                areComplete(curves),
                areFailed(curves),
                "");
    }

    /**
     * Curves that are shown otherwise than point by point where somebody reads them.
     *
     * @param text as in {@link #of(IntFunction, Table)}
     */
    public static Answer of(List<Curve> curves, IntFunction<String> text) {
        Answer plain = of(curves);
        return new Answer(
                plain.curves,
                plain.table,
                Objects.requireNonNull(text),
                Format.TABLE,
                false,
                false,
                plain.complete,
                plain.failed,
                "");
    }

    /** A copy that is shown in this format. */
    public Answer as(Format other) {
        return new Answer(curves, table, text, other, tabular, silent, complete, failed, fault);
    }

    /** A copy that is not shown. */
    public Answer silently() {
        return new Answer(curves, table, text, format, tabular, true, complete, failed, fault);
    }

    /** A copy that says whether all that was asked for has a value. */
    public Answer complete(boolean all) {
        return new Answer(curves, table, text, format, tabular, silent, all, failed, fault);
    }

    /** A copy that says whether plug-ins have failed at all that was asked for. */
    public Answer failed(boolean all) {
        return new Answer(curves, table, text, format, tabular, silent, complete, all, fault);
    }

    /**
     * A copy that tells of something wrong with what was examined: it is answered in full, and yet
     * ends as a demand that was not met does.
     *
     * @param what one line without a full stop
     */
    public Answer finding(String what) {
        return new Answer(
                curves,
                table,
                text,
                format,
                tabular,
                silent,
                complete,
                failed,
                Objects.requireNonNull(what));
    }

    /** Returns what was found wrong; an empty text for nothing. */
    public String fault() {
        return fault;
    }

    /** Returns the curves; empty if the answer is something else. */
    public List<Curve> curves() {
        return curves;
    }

    /** Returns whether every point has status ok. */
    public boolean isComplete() {
        return complete;
    }

    /** Returns whether there are points, and plug-ins have failed at every one. */
    public boolean isFailed() {
        return failed;
    }

    /** Returns whether there is nothing to print. */
    public boolean isSilent() {
        return silent;
    }

    /**
     * Returns the answer as text.
     *
     * @param width characters per line that a table should fit
     * @return whole lines, the last one ended too
     */
    public String render(int width) {
        return switch (format) {
            case CSV -> Csv.write(table);
            case JSON -> tabular ? Json.write(table) : Json.write(curves);
            case TABLE -> readable(width);
        };
    }

    private String readable(int width) {
        if (text != null) {
            return text.apply(width) + "\n";
        }
        return curves.isEmpty() ? TextTable.of(table, width) : CurveText.of(curves, width);
    }

    /** Returns in a few words what the answer is, such as "2 curves of 10 points, all ok". */
    public String summary() {
        return curves.isEmpty() ? AnswerSummary.of(table) : AnswerSummary.of(curves);
    }

    @Override
    public String toString() {
        return render(Integer.MAX_VALUE);
    }
}
