// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.Optional;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.shell.StatementSplitter.Statement;
import org.kneepoint.study.session.PresentJob;

/** State of a statement during execution: progress, first failure, incomplete points. */
final class StatementExecution {
    private final Statement statement;
    private volatile StatementProgress progress;
    private volatile Exception failure;
    private volatile boolean incomplete;
    private volatile boolean failed;
    private volatile String fault = "";
    private final PageTask task;
    private final int depth;
    private final int serverJob;
    private volatile BackgroundJob job;

    /**
     * State before the execution.
     *
     * @param statement null for a part of another statement
     * @param depth number of scripts that it is nested in
     */
    StatementExecution(Statement statement, StatementProgress progress, int depth) {
        this.statement = statement;
        this.progress = progress;
        this.depth = depth;
        this.task = null;
        this.serverJob = PresentJob.NONE;
    }

    /** State before the execution of a statement of a script or page. */
    StatementExecution(Statement statement, StatementExecution outer) {
        this.statement = statement;
        this.progress = outer.progress();
        this.depth = outer.depth() + 1;
        this.task = null;
        this.serverJob = outer.serverJob();
    }

    /** State before the execution of the statements of a page. */
    StatementExecution(PageTask task) {
        this.statement = null;
        this.progress = new StatementProgress();
        this.depth = 0;
        this.task = task;
        this.serverJob = task.serverJob();
    }

    /** Returns the {@link PresentJob} of which it is a part. */
    int serverJob() {
        return serverJob;
    }

    /** Returns the task of a page that it executes; empty for statements and their parts. */
    Optional<PageTask> task() {
        return Optional.ofNullable(task);
    }

    /** Returns the number of scripts that it is nested in. */
    int depth() {
        return depth;
    }

    /** Returns the program for gogo. */
    String program() {
        return statement.program();
    }

    /** Returns the statement as typed; empty for a part of another statement. */
    Optional<String> command() {
        return task == null
                ? Optional.ofNullable(statement).map(Statement::text)
                : Optional.of(task.line());
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

    /** Makes it a background job with progress of its own. */
    void toBackground(BackgroundJob other) {
        job = other;
        progress = new StatementProgress();
        progress.toBackground();
    }

    /** Returns its background job; null in the foreground. */
    BackgroundJob job() {
        return job;
    }
}
