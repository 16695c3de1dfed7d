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
     * State before the execution.
     *
     * @param statement null for a part of another statement
     */
    StatementExecution(Statement statement, StatementProgress progress) {
        this.statement = statement;
        this.progress = progress;
    }

    /** Returns the program for gogo. */
    String program() {
        return statement.program();
    }

    /** Returns the statement as typed; empty for a part of another statement. */
    Optional<String> command() {
        return Optional.ofNullable(statement).map(Statement::text);
    }

    /** Returns the variable it is assigned to; empty if its value is printed. */
    String variable() {
        return statement != null && statement.isAssignment() ? statement.variable() : "";
    }

    StatementProgress progress() {
        return progress;
    }

    /** Records the failure of a part; the first one is kept. */
    synchronized void fail(Exception thrown) {
        failure = failure == null ? thrown : failure;
    }

    /** Returns the first recorded failure, which gogo ignores; null if there is none. */
    Exception failure() {
        return failure;
    }

    /** Records the result of a command of the statement. */
    void answered(CommandResult result) {
        incomplete |= !result.isComplete();
        failed |= result.isFailed();
        fault = fault.isEmpty() ? result.fault() : fault;
    }

    /** Returns whether all points of a command have failed. */
    boolean isFailed() {
        return failed;
    }

    /** Returns the first fault found by a command; empty for none. */
    String fault() {
        return fault;
    }

    /** Returns whether a command with strict=true has a point that is not ok. */
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

    /** Returns its job number; 0 in the foreground. */
    int number() {
        return number;
    }
}
