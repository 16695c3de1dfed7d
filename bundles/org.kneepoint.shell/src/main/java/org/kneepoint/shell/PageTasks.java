// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.nio.channels.Channels;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.felix.gogo.runtime.Closure;
import org.apache.felix.gogo.runtime.CommandSessionImpl;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.StatementSplitter.Statement;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.shell.text.TableFormat;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.study.session.WorkspaceJob.NamedResult;

/**
 * Runs lines of pages as background jobs of a gogo session, in which only the user's statements are
 * in the foreground. Safe for use by several threads.
 */
final class PageTasks {
    private static final int MAX_JOBS = 50;
    private static final int MAX_QUERIES = 8;
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final CommandSessionImpl session;
    private final Interpreter interpreter;
    private final SessionResults results;
    private final Semaphore queries = new Semaphore(MAX_QUERIES, true);
    private volatile boolean closed;

    /** Runs lines in a session. */
    PageTasks(CommandSession session, Interpreter interpreter, SessionResults results) {
        this.session = (CommandSessionImpl) session;
        this.interpreter = interpreter;
        this.results = results;
        session.put(PageTask.RUN, (Function) (s, none) -> runTask());
    }

    private Object runTask() throws Exception {
        PageTask task = interpreter.jobs().current().task().orElseThrow();
        return task.work().call();
    }

    /**
     * Starts a job that runs the statements of a line and names their curves.
     *
     * @throws BadInput if the line is wrong or too many jobs are running
     */
    BackgroundJob start(String line) {
        List<Statement> statements = statements(line);
        if (interpreter.jobs().running().size() >= MAX_JOBS) {
            throw BadInput.because(
                    "line", line, MAX_JOBS + " jobs are running: wait for one or cancel one");
        }
        return start(
                line,
                true,
                () -> {
                    BackgroundJob job = interpreter.jobs().current().job();
                    interpreter.runInJob(
                            statements, (statement, value) -> keep(job, statement, value));
                    return null;
                });
    }

    /** Names the curves of a statement, or prints its value; curves too, if a format is given. */
    private void keep(BackgroundJob job, Statement statement, Object value) {
        if (statement.isAssignment()) {
            // not what the variable holds by now: another job may have set it too
            if (value instanceof FormattedResult result) {
                job.addResult(
                        statement.variable(), new NamedResult(result.answer(), statement.text()));
            }
        } else if (value instanceof FormattedResult result
                && results.hasNewCurves(result.answer())) {
            String name = results.add(result.answer(), statement.text());
            job.addResult(
                    name, new NamedResult(SessionResults.named(result.answer()), statement.text()));
            if (!TableFormat.NAME.equals(result.format())) {
                interpreter.print(result);
            }
        } else {
            interpreter.print(value);
        }
    }

    /**
     * Runs one statement and returns its result.
     *
     * @throws BadInput if the statement is wrong or takes too long
     * @throws Exception if it fails
     */
    CommandResult run(String line) throws Exception {
        List<Statement> statements = statements(line);
        if (statements.size() > 1) {
            throw BadInput.because("line", line, "give one statement");
        }
        if (!queries.tryAcquire(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
            throw tooLong(line);
        }
        try {
            return runAlone(line, statements);
        } finally {
            queries.release();
        }
    }

    private CommandResult runAlone(String line, List<Statement> statements) throws Exception {
        AtomicReference<Object> value = new AtomicReference<>();
        BackgroundJob job =
                start(
                        line,
                        false,
                        () -> {
                            interpreter.runInJob(statements, (one, result) -> value.set(result));
                            return null;
                        });
        if (!awaitEnd(job)) {
            throw tooLong(line);
        }
        ErrorReport report = interpreter.errorReport(job).orElse(null);
        if (job.progress().isCancellationSeen()) {
            throw new CancellationException();
        }
        if (report != null && report.cause() != null) {
            throw report.cause() instanceof Exception cause
                    ? cause
                    : new IllegalStateException(report.line(), report.cause());
        }
        return value.get() instanceof FormattedResult result
                ? result.answer()
                : text(job.output() + interpreter.text(value.get(), CapturedOutput.COLUMNS));
    }

    /** An interrupt of the caller cancels the job. */
    private static boolean awaitEnd(BackgroundJob job) throws InterruptedException {
        boolean inTime = false;
        try {
            inTime = job.await(LIMIT);
            return inTime;
        } finally {
            if (!inTime) {
                job.cancel();
            }
        }
    }

    private static BadInput tooLong(String line) {
        return BadInput.because(
                "line", line, "takes longer than " + LIMIT.toSeconds() + " s: start it as a job");
    }

    /** Output without a result. */
    private static CommandResult text(String output) {
        Table.Builder table = Table.of("text");
        output.lines().forEach(table::row);
        return CommandResult.of(width -> output.stripTrailing(), table.build());
    }

    private List<Statement> statements(String line) {
        List<Statement> statements;
        try {
            statements =
                    interpreter.statements(line).stream().map(Statement::inForeground).toList();
        } catch (RuntimeException e) {
            throw interpreter.errorReport(e).cause() instanceof BadInput wrong ? wrong : e;
        }
        if (statements.isEmpty()) {
            throw BadInput.because("line", line, "the line has no statement");
        }
        List<String> assigned = new ArrayList<>();
        for (Statement statement : statements) {
            interpreter.requireSet(statement, assigned);
            if (statement.isAssignment()) {
                assigned.add(statement.variable());
            }
        }
        return statements;
    }

    private BackgroundJob start(String line, boolean isListed, Callable<Object> work) {
        if (closed) {
            throw BadInput.because("line", line, "the session has ended");
        }
        PageTask task =
                new PageTask(line, isListed, new CapturedOutput(), PresentJob.number(), work);
        StatementExecution execution = new StatementExecution(task);
        try {
            interpreter.jobs().execute(execution, () -> startInGogo(task));
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException("the job has not started", e);
        }
        return execution.job();
    }

    private Object startInGogo(PageTask task) throws Exception {
        return new Closure(session, null, PageTask.PROGRAM)
                .execute(session, null, Channels.newChannel(task.output()));
    }

    /** Cancels the jobs of pages, and starts no more. */
    void close() {
        closed = true;
        interpreter.jobs().cancelAll(BackgroundJob::isOfPage);
    }
}
