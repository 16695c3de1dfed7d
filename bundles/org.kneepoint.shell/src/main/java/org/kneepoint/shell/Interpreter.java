// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.apache.felix.gogo.runtime.CommandSessionImpl;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Converter;
import org.apache.felix.service.command.Function;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.Process;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.SessionJobs.Destination;
import org.kneepoint.shell.StatementSplitter.Statement;
import org.kneepoint.shell.StatementSplitter.StatementOperator;
import org.kneepoint.shell.command.CommandFunction;
import org.kneepoint.shell.command.ExternalCommandHelp;
import org.kneepoint.shell.command.ScriptCommand;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.support.UnknownName;

/**
 * Runs statements in a session, prints their values, and reports an error as one line. The value of
 * an assignment is not printed.
 */
final class Interpreter {
    private static final int MAX_DEPTH = 16;
    private static final long POLL_NANOS = 20_000_000;
    private static final int PATIENCE = 25;

    private final CommandSession session;
    private final PrintStream out;
    private final PrintStream err;
    private final IntSupplier width;
    private final IntSupplier errorWidth;
    private final ErrorLog errorLog;
    private final SessionJobs jobs = new SessionJobs();
    private final StatementFilter filter;
    private volatile boolean announcesAssignments;
    private volatile StatementProgress progress = new StatementProgress();
    private volatile boolean stopping;
    private volatile boolean exited;

    /**
     * Runs in a session.
     *
     * @param out receives results
     * @param err receives errors
     * @param width characters per line of tables
     * @param errorWidth characters per line of errors
     * @param filter refuses statements before any is executed
     */
    Interpreter(
            CommandSession session,
            PrintStream out,
            PrintStream err,
            IntSupplier width,
            IntSupplier errorWidth,
            ErrorLog errorLog,
            StatementFilter filter) {
        this.session = session;
        this.out = out;
        this.err = err;
        this.width = width;
        this.errorWidth = errorWidth;
        this.errorLog = errorLog;
        this.filter = filter;
        jobs.bind(session);
        session.put("SCOPE", CommandFunction.SCOPE + ":*");
        session.put(
                SessionJobs.REACHES_USER,
                (BooleanSupplier) () -> jobs.destination() == Destination.USER);
        session.put(RewrittenStatement.SHOW, (Function) (s, arguments) -> show(arguments));
        session.put(RewrittenStatement.WRITE, (Function) (s, arguments) -> write(arguments));
        session.put(RewrittenStatement.STAGE, (Function) (s, arguments) -> stage(arguments));
        session.put(SessionRequest.PROGRESS, (Supplier<Progress>) this::currentProgress);
        session.put(SessionRequest.JOB, (IntSupplier) jobs::serverJob);
        session.put(SessionRequest.ANSWERED, (Consumer<CommandResult>) this::answered);
        session.put(SessionRequest.FILTER, (Consumer<String>) filter::requireProgram);
        session.put(
                ScriptCommand.RUNNER,
                (ScriptCommand.ScriptRunner) (name, text) -> runScript(name, text));
    }

    /** Returns the jobs of the session. */
    SessionJobs jobs() {
        return jobs;
    }

    /** Enables notices of assignments. */
    void announceAssignments() {
        announcesAssignments = true;
    }

    /** Returns whether {@code exit} was called. */
    boolean hasExited() {
        return exited;
    }

    @FunctionalInterface
    private interface StatementRunner {
        void run() throws StatementFailure, IOException;
    }

    /**
     * Runs the statements of a text up to the first that fails.
     *
     * @return the exit status
     */
    int run(String text) {
        return status(() -> runAll("", 0, text));
    }

    /**
     * Runs statements as they are read, up to the first that fails.
     *
     * @param name of the source, for error messages
     * @return the exit status
     */
    int run(String name, BufferedReader in) {
        StatementReader reader = new StatementReader(in, filter.longest());
        return status(
                () -> {
                    Optional<StatementReader.CompleteLines> part = reader.next();
                    while (part.isPresent()) {
                        runAll(name + ":", part.get().linesBefore(), part.get().text());
                        part = reader.next();
                    }
                });
    }

    private int status(StatementRunner work) {
        stopping = false;
        exited = false;
        try {
            work.run();
            return ErrorReport.SUCCESS;
        } catch (SessionExit e) {
            exited = true;
            return e.status();
        } catch (StatementFailure e) {
            reportError(e.place(), e.errorReport(), e.getCause());
            return e.errorReport().status();
        } catch (IOException e) {
            ErrorReport errorReport = errorReport(e);
            reportError("", errorReport, e);
            return errorReport.status();
        } finally {
            out.flush();
        }
    }

    /** Cancels the running statement. */
    void cancel() {
        stopping = true;
        progress.cancel();
    }

    /**
     * Cancels the running statement; interrupts its job if it does not respond in half a second.
     */
    void interrupt() {
        cancel();
        for (int i = 0; i < PATIENCE && session.foregroundJob() != null; i++) {
            if (progress.isCancellationSeen()) {
                return;
            }
            LockSupport.parkNanos(POLL_NANOS);
        }
        Job job = session.foregroundJob();
        if (job != null) {
            job.interrupt();
        }
    }

    private StatementProgress currentProgress() {
        StatementExecution execution = jobs.current();
        return execution == null ? progress : execution.progress();
    }

    private void answered(CommandResult result) {
        StatementExecution execution = jobs.current();
        if (execution != null) {
            execution.answered(result);
        }
    }

    /** Runs a closure and prints its value to the current output. */
    private Object show(List<Object> arguments) throws Exception {
        Object value = ((Function) arguments.get(0)).execute(session, null);
        Process.Utils.current().error(jobs.error());
        print(value);
        return null;
    }

    /** As {@link #show} for output to a file, of which gogo would ignore that the disk is full. */
    private Object write(List<Object> arguments) throws Exception {
        show(arguments);
        if (Process.Utils.current().out().checkError() || jobs.hasLostOutput()) {
            throw new IOException("the file after > is incomplete; is the disk full?");
        }
        return null;
    }

    /** As {@link #show} for a stage of a pipe, in which gogo would ignore a failure. */
    private Object stage(List<Object> arguments) {
        StatementExecution execution = jobs.current();
        try {
            return show(arguments);
        } catch (Exception e) {
            execution.fail(e);
        } catch (Error e) {
            execution.fail(new ExecutionException(e));
        }
        return null;
    }

    private void runAll(String place, int linesBefore, String text) throws StatementFailure {
        List<Statement> statements;
        try {
            statements = statements(text);
        } catch (RuntimeException e) {
            String where = linesBefore == 0 ? place : place + (linesBefore + 1) + ":";
            throw new StatementFailure(where.isEmpty() ? "" : where + " ", errorReport(e), e);
        }
        runAll(place, linesBefore, statements, this::printResult);
    }

    /**
     * Splits a text into statements, all of which are permitted.
     *
     * @throws BadInput if one is not
     */
    List<Statement> statements(String text) {
        filter.requireReadable(text);
        List<Statement> statements;
        try {
            statements = StatementSplitter.of(text);
        } catch (StackOverflowError e) {
            throw BadInput.because("statement", "(", "the statements are nested too deep");
        }
        // gogo reads each on its own
        statements.forEach(statement -> filter.requirePermitted(statement.text()));
        return statements;
    }

    /**
     * Runs statements in the job of this thread, up to the first that fails.
     *
     * @param results receives every executed statement and its value
     */
    void runInJob(List<Statement> statements, BiConsumer<Statement, Object> results)
            throws StatementFailure {
        runAll("", 0, statements, results);
    }

    private void runAll(
            String place,
            int linesBefore,
            List<Statement> statements,
            BiConsumer<Statement, Object> results)
            throws StatementFailure {
        boolean done = true;
        for (int i = 0; i < statements.size(); i++) {
            Statement statement = statements.get(i);
            if (statement.link()
                    == (done ? StatementOperator.IF_FAILED : StatementOperator.IF_DONE)) {
                continue;
            }
            String where = place + (linesBefore + statement.line()) + ": ";
            try {
                done = runOne(place.isEmpty() ? "" : where, statement, results);
            } catch (StatementFailure e) {
                if (e.errorReport().status() == ErrorReport.INTERRUPTED
                        || !isCaught(statements, i)) {
                    throw e;
                }
                reportError(e.place(), e.errorReport(), e.getCause());
                done = false;
            }
        }
    }

    /** Whether {@code ||} follows the statement. */
    private static boolean isCaught(List<Statement> statements, int place) {
        for (Statement next : statements.subList(place + 1, statements.size())) {
            if (next.link() != StatementOperator.IF_DONE) {
                return next.link() == StatementOperator.IF_FAILED;
            }
        }
        return false;
    }

    private void runScript(String name, String text) throws StatementFailure {
        if (jobs.current() != null && jobs.current().depth() >= MAX_DEPTH) {
            throw BadInput.because(
                    "script",
                    name,
                    "scripts are nested more than " + MAX_DEPTH + " deep: is one recursive?");
        }
        runAll(name + ":", 0, text);
    }

    /**
     * The value of a statement.
     *
     * @param error code set by a gogo command, 0 for none
     */
    private record StatementResult(Object value, int error) {}

    /** Returns whether the statement succeeded, for {@code &&} and {@code ||}. */
    private boolean runOne(String place, Statement statement, BiConsumer<Statement, Object> results)
            throws StatementFailure {
        StatementExecution execution = jobs.execution(statement);
        StatementResult result;
        try {
            requireNotStopping(execution.progress());
            requireSet(statement, List.of());
            execution.progress().restart();
            result = execute(execution);
        } catch (Exception e) {
            throw stopped(place, execution.failure() == null ? e : execution.failure());
        }
        results.accept(statement, result.value());
        out.flush();
        if (execution.failure() != null) {
            throw stopped(place, execution.failure());
        }
        ErrorReport shortcoming = shortcoming(execution);
        if (shortcoming != null) {
            throw new StatementFailure(
                    shortcoming.status() == ErrorReport.INTERRUPTED ? "" : place,
                    shortcoming,
                    null);
        }
        return result.error() == 0;
    }

    /** Prints the value of a statement, or a notice of its assignment. */
    private void printResult(Statement statement, Object value) {
        if (!statement.isAssignment()) {
            print(value);
        } else if (announcesAssignments
                && !statement.isBackground()
                && Job.Utils.current() == null) {
            printNotice(assignmentNotice(statement.variable()));
        }
    }

    private static ErrorReport shortcoming(StatementExecution execution) {
        if (execution.progress().isCancellationSeen()) {
            int percent = execution.progress().percent();
            return new ErrorReport(
                    percent == 0 ? "interrupted" : "interrupted with " + percent + " % done",
                    ErrorReport.INTERRUPTED,
                    false,
                    null);
        }
        if (execution.isFailed()) {
            return new ErrorReport("all points failed", ErrorReport.FAILURE, false, null);
        }
        String lack =
                execution.isIncomplete()
                        ? "strict=true, and not all points are ok"
                        : execution.fault();
        return lack.isEmpty() ? null : new ErrorReport(lack, ErrorReport.INCOMPLETE, false, null);
    }

    private void requireNotStopping(StatementProgress own) throws InterruptedException {
        if (own.isForeground() ? stopping : own.isCancelled()) {
            throw new InterruptedException();
        }
    }

    private StatementFailure stopped(String place, Exception thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof StatementFailure earlier) {
                return earlier;
            }
            if (cause instanceof SessionExit leaving) {
                throw leaving;
            }
        }
        return new StatementFailure(place, errorReport(thrown), thrown);
    }

    /** Returns the result of a background job as lines; empty if it is assigned to a variable. */
    String answer(BackgroundJob job) {
        return job.job().result() == null || !job.variable().isEmpty()
                ? ""
                : text(job.job().result().result(), width.getAsInt());
    }

    /** Returns the summary of a variable; empty if it holds no result. */
    String assignmentNotice(String variable) {
        return session.get(variable) instanceof FormattedResult held
                ? variable + " holds " + held.summary()
                : "";
    }

    private void printNotice(String line) {
        if (!line.isEmpty()) {
            out.println(line);
        }
    }

    /** Returns the error of a background job, if it has one; none if the user has cancelled it. */
    Optional<ErrorReport> errorReport(BackgroundJob job) {
        Exception failure = job.execution().failure();
        if (failure == null && job.job().result() != null) {
            failure = job.job().result().exception();
        }
        ErrorReport report =
                failure == null ? shortcoming(job.execution()) : backgroundError(failure);
        boolean isCancelled =
                report != null
                        && report.status() == ErrorReport.INTERRUPTED
                        && job.progress().isCancelled();
        return isCancelled ? Optional.empty() : Optional.ofNullable(report);
    }

    private ErrorReport backgroundError(Exception failure) {
        try {
            return stopped("", failure).errorReport();
        } catch (SessionExit e) {
            return errorReport(
                    BadInput.because("command", "exit", "exit cannot run in the background"));
        }
    }

    private StatementResult execute(StatementExecution execution) throws Exception {
        if (Job.Utils.current() != null) {
            return executeHere(execution);
        }
        progress = execution.progress();
        return executeApart(execution);
    }

    private StatementResult executeHere(StatementExecution execution) throws Exception {
        String program = program(execution);
        filter.requireProgram(program);
        Object value = jobs.execute(execution, () -> session.execute(program));
        return new StatementResult(value, jobs.error());
    }

    private String program(StatementExecution execution) {
        return execution
                .command()
                .flatMap(typed -> ExternalCommandHelp.find(typed, allCommands()))
                .orElseGet(execution::program);
    }

    /**
     * Executes on a separate thread. An interrupt of the caller cancels the statement, whose
     * partial result is still returned.
     */
    private StatementResult executeApart(StatementExecution execution) throws Exception {
        FutureTask<StatementResult> task = new FutureTask<>(() -> executeHere(execution));
        Thread thread = new Thread(task, "statement");
        thread.setDaemon(true);
        thread.start();
        while (true) {
            try {
                return task.get();
            } catch (InterruptedException e) {
                cancel();
            } catch (ExecutionException e) {
                throw e.getCause() instanceof Exception cause ? cause : e;
            }
        }
    }

    /**
     * Requires that the variables of a statement are set; gogo would silently drop others.
     *
     * @param assigned variables set by statements before it
     * @throws BadInput if one is unknown
     */
    void requireSet(Statement statement, Collection<String> assigned) {
        for (String name : statement.variables()) {
            if (session.get(name) == null && !assigned.contains(name)) {
                Collection<String> known = SessionVariables.of(session);
                throw known.isEmpty()
                        ? BadInput.unknown("variable", name, known, "none is set yet")
                        : UnknownName.of("variable", name, known);
            }
        }
    }

    /** Prints to the output of this thread: the terminal, a pipe or a file. */
    void print(Object value) {
        Process process = Process.Utils.current();
        PrintStream target = process == null ? out : process.out();
        target.print(text(value, columns(jobs.destination())));
        target.flush();
    }

    private int columns(Destination destination) {
        return switch (destination) {
            case USER -> width.getAsInt();
            case PAGE -> CapturedOutput.COLUMNS;
            case ELSEWHERE -> Integer.MAX_VALUE;
        };
    }

    /** Returns a value as lines, the last one ended; empty if it is not printed. */
    String text(Object value, int columns) {
        if (value == null) {
            return "";
        }
        if (value instanceof FormattedResult formatted) {
            return formatted.isSilent() ? "" : formatted.render(columns);
        }
        if (value instanceof Collection<?> several) {
            StringBuilder all = new StringBuilder();
            several.forEach(one -> all.append(text(one, columns)));
            return all.toString();
        }
        CharSequence text = session.format(value, Converter.INSPECT);
        return text.length() == 0 ? "" : text + System.lineSeparator();
    }

    /** Returns the report of an exception. */
    ErrorReport errorReport(Throwable thrown) {
        return ErrorReport.of(thrown, commands());
    }

    /** Prints an error. */
    void reportError(String place, ErrorReport errorReport, Throwable thrown) {
        out.flush();
        Process process = Process.Utils.current();
        PrintStream target = process == null ? err : process.err();
        target.println(errorLines(place + loggedLine(errorReport, thrown)));
    }

    /** Logs a fault that has no line for the user. */
    void keepFault(Exception thrown) {
        errorLog.keep(thrown);
    }

    /** Returns the line of an error, with the file of its stack trace if it is a fault. */
    String loggedLine(ErrorReport errorReport, Throwable thrown) {
        return errorReport.line() + (errorReport.isFault() ? errorLog.keep(thrown) : "");
    }

    /** Returns the lines of an error message, the last one not ended. */
    String errorLines(String text) {
        return ErrorReport.wrapped(text, errorWidth.getAsInt());
    }

    /** The commands of Kneepoint, without their scope. */
    private Collection<String> commands() {
        String scope = CommandFunction.SCOPE + ":";
        return allCommands().stream()
                .filter(name -> name.startsWith(scope))
                .map(name -> name.substring(scope.length()))
                .toList();
    }

    private Collection<String> allCommands() {
        Set<String> names = new TreeSet<>();
        if (session.get(CommandSessionImpl.COMMANDS) instanceof Set<?> all) {
            all.forEach(name -> names.add(name.toString()));
        }
        return names;
    }
}
