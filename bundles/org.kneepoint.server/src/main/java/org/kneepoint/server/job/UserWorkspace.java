// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.study.session.UserFiles;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceListener;

/**
 * The workspace of a user: results of a session of the shell, opened on first use and closed when
 * it was not used for long, and the jobs of the queue.
 */
final class UserWorkspace implements Workspace {
    private final Caller caller;
    private final JobQueue queue;
    private final Sessions sessions;
    private final List<WorkspaceListener> listeners = new CopyOnWriteArrayList<>();

    /** Jobs of the queue by the job of the session that executes them. */
    private final Map<WorkspaceJob, ServerJob> executing = new ConcurrentHashMap<>();

    private ShellSession session;
    private long used = System.nanoTime();

    /** Opens sessions of the shell. */
    @FunctionalInterface
    interface Sessions {
        ShellSession open(Caller caller);
    }

    UserWorkspace(Caller caller, JobQueue queue, Sessions sessions) {
        this.caller = caller;
        this.queue = queue;
        this.sessions = sessions;
    }

    private synchronized Workspace inner() {
        used = System.nanoTime();
        if (session == null) {
            session = sessions.open(caller);
            session.workspace().listen(new Forwarder());
        }
        return session.workspace();
    }

    /** Executes a job of the queue. */
    void execute(ServerJob job) throws Exception {
        WorkspaceJob inner = PresentJob.call(job.number(), () -> inner().start(job.line()));
        job.follow(inner);
        executing.put(inner, job);
        changed(inner);
    }

    /** Executes a job of the queue no more; returns false if it has ended meanwhile. */
    boolean abandon(WorkspaceJob inner) {
        return executing.remove(inner) != null;
    }

    private void changed(WorkspaceJob inner) {
        ServerJob job = executing.get(inner);
        if (job == null) {
            return;
        }
        if (inner.state() == WorkspaceJob.State.RUNNING) {
            notify(job);
        } else if (executing.remove(inner) != null) {
            queue.ended(job, inner);
        }
    }

    /** Tells the listeners that a job has changed. */
    void notify(ServerJob job) {
        listeners.forEach(listener -> listener.jobChanged(job));
    }

    /** Closes the session if it was not used for some time; its unsaved results are lost. */
    synchronized void closeIfUnused(long nanos) {
        boolean isUsed = !listeners.isEmpty() || !executing.isEmpty();
        if (!isUsed && System.nanoTime() - used > nanos) {
            close();
        }
    }

    /** Closes the session. */
    synchronized void close() {
        if (session != null) {
            session.close();
            session = null;
        }
    }

    @Override
    public Map<String, CommandResult> results() {
        return inner().results();
    }

    @Override
    public String line(String name) {
        return inner().line(name);
    }

    @Override
    public void put(String name, CommandResult result, String line) {
        inner().put(name, result, line);
    }

    @Override
    public void rename(String name, String other) {
        inner().rename(name, other);
    }

    @Override
    public void remove(String name) {
        inner().remove(name);
    }

    @Override
    public WorkspaceJob start(String line) {
        return queue.add(caller, line);
    }

    @Override
    public CommandResult run(String line) throws Exception {
        return inner().run(line);
    }

    @Override
    public List<Command> commands() {
        return inner().commands();
    }

    @Override
    public List<WorkspaceJob> jobs() {
        return List.copyOf(queue.jobs().of(Optional.of(caller.account())));
    }

    @Override
    public Optional<WorkspaceJob> job(int number) {
        return queue.jobs()
                .find(number)
                .filter(job -> job.isOfAccount(caller.account()))
                .map(WorkspaceJob.class::cast);
    }

    @Override
    public Registration listen(WorkspaceListener listener) {
        listeners.add(listener);
        inner();
        return () -> listeners.remove(listener);
    }

    @Override
    public Path folder() {
        return inner().folder();
    }

    @Override
    public UserFiles files() {
        return inner().files();
    }

    @Override
    public int cores() {
        return queue.cores(caller.account());
    }

    @Override
    public boolean isInteractive() {
        return false;
    }

    /** Passes the changes of the session on. */
    private final class Forwarder implements WorkspaceListener {
        @Override
        public void resultChanged(String name) {
            listeners.forEach(listener -> listener.resultChanged(name));
        }

        @Override
        public void jobChanged(WorkspaceJob inner) {
            changed(inner);
        }

        @Override
        public void pointsCompleted(WorkspaceJob inner, List<WorkspaceJob.CompletedPoint> points) {
            Consumer<ServerJob> pass =
                    job -> listeners.forEach(listener -> listener.pointsCompleted(job, points));
            Optional.ofNullable(executing.get(inner)).ifPresent(pass);
        }
    }
}
