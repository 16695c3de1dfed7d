// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jline.terminal.Terminal;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob.Failure;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.viewer.handler.FakeJob;
import org.kneepoint.viewer.handler.FakeWorkspace;

/** A session of the shell whose lines a test executes. */
final class FakeSession implements ShellSession {
    private final Caller caller;
    private final Statement statement;
    private final FakeWorkspace workspace = new FakeWorkspace(Path.of("")).starting(this::start);
    private final AtomicInteger last = new AtomicInteger();

    /** Executes a line. */
    interface Statement {
        CommandResult execute(String line, FakeJob job) throws Exception;
    }

    FakeSession(Caller caller, Statement statement) {
        this.caller = caller;
        this.statement = statement;
    }

    private FakeJob start(String line) {
        if (line.startsWith("wrong")) {
            throw BadInput.because("line", line, "no statement: " + line);
        }
        FakeJob job = new FakeJob(last.incrementAndGet(), line, State.RUNNING, List.of());
        int number = PresentJob.number();
        Thread thread =
                new Thread(
                        () -> {
                            try {
                                caller.call(() -> PresentJob.call(number, () -> run(job)));
                            } catch (Exception e) {
                                job.failed(new Failure(e.getMessage(), e));
                            }
                            workspace.change(job);
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
        String name = job.line().startsWith("set ") ? "same" : "c" + job.number();
        workspace.put(name, result, "line of " + name);
        job.name(name, result, "line of " + name);
        job.end(job.isCancelled() ? State.CANCELLED : State.DONE);
        return null;
    }

    @Override
    public Workspace workspace() {
        return workspace;
    }

    @Override
    public void close() {}

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
}
