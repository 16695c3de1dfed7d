// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.felix.service.command.CommandSession;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.study.session.UserFiles;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.Failure;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.study.session.WorkspaceListener;

/** The results and jobs of a gogo session as a page uses them. */
final class SessionWorkspace implements Workspace, SessionJobs.JobNotices {
    /** Ended jobs that are listed. */
    private static final int KEPT = 50;

    private final CommandSession session;
    private final Interpreter interpreter;
    private final Supplier<List<Command>> commands;
    private volatile boolean isInteractive;
    private final SessionResults results;
    private final PageTasks tasks;
    private final List<WorkspaceListener> listeners = new CopyOnWriteArrayList<>();
    private final Deque<BackgroundJob> ended = new ArrayDeque<>();

    /**
     * The workspace of a session.
     *
     * @param commands returns the commands that may be used
     */
    SessionWorkspace(
            CommandSession session,
            Interpreter interpreter,
            Supplier<List<Command>> commands,
            InstalledFormats formats) {
        this.session = session;
        this.interpreter = interpreter;
        this.commands = commands;
        this.results =
                new SessionResults(
                        session,
                        formats,
                        name -> forEachListener(listener -> listener.resultChanged(name)));
        this.tasks = new PageTasks(session, interpreter, results);
        interpreter.jobs().addNotices(this);
        session.put(SessionRequest.WORKSPACE, this);
    }

    @Override
    public Map<String, CommandResult> results() {
        return results.all();
    }

    @Override
    public String line(String name) {
        return results.line(name);
    }

    @Override
    public void put(String name, CommandResult result, String line) {
        results.put(name, result, line);
    }

    @Override
    public void rename(String name, String other) {
        results.rename(name, other);
    }

    @Override
    public void remove(String name) {
        results.remove(name);
    }

    @Override
    public WorkspaceJob start(String line) {
        return tasks.start(line);
    }

    @Override
    public CommandResult run(String line) throws Exception {
        return tasks.run(line);
    }

    @Override
    public List<Command> commands() {
        return commands.get().stream().sorted(Comparator.comparing(Command::name)).toList();
    }

    @Override
    public List<WorkspaceJob> jobs() {
        Map<Integer, WorkspaceJob> all = new TreeMap<>();
        interpreter.jobs().running().forEach(job -> all.put(job.number(), job));
        synchronized (ended) {
            ended.forEach(job -> all.put(job.number(), job));
        }
        return new ArrayList<>(all.values());
    }

    @Override
    public Registration listen(WorkspaceListener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public Path folder() {
        return session.currentDir();
    }

    @Override
    public UserFiles files() {
        return session.get(SessionRequest.FILES) instanceof UserFiles some ? some : UserFiles.ALL;
    }

    @Override
    public boolean isInteractive() {
        return isInteractive;
    }

    /** States that a user types commands at a terminal from now on. */
    void setInteractive() {
        isInteractive = true;
    }

    /** Cancels the jobs of pages, and starts no more. */
    void close() {
        tasks.close();
    }

    @Override
    public void started(BackgroundJob job) {
        job.progress().listen(new ThrottledProgress(job, this::changed));
        forEachListener(listener -> listener.jobChanged(job));
    }

    private void changed(WorkspaceJob job, List<WorkspaceJob.CompletedPoint> points) {
        if (!points.isEmpty()) {
            forEachListener(listener -> listener.pointsCompleted(job, points));
        } else {
            forEachListener(listener -> listener.jobChanged(job));
        }
    }

    @Override
    public void partEnded(String part) {
        results.findChanges(part);
    }

    @Override
    public void ended(BackgroundJob job) {
        results.findChanges(job.line());
        CommandResult named = results.all().get(job.variable());
        if (named != null) {
            job.addResult(job.variable(), new WorkspaceJob.NamedResult(named, job.line()));
        }
        Optional<ErrorReport> report = interpreter.errorReport(job);
        State state = state(job, report);
        job.end(state, state == State.FAILED ? failure(job, report.orElseThrow()) : null);
        synchronized (ended) {
            ended.addLast(job);
            if (ended.size() > KEPT) {
                ended.removeFirst();
            }
        }
        forEachListener(listener -> listener.jobChanged(job));
    }

    private static State state(BackgroundJob job, Optional<ErrorReport> report) {
        if (report.isEmpty()) {
            return job.progress().isCancellationSeen() ? State.CANCELLED : State.DONE;
        }
        return report.get().status() == ErrorReport.INTERRUPTED ? State.CANCELLED : State.FAILED;
    }

    private Failure failure(BackgroundJob job, ErrorReport report) {
        return new Failure(
                job.isOfPage() ? interpreter.loggedLine(report, report.cause()) : report.line(),
                report.cause());
    }

    /** A listener that fails must not end the job whose thread notifies it. */
    private void forEachListener(Consumer<WorkspaceListener> call) {
        for (WorkspaceListener listener : listeners) {
            try {
                call.accept(listener);
            } catch (RuntimeException e) {
                interpreter.keepFault(e);
            }
        }
    }
}
