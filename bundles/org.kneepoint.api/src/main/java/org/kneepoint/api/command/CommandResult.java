// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.command;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;

/**
 * What a command returns: curves, a table, or a text with a table of the same content. Variables
 * and nested commands take the curves; the user sees the answer in the format that was asked for.
 * Immutable.
 */
public final class CommandResult {
    private static final CommandResult NONE = of(List.of()).withoutOutput();

    private final List<Curve> curves;

    /** Null where the points of the curves are the rows. */
    private final Table table;

    /** Null where the table is what readers see too. */
    private final IntFunction<String> text;

    private final ExitState verdict;

    /**
     * How it ends.
     *
     * @param isSilent whether there is nothing to print
     * @param isComplete whether all that was asked for has a value
     * @param isFailed whether plug-ins have failed at all that was asked for
     * @param fault what was found wrong; empty for nothing
     */
    private record ExitState(boolean isSilent, boolean isComplete, boolean isFailed, String fault) {
        private static final ExitState GOOD = new ExitState(false, true, false, "");

        private static ExitState of(List<Curve> curves) {
            List<Point> points = curves.stream().flatMap(c -> c.points().stream()).toList();
            boolean complete = points.stream().allMatch(p -> p.status() == Status.OK);
            boolean failed = points.stream().allMatch(p -> p.status() == Status.FAILED);
            return new ExitState(false, complete, failed && !points.isEmpty(), "");
        }
    }

    private CommandResult(
            List<Curve> curves, Table table, IntFunction<String> text, ExitState verdict) {
        this.curves = curves;
        this.table = table;
        this.text = text;
        this.verdict = verdict;
    }

    /** Nothing to print, for commands that have done something instead. */
    public static CommandResult none() {
        return NONE;
    }

    /** Curves. */
    public static CommandResult of(List<Curve> curves) {
        return new CommandResult(List.copyOf(curves), null, null, ExitState.of(curves));
    }

    /** A table. */
    public static CommandResult of(Table table) {
        return new CommandResult(List.of(), Objects.requireNonNull(table), null, ExitState.GOOD);
    }

    /**
     * A text for reading, with the same content as a table for programs.
     *
     * @param text from the width in characters the lines, the last one not ended
     */
    public static CommandResult of(IntFunction<String> text, Table table) {
        return of(table).shown(text);
    }

    /**
     * Curves that other commands take, shown as something else that follows from them.
     *
     * @param text as in {@link #of(IntFunction, Table)}
     * @param table of what is shown
     */
    public static CommandResult of(List<Curve> curves, IntFunction<String> text, Table table) {
        return new CommandResult(
                List.copyOf(curves),
                Objects.requireNonNull(table),
                Objects.requireNonNull(text),
                ExitState.of(curves));
    }

    /**
     * Curves with a text of their own for reading.
     *
     * @param text as in {@link #of(IntFunction, Table)}
     */
    public static CommandResult of(List<Curve> curves, IntFunction<String> text) {
        return of(curves).shown(text);
    }

    private CommandResult shown(IntFunction<String> other) {
        return new CommandResult(curves, table, Objects.requireNonNull(other), verdict);
    }

    private CommandResult with(ExitState other) {
        return new CommandResult(curves, table, text, other);
    }

    /** A copy that is not shown. */
    public CommandResult withoutOutput() {
        return with(new ExitState(true, isComplete(), isFailed(), fault()));
    }

    /** A copy that says whether all that was asked for has a value. */
    public CommandResult withComplete(boolean all) {
        return with(new ExitState(isSilent(), all, isFailed(), fault()));
    }

    /** A copy that says whether plug-ins have failed at all that was asked for. */
    public CommandResult withFailed(boolean all) {
        return with(new ExitState(isSilent(), isComplete(), all, fault()));
    }

    /**
     * A copy that reports a fault in what was examined; the exit status is 2.
     *
     * @param what one line without a full stop
     */
    public CommandResult withFault(String what) {
        return with(
                new ExitState(isSilent(), isComplete(), isFailed(), Objects.requireNonNull(what)));
    }

    /** Returns the curves; empty if the answer is something else. */
    public List<Curve> curves() {
        return curves;
    }

    /** Returns the table; empty where the points of the curves are what is shown. */
    public Optional<Table> table() {
        return Optional.ofNullable(table);
    }

    /** Returns from a width in characters the text for reading, if it has one of its own. */
    public Optional<IntFunction<String>> text() {
        return Optional.ofNullable(text);
    }

    /** Returns whether every point has status ok. */
    public boolean isComplete() {
        return verdict.isComplete();
    }

    /** Returns whether there are points, and plug-ins have failed at every one. */
    public boolean isFailed() {
        return verdict.isFailed();
    }

    /** Returns whether there is nothing to print. */
    public boolean isSilent() {
        return verdict.isSilent();
    }

    /** Returns what was found wrong; an empty text for nothing. */
    public String fault() {
        return verdict.fault();
    }
}
