// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.jline.terminal.Terminal;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.study.session.WorkspaceListener;

/** A session of the shell whose lines a test executes. */
final class FakeSession implements ShellSession, Workspace {
    private final Caller caller;
    private final Statement statement;
    private final Map<String, CommandResult> results = new ConcurrentHashMap<>();
    private final List<WorkspaceListener> listeners = new CopyOnWriteArrayList<>();
    private final AtomicInteger last = new AtomicInteger();

    /** Executes a line. */
    interface Statement {
        CommandResult execute(String line, FakeJob job) throws Exception;
    }

    FakeSession(Caller caller, Statement statement) {
        this.caller = caller;
        this.statement = statement;
    }

    @Override
    public WorkspaceJob start(String line) {
        if (line.startsWith("wrong")) {
            throw BadInput.because("line", line, "no statement: " + line);
        }
        FakeJob job = new FakeJob(last.incrementAndGet(), line);
        int number = PresentJob.number();
        Thread thread =
                new Thread(
                        () -> {
                            try {
                                caller.call(() -> PresentJob.call(number, () -> run(job)));
                            } catch (Exception e) {
                                job.end(State.FAILED, e);
                            }
                            listeners.forEach(listener -> listener.jobChanged(job));
                        });
        thread.setDaemon(true);
        thread.start();
        return job;
    }

    @Override
    public boolean isBusy() {
        return false;
    }

    private Void run(FakeJob job) throws Exception {
        CommandResult result = statement.execute(job.line(), job);
        String name = "c" + job.number();
        results.put(name, result);
        job.name(name);
        job.end(job.isCancelled() ? State.CANCELLED : State.DONE, null);
        return null;
    }

    @Override
    public Workspace workspace() {
        return this;
    }

    @Override
    public Map<String, CommandResult> results() {
        return results;
    }

    @Override
    public String line(String name) {
        return "line of " + name;
    }

    @Override
    public Registration listen(WorkspaceListener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public void close() {
        listeners.clear();
    }

    @Override
    public int execute(
            String line, InputStream input, OutputStream output, OutputStream error, int columns) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int prompt(Terminal terminal) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void interrupt() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void put(String name, CommandResult result, String line) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void rename(String name, String other) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void remove(String name) {
        throw new UnsupportedOperationException();
    }

    @Override
    public CommandResult run(String line) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Command> commands() {
        return List.of();
    }

    @Override
    public List<WorkspaceJob> jobs() {
        return List.of();
    }

    @Override
    public Path folder() {
        return Path.of("");
    }

    @Override
    public boolean isInteractive() {
        return false;
    }
}
