// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintWriter;
import java.util.List;
import java.util.Queue;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;

/** Reads and runs lines until the user exits. */
final class PromptLoop {
    /** Time for cancelled jobs to end, ms. */
    private static final long GRACE = 5_000;

    private final LineReader reader;
    private final PrintWriter terminal;
    private final Interpreter interpreter;
    private final Queue<String> notices;
    private boolean warned;

    /**
     * Runs the lines of a reader.
     *
     * @param notices lines to be printed before the next prompt
     */
    PromptLoop(
            LineReader reader,
            PrintWriter terminal,
            Interpreter interpreter,
            Queue<String> notices) {
        this.notices = notices;
        this.reader = reader;
        this.terminal = terminal;
        this.interpreter = interpreter;
    }

    /**
     * Prints the banner and runs lines until the session ends.
     *
     * @param name of the program and its version
     * @return the exit status
     */
    int run(String name) {
        terminal.println(name + ". Type help for a list of commands; Ctrl-D ends the session.");
        while (true) {
            for (String notice = notices.poll(); notice != null; notice = notices.poll()) {
                terminal.println(notice);
            }
            try {
                int status = interpreter.run(reader.readLine("kneepoint> "));
                if (!interpreter.hasExited()) {
                    warned = false;
                } else if (mayExit()) {
                    return status;
                }
            } catch (UserInterruptException e) {
                // Ctrl-C at the prompt discards the line
            } catch (EndOfFileException e) {
                if (mayExit()) {
                    return ErrorReport.SUCCESS;
                }
            }
        }
    }

    /** The first exit warns of running jobs, the second cancels them. */
    private boolean mayExit() {
        List<BackgroundJob> running = interpreter.jobs().running();
        if (!running.isEmpty() && !warned) {
            warned = true;
            terminal.println(
                    running.size()
                            + (running.size() == 1 ? " job is" : " jobs are")
                            + " running, see jobs; a second exit cancels");
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
