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
 * The result of a command: curves, a table, or a text with a table of the same content. Variables
 * and nested commands pass the curves on; the user sees the result in the requested format.
 * Immutable.
 */
public final class CommandResult {
    private static final CommandResult NONE = of(List.of()).withoutOutput();

    private final List<Curve> curves;

    /** Null where the points of the curves are the rows. */
    private final Table table;

    /** Null if users read the table too. */
    private final IntFunction<String> text;

    private final ExitState exitState;

    /**
     * The outcome.
     *
     * @param isSilent whether nothing is printed
     * @param isComplete whether every requested value was computed
     * @param isFailed whether every requested computation failed in a plug-in
     * @param fault the fault found; empty for none
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
            List<Curve> curves, Table table, IntFunction<String> text, ExitState exitState) {
        this.curves = curves;
        this.table = table;
        this.text = text;
        this.exitState = exitState;
    }

    /** No output, for commands that act only. */
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
     * A text for users, with a table of the same content for programs.
     *
     * @param text lines for a width in characters, the last one without a line break
     */
    public static CommandResult of(IntFunction<String> text, Table table) {
        return of(table).withText(text);
    }

    /**
     * Curves for other commands, displayed as a text and table derived from them.
     *
     * @param text as in {@link #of(IntFunction, Table)}
     * @param table the same content
     */
    public static CommandResult of(List<Curve> curves, IntFunction<String> text, Table table) {
        return new CommandResult(
                List.copyOf(curves),
                Objects.requireNonNull(table),
                Objects.requireNonNull(text),
                ExitState.of(curves));
    }

    /**
     * Curves, displayed to users as a text.
     *
     * @param text as in {@link #of(IntFunction, Table)}
     */
    public static CommandResult of(List<Curve> curves, IntFunction<String> text) {
        return of(curves).withText(text);
    }

    private CommandResult withText(IntFunction<String> shown) {
        return new CommandResult(curves, table, Objects.requireNonNull(shown), exitState);
    }

    private CommandResult with(ExitState other) {
        return new CommandResult(curves, table, text, other);
    }

    /** A copy that is not printed. */
    public CommandResult withoutOutput() {
        return with(new ExitState(true, isComplete(), isFailed(), fault()));
    }

    /** A copy that states whether every requested value was computed. */
    public CommandResult withComplete(boolean all) {
        return with(new ExitState(isSilent(), all, isFailed(), fault()));
    }

    /** A copy that states whether every requested computation failed in a plug-in. */
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

    /** Returns the curves; empty for any other result. */
    public List<Curve> curves() {
        return curves;
    }

    /** Returns the table; empty if the points of the curves are the rows. */
    public Optional<Table> table() {
        return Optional.ofNullable(table);
    }

    /** Returns the text for a width in characters, if the result has one. */
    public Optional<IntFunction<String>> text() {
        return Optional.ofNullable(text);
    }

    /** Returns whether every point has status ok. */
    public boolean isComplete() {
        return exitState.isComplete();
    }

    /** Returns whether there are points and every one failed in a plug-in. */
    public boolean isFailed() {
        return exitState.isFailed();
    }

    /** Returns whether nothing is printed. */
    public boolean isSilent() {
        return exitState.isSilent();
    }

    /** Returns the fault found; empty for none. */
    public String fault() {
        return exitState.fault();
    }
}
