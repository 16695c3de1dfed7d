// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.felix.gogo.jline.Highlighter;
import org.apache.felix.gogo.jline.Parser;
import org.apache.felix.gogo.jline.Shell;
import org.apache.felix.gogo.runtime.CommandSessionImpl;
import org.apache.felix.service.command.CommandSession;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.kneepoint.shell.command.ProgressDisplay;
import org.kneepoint.shell.command.SessionRequest;

/**
 * Reads the lines of a session at a terminal.
 *
 * @param banner name of the program and its version
 * @param completer makes the completion of a session
 * @param history the file of typed lines, made when it is first used; empty for none
 * @param environment variables of the user, which tell the graphics of the terminal
 * @param notices makes a task that prints notices above the prompt while lines are read
 */
record TerminalPrompt(
        String banner,
        Function<CommandSession, Completer> completer,
        Optional<Path> history,
        Map<String, String> environment,
        Function<Consumer<String>, Runnable> notices) {

    /** No notices. */
    static final Function<Consumer<String>, Runnable> SILENT = printer -> () -> {};

    /** Returns the width of a terminal, characters; lines are not wrapped if it is unknown. */
    static int columns(Terminal terminal) {
        return terminal.getWidth() > 0 ? terminal.getWidth() : Integer.MAX_VALUE;
    }

    /**
     * Reads and runs lines until the user ends the session.
     *
     * @param out prints to the terminal
     * @return the exit status
     */
    int run(CommandSession session, Interpreter interpreter, PrintStream out, Terminal terminal) {
        session.put(Shell.VAR_TERMINAL, terminal);
        session.put(Shell.VAR_PROCESSOR, ((CommandSessionImpl) session).processor());
        session.put(SessionRequest.DISPLAY, display(terminal, out));
        session.put(SessionRequest.INTERACTIVE, true);
        LineReader reader = reader(session, terminal);
        session.put(Shell.VAR_READER, reader);
        if (!isDumb(terminal)) {
            session.put(
                    SessionRequest.TERMINAL,
                    new SixelQuery(terminal, reader::runMacro).graphics(environment));
        }
        interpreter.announceAssignments();
        terminal.handle(Terminal.Signal.INT, signal -> interpreter.interrupt());
        hideControls(terminal);
        SessionJobs.JobNotices jobs = new PromptJobNotices(interpreter, reader::printAbove);
        interpreter.jobs().addNotices(jobs);
        try {
            return run(reader, terminal, interpreter);
        } finally {
            interpreter.jobs().removeNotices(jobs);
        }
    }

    private int run(LineReader reader, Terminal terminal, Interpreter interpreter) {
        // a dumb terminal would repeat its prompt
        Queue<String> waiting = new ConcurrentLinkedQueue<>();
        Consumer<String> printer = isDumb(terminal) ? waiting::add : reader::printAbove;
        Thread above =
                new Thread(
                        notices.apply(line -> printer.accept(interpreter.errorLines(line))),
                        "notices above the prompt");
        above.setDaemon(true);
        above.start();
        try {
            return new PromptLoop(reader, terminal.writer(), interpreter, waiting).run(banner);
        } finally {
            above.interrupt();
        }
    }

    /** Prevents the terminal from echoing ^C into the output. */
    private static void hideControls(Terminal terminal) {
        Attributes attributes = terminal.getAttributes();
        attributes.setLocalFlag(Attributes.LocalFlag.ECHOCTL, false);
        terminal.setAttributes(attributes);
    }

    /** A dumb terminal, such as a pipe, cannot redraw a line. */
    private static ProgressDisplay display(Terminal terminal, PrintStream out) {
        return isDumb(terminal)
                ? ProgressDisplay.NONE
                : new ProgressBar(out, () -> columns(terminal));
    }

    /** Returns whether a terminal can only append. */
    static boolean isDumb(Terminal terminal) {
        return terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    private LineReader reader(CommandSession session, Terminal terminal) {
        LineReaderBuilder builder =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .appName("kneepoint")
                        .parser(new Parser())
                        .highlighter(new Highlighter(session))
                        .completer(completer.apply(session))
                        .option(LineReader.Option.AUTO_FRESH_LINE, true)
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true);
        history.flatMap(HistoryFile::at)
                .ifPresent(file -> builder.variable(LineReader.HISTORY_FILE, file));
        LineReader reader = builder.build();
        // it would open an editor on files of the process
        reader.getWidgets().remove(LineReader.EDIT_AND_EXECUTE_COMMAND);
        return reader;
    }
}
