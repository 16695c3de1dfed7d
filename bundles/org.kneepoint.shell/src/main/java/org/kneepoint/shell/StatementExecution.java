// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.Optional;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.shell.StatementSplitter.Statement;

/** State of a statement during execution: progress, first failure, incomplete points. */
final class StatementExecution {
    private final Statement statement;
    private volatile StatementProgress progress;
    private volatile Exception failure;
    private volatile boolean incomplete;
    private volatile boolean failed;
    private volatile String fault = "";
    private volatile int number;

    /**
     * A statement that is about to be executed.
     *
     * @param statement null if it is part of another
     */
    StatementExecution(Statement statement, StatementProgress progress) {
        this.statement = statement;
        this.progress = progress;
    }

    /** Returns what gogo is given to execute. */
    String program() {
        return statement.program();
    }

    /** Returns the statement as typed, if it is no part of another. */
    Optional<String> command() {
        return Optional.ofNullable(statement).map(Statement::text);
    }

    /** Returns the variable that its value goes to; empty if it goes to the user. */
    String variable() {
        return statement != null && statement.isAssignment() ? statement.variable() : "";
    }

    /** Returns how far it is. */
    StatementProgress watch() {
        return progress;
    }

    /** Notes the failure of a part, if it is the first. */
    synchronized void fail(Exception thrown) {
        failure = failure == null ? thrown : failure;
    }

    /** Returns the first failure of a part of which gogo does not tell; null if there is none. */
    Exception failure() {
        return failure;
    }

    /** Notes what a command in it answers. */
    void answered(CommandResult result) {
        incomplete |= !result.isComplete();
        failed |= result.isFailed();
        fault = fault.isEmpty() ? result.fault() : fault;
    }

    /** Returns whether every point of a command in it has failed. */
    boolean isFailed() {
        return failed;
    }

    /** Returns what a command in it has found wrong; an empty text for nothing. */
    String fault() {
        return fault;
    }

    /** Returns whether a command that was to be strict has left a point out. */
    boolean isIncomplete() {
        return incomplete;
    }

    /**
     * Marks it as a background job.
     *
     * @param job its number
     */
    void toBackground(int job) {
        number = job;
        progress = new StatementProgress();
        progress.toBackground();
    }

    /** Returns its number in the background; 0 if it is not there. */
    int number() {
        return number;
    }
}
