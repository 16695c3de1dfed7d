// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOError;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.sshd.server.Environment;
import org.apache.sshd.server.ExitCallback;
import org.apache.sshd.server.Signal;
import org.apache.sshd.server.channel.ChannelSession;
import org.apache.sshd.server.command.Command;
import org.jline.terminal.Terminal;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.access.UserSessions;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Outage;
import org.osgi.service.log.Logger;

/**
 * A session of the shell on a channel of SSH: a line, or the statements of standard input, or a
 * prompt on a terminal.
 */
final class ShellCommand implements Command {
    private static final int WRONG_USE = 1;
    private static final int FAILURE = 3;

    private final Optional<String> line;
    private final UserSessions sessions;
    private final RunningCommands running;
    private final Logger log;

    private InputStream in;
    private OutputStream out;
    private OutputStream err;
    private ExitCallback exit;
    private Connection connection;

    private final Object lock = new Object();
    private ShellSession session;
    private boolean ended;

    /**
     * A command.
     *
     * @param line what the client has asked for; empty for a shell
     */
    ShellCommand(
            Optional<String> line, UserSessions sessions, RunningCommands running, Logger log) {
        this.line = line;
        this.sessions = sessions;
        this.running = running;
        this.log = log;
    }

    @Override
    public void setInputStream(InputStream in) {
        this.in = in;
    }

    @Override
    public void setOutputStream(OutputStream out) {
        this.out = out;
    }

    @Override
    public void setErrorStream(OutputStream err) {
        this.err = err;
    }

    @Override
    public void setExitCallback(ExitCallback exit) {
        this.exit = exit;
    }

    @Override
    public void start(ChannelSession channel, Environment environment) throws IOException {
        connection = Connection.of(channel.getServerSession());
        running.add(this);
        environment.addSignalListener(
                (any, signal) -> aside("interrupt", this::interrupt), Signal.INT, Signal.TERM);
        aside("command", () -> run(environment));
    }

    /** Does work on a thread of its own: those of the network have to stay free. */
    private void aside(String what, Runnable work) {
        Thread thread = new Thread(work, connection + " " + what);
        thread.setDaemon(true);
        thread.start();
    }

    /** Returns the connection of its channel. */
    Connection connection() {
        return connection;
    }

    /** Returns whether a statement or a job is running. */
    boolean isBusy() {
        synchronized (lock) {
            return session != null && !ended && session.isBusy();
        }
    }

    /** The client has gone, or the command has ended. */
    @Override
    public void destroy(ChannelSession channel) {
        end();
    }

    /** Cancels what is running and ends the session, without waiting for either. */
    void end() {
        aside(
                "end",
                () -> {
                    interrupt();
                    // a prompt, and a command that reads, end with their input
                    quietly(in::close);
                    close();
                });
    }

    private void interrupt() {
        ShellSession open;
        synchronized (lock) {
            open = ended ? null : session;
        }
        if (open != null) {
            open.interrupt();
        }
    }

    private void close() {
        ShellSession open;
        synchronized (lock) {
            open = ended ? null : session;
            ended = true;
        }
        if (open != null) {
            open.close();
        }
    }

    private void run(Environment environment) {
        long begin = System.nanoTime();
        int status = FAILURE;
        try {
            log.info("{}: {} begins", connection, line.isEmpty() ? "shell" : "command");
            status = connection.caller().call(() -> execute(environment));
        } catch (BadInput e) {
            status = WRONG_USE;
            complain(e.getMessage());
        } catch (Exception | IOError e) {
            if (!hasEnded()) {
                report(e);
            }
        } finally {
            close();
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
            log.info("{}: ended with status {} after {} ms", connection, status, millis);
            quietly(out::flush);
            quietly(err::flush);
            exit.onExit(status);
            running.remove(this);
        }
    }

    private void report(Throwable failure) {
        if (failure instanceof Outage outage) {
            log.warn("{}: {}: {}", connection, failure.getMessage(), outage.finding());
            complain(failure.getMessage() + ": try again later");
        } else {
            log.error("{}: failed", connection, failure);
            complain("the server has failed; see its log for " + connection);
        }
    }

    /** Returns whether the client has gone or the server ends, so that its streams may fail. */
    private boolean hasEnded() {
        synchronized (lock) {
            return ended;
        }
    }

    private int execute(Environment environment) throws IOException {
        ShellSession opened = sessions.open(connection.caller());
        synchronized (lock) {
            session = opened;
            if (ended) {
                opened.close();
                return FAILURE;
            }
        }
        return ChannelTerminal.isRequested(environment)
                ? executeOnTerminal(opened, environment)
                : opened.execute(line.orElse(""), in, out, err, 0);
    }

    private int executeOnTerminal(ShellSession opened, Environment environment) throws IOException {
        try (ChannelTerminal channel = new ChannelTerminal(environment, in, out)) {
            Terminal terminal = channel.terminal();
            if (line.isEmpty()) {
                return opened.prompt(terminal);
            }
            terminal.handle(Terminal.Signal.INT, signal -> interrupt());
            return opened.execute(
                    line.get(),
                    terminal.input(),
                    terminal.output(),
                    terminal.output(),
                    terminal.getWidth());
        }
    }

    private void complain(String message) {
        quietly(() -> err.write(("kneepoint: " + message + "\n").getBytes(UTF_8)));
    }

    /** A use of a stream. */
    private interface StreamUse {
        void run() throws IOException;
    }

    private static void quietly(StreamUse use) {
        try {
            use.run();
        } catch (IOException e) {
            // the client has gone
        }
    }
}
