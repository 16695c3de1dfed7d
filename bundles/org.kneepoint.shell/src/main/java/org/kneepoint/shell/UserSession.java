// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.jline.terminal.Terminal;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.shell.session.SessionRules;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.study.session.UserFiles;
import org.kneepoint.study.session.Workspace;

/** A session of gogo with its own variables, jobs, folder and streams. */
final class UserSession implements ShellSession {
    /** Time for cancelled jobs to end, ms. */
    private static final long GRACE = 5_000;

    /** Most input of a line of a user with a list of commands, bytes: that of a large plug-in. */
    private static final long MOST_INPUT = 64L << 20;

    private final SessionStreams streams = new SessionStreams();
    private final CommandSession session;
    private final Interpreter interpreter;
    private final SessionWorkspace workspace;
    private final TerminalPrompt prompt;
    private final Consumer<UserSession> atEnd;
    private final boolean isConfined;

    /**
     * Opens a session in an existing folder.
     *
     * @param permitted the commands that it may use
     * @param prompt reads its lines at a terminal
     * @param atEnd receives it when it has ended
     */
    UserSession(
            SessionRules rules,
            CommandProcessor processor,
            PermittedCommands permitted,
            InstalledFormats formats,
            ErrorLog errorLog,
            TerminalPrompt prompt,
            Consumer<UserSession> atEnd) {
        this.prompt = prompt;
        this.atEnd = atEnd;
        this.isConfined = rules.commands().isPresent();
        this.session = processor.createSession(streams.in(), streams.out(), streams.err());
        session.currentDir(rules.folder());
        session.put(SessionRequest.CALLER, rules.caller());
        session.put(SessionRequest.PERMITTED, (Predicate<Command>) permitted::includes);
        if (isConfined) {
            session.put(SessionRequest.FILES, UserFiles.in(rules.folder(), rules.space()));
            session.put(CommandSession.OPTION_NO_GLOB, true);
        }
        this.interpreter =
                new Interpreter(
                        session,
                        streams.out(),
                        streams.err(),
                        streams::columns,
                        streams::errorColumns,
                        errorLog,
                        rules.commands().map(StatementFilter::new).orElse(StatementFilter.NONE));
        this.workspace = new SessionWorkspace(session, interpreter, permitted, formats);
    }

    @Override
    public Workspace workspace() {
        return workspace;
    }

    /** Sets a variable. */
    void put(String variable, Object value) {
        session.put(variable, value);
    }

    @Override
    public int execute(
            String line, InputStream input, OutputStream output, OutputStream error, int columns) {
        int width = columns > 0 ? columns : Integer.MAX_VALUE;
        return execute(line, input, output, error, () -> width, () -> Integer.MAX_VALUE);
    }

    /** As above, with the width of tables and that of errors. */
    int execute(
            String line,
            InputStream input,
            OutputStream output,
            OutputStream error,
            IntSupplier columns,
            IntSupplier errorColumns) {
        streams.connect(
                isConfined ? new BoundedInput(input, MOST_INPUT) : input,
                new BufferedOutputStream(output),
                new BufferedOutputStream(error),
                columns,
                errorColumns);
        // gogo's tools would colour output that is not a terminal
        session.put("GREP_COLORS", "mt=");
        session.put("LS_COLORS", "");
        try (BatchJobNotices notices = new BatchJobNotices(interpreter, streams.out())) {
            int status =
                    line.isEmpty()
                            ? interpreter.run("standard input", reader(streams.in()))
                            : interpreter.run(line);
            return notices.await(status);
        } finally {
            streams.disconnect();
        }
    }

    private static BufferedReader reader(InputStream in) {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    @Override
    public int prompt(Terminal terminal) {
        IntSupplier columns = () -> TerminalPrompt.columns(terminal);
        OutputStream output = terminal.output();
        streams.connect(terminal.input(), output, output, columns, columns);
        workspace.setInteractive();
        try {
            return prompt.run(session, interpreter, streams.out(), terminal);
        } finally {
            streams.disconnect();
        }
    }

    @Override
    public boolean isBusy() {
        return session.foregroundJob() != null || !interpreter.jobs().running().isEmpty();
    }

    @Override
    public void interrupt() {
        interpreter.interrupt();
    }

    @Override
    public void close() {
        workspace.close();
        interpreter.cancel();
        interpreter.jobs().cancelAll();
        try {
            interpreter.jobs().await(GRACE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        session.close();
        atEnd.accept(this);
    }
}
