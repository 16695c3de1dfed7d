// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.format;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.kneepoint.api.result.Curve;

/**
 * The input of a {@link ResultFormat}: a table; the curves, if the rows of the table are their
 * points; and a text of the same content, if the command has one. Immutable.
 */
public final class ResultContent {
    private final Supplier<Table> table;

    /** Null if the rows are not points of curves. */
    private final List<Curve> curves;

    /** Null if users read the table. */
    private final IntFunction<String> text;

    private final int width;

    private ResultContent(
            Supplier<Table> table, List<Curve> curves, IntFunction<String> text, int width) {
        this.table = table;
        this.curves = curves;
        this.text = text;
        this.width = width;
    }

    /** A table, for lines of any length. */
    public static ResultContent of(Table table) {
        Objects.requireNonNull(table);
        return new ResultContent(() -> table, null, null, Integer.MAX_VALUE);
    }

    /**
     * Curves, for lines of any length.
     *
     * @param table one row for each point
     */
    public static ResultContent of(Table table, List<Curve> curves) {
        Objects.requireNonNull(table);
        return of(() -> table, curves);
    }

    /**
     * Curves, for lines of any length.
     *
     * @param table one row for each point; made on demand
     */
    public static ResultContent of(Supplier<Table> table, List<Curve> curves) {
        return new ResultContent(table, List.copyOf(curves), null, Integer.MAX_VALUE);
    }

    /**
     * A copy with a text for users.
     *
     * @param lines lines for a width in characters, the last one without a line break
     */
    public ResultContent text(IntFunction<String> lines) {
        return new ResultContent(table, curves, Objects.requireNonNull(lines), width);
    }

    /** A copy for lines of at most this many characters, 1 or more. */
    public ResultContent width(int characters) {
        return new ResultContent(table, curves, text, characters);
    }

    /** Returns the table, complete. */
    public Table table() {
        return table.get();
    }

    /**
     * Returns the curves whose points are the rows of the table, in the same order; empty if the
     * rows are not points. Curves also have axis, attributes and provenance.
     */
    public Optional<List<Curve>> curves() {
        return Optional.ofNullable(curves);
    }

    /**
     * Returns the text for users, the last line without a line break; empty if the command has
     * none.
     */
    public Optional<String> text() {
        return Optional.ofNullable(text).map(lines -> lines.apply(width));
    }

    /**
     * Returns the largest length of a line in characters; {@link Integer#MAX_VALUE} in a file.
     * Formats for programs may ignore it.
     */
    public int width() {
        return width;
    }
}
