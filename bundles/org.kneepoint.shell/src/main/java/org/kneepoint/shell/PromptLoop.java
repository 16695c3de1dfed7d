// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintWriter;
import java.util.List;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;

/** Reads and runs lines until the user exits. */
final class PromptLoop {
    /** How long jobs that are ended may take to answer, in milliseconds. */
    private static final long GRACE = 5_000;

    private final LineReader reader;
    private final PrintWriter terminal;
    private final Interpreter interpreter;
    private boolean warned;

    /** Runs the lines of a reader. */
    PromptLoop(LineReader reader, PrintWriter terminal, Interpreter interpreter) {
        this.reader = reader;
        this.terminal = terminal;
        this.interpreter = interpreter;
    }

    /**
     * Greets, and reads lines to the end.
     *
     * @return the exit status
     */
    int converse(String name) {
        terminal.println(name + ". Type help, press TAB to complete, Ctrl-D to leave.");
        while (true) {
            try {
                int status = interpreter.run(reader.readLine("kneepoint> "));
                if (!interpreter.hasExited()) {
                    warned = false;
                } else if (mayLeave()) {
                    return status;
                }
            } catch (UserInterruptException e) {
                // Ctrl-C on the prompt drops the line being typed
            } catch (EndOfFileException e) {
                if (mayLeave()) {
                    return ErrorReport.SUCCESS;
                }
            }
        }
    }

    /** The first exit warns of running jobs, the second cancels them. */
    private boolean mayLeave() {
        List<SessionJobs.BackgroundJob> running = interpreter.jobs().running();
        if (!running.isEmpty() && !warned) {
            warned = true;
            boolean one = running.size() == 1;
            terminal.println(
                    (one ? "a job is" : running.size() + " jobs are")
                            + " running, see jobs; to leave again ends "
                            + (one ? "it" : "them"));
            terminal.flush();
            return false;
        }
        interpreter.jobs().cancelAll();
        try {
            interpreter.jobs().await(GRACE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return true;
    }
}
