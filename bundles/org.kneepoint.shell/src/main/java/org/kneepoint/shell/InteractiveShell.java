// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import org.apache.felix.gogo.jline.Highlighter;
import org.apache.felix.gogo.jline.Parser;
import org.apache.felix.gogo.jline.Shell;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.Signals;
import org.kneepoint.shell.command.InstalledCommands;
import org.kneepoint.shell.command.ProgressDisplay;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.shell.diagnosis.InstallationProblems;
import org.kneepoint.study.plugin.Catalogue;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

/** The interactive shell: line editing, completion and history on a terminal. */
@Component(service = ToIntFunction.class, property = "kneepoint.entry=console")
public final class InteractiveShell implements ToIntFunction<String[]> {
    private final BundleContext context;
    private final CommandProcessor processor;
    private final InstalledCommands commands;
    private final InstallationProblems installation;
    private final ErrorLog errorLog;

    /** Runs in a gogo session. */
    @Activate
    public InteractiveShell(
            BundleContext context,
            @Reference CommandProcessor processor,
            @Reference InstalledCommands commands,
            @Reference Catalogue catalogue,
            @Reference ServiceComponentRuntime runtime) {
        this.context = context;
        this.installation = new InstallationProblems(context, catalogue, commands, runtime);
        this.processor = processor;
        this.commands = commands;
        this.errorLog = new ErrorLog(context.getProperty("kneepoint.work"));
    }

    @Override
    public int applyAsInt(String[] ignored) {
        try (GogoTools gogoTools = GogoTools.onTerminal(context, processor);
                Terminal terminal =
                        TerminalBuilder.builder()
                                .name("kneepoint")
                                .system(true)
                                .dumb(true)
                                .build()) {
            PrintStream out = new PrintStream(terminal.output(), true, StandardCharsets.UTF_8);
            try (CommandSession session = processor.createSession(terminal.input(), out, out)) {
                session.put(Shell.VAR_TERMINAL, terminal);
                session.put(Shell.VAR_PROCESSOR, processor);
                session.put(SessionRequest.DISPLAY, display(terminal, out));
                session.put(SessionRequest.INTERACTIVE, true);
                IntSupplier width = () -> columns(terminal);
                Interpreter interpreter =
                        new Interpreter(session, out, out, width, width, errorLog);
                interpreter.announceAssignments();
                SessionWorkspace workspace =
                        new SessionWorkspace(
                                session, interpreter, commands::all, commands.formats(), true);
                gogoTools.register(interpreter.jobs(), workspace);
                try {
                    return runPrompt(session, terminal, interpreter);
                } finally {
                    workspace.close();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int runPrompt(CommandSession session, Terminal terminal, Interpreter interpreter) {
        LineReader reader = reader(session, terminal);
        session.put(Shell.VAR_READER, reader);
        if (!isDumb(terminal)) {
            session.put(
                    SessionRequest.TERMINAL,
                    new SixelQuery(terminal, reader::runMacro).graphics(System.getenv()));
        }
        terminal.handle(Terminal.Signal.INT, signal -> interpreter.interrupt());
        if (isDumb(terminal)) {
            // such a terminal does not pass on the signal, which would end the process
            Signals.register(Terminal.Signal.INT.name(), interpreter::interrupt);
        }
        interpreter.jobs().addNotices(new PromptJobNotices(interpreter, reader::printAbove));
        hideControls(terminal);
        // a dumb terminal would repeat its prompt
        Queue<String> waiting = new ConcurrentLinkedQueue<>();
        Consumer<String> printer = isDumb(terminal) ? waiting::add : reader::printAbove;
        Thread notices =
                new Thread(
                        new DropInNotices(
                                installation, line -> printer.accept(interpreter.errorLines(line))),
                        "drop-in notices");
        notices.setDaemon(true);
        notices.start();
        try {
            return new PromptLoop(reader, terminal.writer(), interpreter, waiting)
                    .run("Kneepoint " + context.getProperty("kneepoint.version"));
        } finally {
            notices.interrupt();
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

    private static boolean isDumb(Terminal terminal) {
        return terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    private LineReader reader(CommandSession session, Terminal terminal) {
        LineReaderBuilder builder =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .appName("kneepoint")
                        .parser(new Parser())
                        .highlighter(new Highlighter(session))
                        .completer(
                                new CommandLineCompleter(
                                        session, commands::all, commands.formats()))
                        .option(LineReader.Option.AUTO_FRESH_LINE, true)
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true);
        Path history = history();
        if (history != null) {
            builder.variable(LineReader.HISTORY_FILE, history);
        }
        return builder.build();
    }

    /** The history file, readable by its owner only; null without a writable work folder. */
    private Path history() {
        String work = context.getProperty("kneepoint.work");
        if (work == null) {
            return null;
        }
        Path file = Path.of(work, "history");
        try {
            Files.createDirectories(file.getParent());
            if (!Files.exists(file)) {
                Files.createFile(file);
            }
            if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            }
            return file;
        } catch (IOException e) {
            return null;
        }
    }

    private static int columns(Terminal terminal) {
        return terminal.getWidth() > 0 ? terminal.getWidth() : Integer.MAX_VALUE;
    }
}
