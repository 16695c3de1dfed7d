// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintStream;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.IntSupplier;
import org.apache.felix.gogo.runtime.CommandSessionImpl;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Converter;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.shell.command.Command;
import org.kneepoint.shell.command.Request;
import org.kneepoint.shell.command.ScriptCommand;
import org.kneepoint.shell.text.Answer;

/**
 * Runs statements in a session, prints what they answer, and turns what goes wrong into one line.
 * The value of an assignment is not printed.
 */
final class Interpreter {
    private static final int DEEPEST = 16;

    private final CommandSession session;
    private final PrintStream out;
    private final PrintStream err;
    private final IntSupplier width;
    private final FaultLog faults;
    private volatile Watch watch = new Watch();
    private volatile int depth;

    /**
     * Runs in a session.
     *
     * @param out where answers go
     * @param err where complaints go
     * @param width characters per line that tables should fit
     */
    Interpreter(
            CommandSession session,
            PrintStream out,
            PrintStream err,
            IntSupplier width,
            FaultLog faults) {
        this.session = session;
        this.out = out;
        this.err = err;
        this.width = width;
        this.faults = faults;
        session.put("SCOPE", Command.SCOPE + ":*");
        session.put(
                ScriptCommand.RUNNER, (ScriptCommand.Runner) (name, text) -> runScript(name, text));
    }

    /**
     * Runs the statements of a text up to the first that fails.
     *
     * @return the exit status
     */
    int run(String text) {
        watch = new Watch();
        session.put(Request.RUN, watch);
        try {
            runAll("", text);
            if (!watch.wasCancelled()) {
                return Complaint.DONE;
            }
            err.println(
                    "kneepoint: interrupted when "
                            + Decimal.round(100 * watch.done(), 3)
                            + " % was done; the rest is missing");
            return Complaint.INTERRUPTED;
        } catch (Stopped e) {
            complain(e.place, e.complaint, e);
            return e.complaint.status();
        }
    }

    /** Asks the statement that is running to end. */
    void cancel() {
        watch.cancel();
    }

    /** Returns the watch of the statement that is running. */
    Watch watch() {
        return watch;
    }

    /** Returns whether the statement that is running has noticed that it is to end. */
    boolean isHeeded() {
        return watch.wasCancelled();
    }

    private void runAll(String place, String text) throws Stopped {
        try {
            for (Statements.Statement statement : Statements.of(text)) {
                String where = place.isEmpty() ? "" : place + statement.line() + ": ";
                runOne(where, statement);
                if (watch.wasCancelled()) {
                    return;
                }
            }
        } catch (RuntimeException e) {
            throw new Stopped(place.isEmpty() ? "" : place + " ", complaint(e), e);
        }
    }

    private void runScript(String name, String text) throws Stopped {
        if (depth == DEEPEST) {
            throw new BadInput(
                    "scripts call each other more than "
                            + DEEPEST
                            + " deep: does one call itself?");
        }
        depth++;
        try {
            runAll(name + ":", text);
        } finally {
            depth--;
        }
    }

    private void runOne(String place, Statements.Statement statement) throws Stopped {
        Object value;
        try {
            requireSet(statement);
            // gogo refuses a second thread while the statement that runs a script is not done
            value = place.isEmpty() ? execute(statement.text()) : session.execute(statement.text());
        } catch (Stopped e) {
            throw e;
        } catch (Exception e) {
            Throwable cause = e;
            while (cause != null && !(cause instanceof Stopped)) {
                cause = cause.getCause();
            }
            throw cause != null ? (Stopped) cause : new Stopped(place, complaint(e), e);
        }
        print(value, statement.isAssignment());
        if (value instanceof Answer answer && answer.isFailed()) {
            throw new Stopped(
                    place, new Complaint("every point has failed", Complaint.FAILURE, false), null);
        }
        if (value instanceof Answer answer && !answer.isComplete()) {
            throw new Stopped(
                    place,
                    new Complaint(
                            "strict=true and not every point is ok", Complaint.INCOMPLETE, false),
                    null);
        }
    }

    /**
     * Executes on a thread of its own: interrupting the caller asks the statement to end, and still
     * waits for what it has.
     */
    private Object execute(String statement) throws Exception {
        FutureTask<Object> task = new FutureTask<>(() -> session.execute(statement));
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

    /** gogo would drop an unknown variable without a word. */
    private void requireSet(Statements.Statement statement) {
        for (String name : statement.variables()) {
            if (session.get(name) == null) {
                Collection<String> known = Variables.of(session);
                throw known.isEmpty()
                        ? new BadInput("unknown variable '" + name + "': none is set yet")
                        : BadInput.unknown("variable", name, known);
            }
        }
    }

    private void print(Object value, boolean assigned) {
        if (value == null || assigned) {
            return;
        }
        if (value instanceof Answer answer) {
            if (!answer.isSilent()) {
                out.print(answer.render(width.getAsInt()));
            }
        } else {
            CharSequence text = session.format(value, Converter.INSPECT);
            if (text.length() > 0) {
                out.println(text);
            }
        }
        out.flush();
    }

    private Complaint complaint(Throwable thrown) {
        return Complaint.of(thrown, commands());
    }

    private void complain(String place, Complaint complaint, Stopped stopped) {
        out.flush();
        String kept = complaint.isFault() ? faults.keep(stopped.getCause()) : "";
        err.println("kneepoint: " + place + complaint.line() + kept);
    }

    private Collection<String> commands() {
        Set<String> names = new TreeSet<>();
        if (session.get(CommandSessionImpl.COMMANDS) instanceof Set<?> all) {
            for (Object full : all) {
                String name = full.toString();
                if (name.startsWith(Command.SCOPE + ":")) {
                    names.add(name.substring(Command.SCOPE.length() + 1));
                }
            }
        }
        return names;
    }

    /** A statement failed, and nothing after it runs. */
    private static final class Stopped extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient String place;
        private final transient Complaint complaint;

        private Stopped(String place, Complaint complaint, Throwable cause) {
            super(complaint.line(), cause);
            this.place = place;
            this.complaint = complaint;
        }
    }
}
