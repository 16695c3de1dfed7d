// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.format;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.kneepoint.api.result.Curve;

/**
 * What a {@link ResultFormat} writes: always a table; the curves that it shows, where it shows
 * curves point by point; and a text, where the command has one that says the same to a reader.
 * Immutable.
 */
public final class ResultContent {
    private final Supplier<Table> table;

    /** Null where the rows are no points of curves. */
    private final List<Curve> curves;

    /** Null where readers see the table. */
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
     * @param table of the curves, a row for each point
     */
    public static ResultContent of(Table table, List<Curve> curves) {
        Objects.requireNonNull(table);
        return of(() -> table, curves);
    }

    /**
     * Curves, for lines of any length.
     *
     * @param table makes the table of the curves, a row for each point, when a format asks for it
     */
    public static ResultContent of(Supplier<Table> table, List<Curve> curves) {
        return new ResultContent(table, List.copyOf(curves), null, Integer.MAX_VALUE);
    }

    /**
     * A copy with a text for readers.
     *
     * @param lines from the width in characters the lines, the last one not ended
     */
    public ResultContent text(IntFunction<String> lines) {
        return new ResultContent(table, curves, Objects.requireNonNull(lines), width);
    }

    /** A copy for lines of so many characters at most, 1 or more. */
    public ResultContent width(int characters) {
        return new ResultContent(table, curves, text, characters);
    }

    /** Returns the rows and columns, all of them. */
    public Table table() {
        return table.get();
    }

    /**
     * Returns the curves whose points are the rows of the table, in the same order; empty if the
     * rows are something else. They carry what a table has no place for: axis, traits, provenance.
     */
    public Optional<List<Curve>> curves() {
        return Optional.ofNullable(curves);
    }

    /** Returns the text for readers, the last line not ended; empty if the command has none. */
    public Optional<String> text() {
        return Optional.ofNullable(text).map(lines -> lines.apply(width));
    }

    /**
     * Returns how many characters a line for readers should have at most; {@link Integer#MAX_VALUE}
     * in a file. Formats for programs need not look at it.
     */
    public int width() {
        return width;
    }
}
