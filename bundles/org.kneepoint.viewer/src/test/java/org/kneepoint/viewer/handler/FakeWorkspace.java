// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceListener;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** A workspace that keeps what it is given, and starts jobs that do nothing. */
public final class FakeWorkspace implements Workspace {
    /** What a statement returns. */
    interface Statement {
        CommandResult run(String line) throws Exception;
    }

    static final int CORES = 2;

    private final Map<String, CommandResult> results = new LinkedHashMap<>();
    private final Map<String, String> lines = new LinkedHashMap<>();
    private final List<WorkspaceJob> jobs = new CopyOnWriteArrayList<>();
    private final List<WorkspaceListener> listeners = new CopyOnWriteArrayList<>();
    private final List<Command> commands;
    private final Path folder;
    private Statement statement = line -> CommandResult.none();
    private Function<String, WorkspaceJob> start = this::idle;

    /** An empty workspace. */
    public FakeWorkspace(Path folder, Command... commands) {
        this.folder = folder;
        this.commands = List.of(commands);
    }

    FakeWorkspace answering(Statement other) {
        statement = other;
        return this;
    }

    /** Starts jobs by a function of the line. */
    public FakeWorkspace starting(Function<String, WorkspaceJob> other) {
        start = other;
        return this;
    }

    FakeWorkspace with(WorkspaceJob job) {
        jobs.add(job);
        return this;
    }

    /** Tells of a change of a job, which takes the place of the one with its number. */
    public void change(WorkspaceJob job) {
        jobs.replaceAll(other -> other.number() == job.number() ? job : other);
        listeners.forEach(listener -> listener.jobChanged(job));
    }

    /** Returns those who are told of changes. */
    public List<WorkspaceListener> listeners() {
        return List.copyOf(listeners);
    }

    /** A call without a body. */
    Call call(Map<String, String> variables, Map<String, String> query) {
        return new Call(Caller.LOCAL, this, variables, query, new byte[0]);
    }

    /** A call with a JSON object, in single quotes. */
    Call post(Map<String, String> variables, String json) {
        byte[] body = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        return new Call(Caller.LOCAL, this, variables, Map.of(), body);
    }

    /** A call with a JSON object, in single quotes, without variables. */
    Call post(String json) {
        return post(Map.of(), json);
    }

    /** The object of a reply. */
    static Map<String, Object> object(Reply reply) {
        try {
            return JSON.std.mapFrom(reply.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A list of objects in a reply. */
    @SuppressWarnings("unchecked")
    static List<Map<String, Object>> list(Map<String, Object> object, String name) {
        return (List<Map<String, Object>>) object.get(name);
    }

    @Override
    public synchronized Map<String, CommandResult> results() {
        return new LinkedHashMap<>(results);
    }

    @Override
    public String line(String name) {
        return lines.getOrDefault(name, "");
    }

    void put(String name, CommandResult result) {
        put(name, result, "");
    }

    @Override
    public synchronized void put(String name, CommandResult result, String line) {
        if (name.equals("solve")) {
            throw BadInput.because("name", name, name + " is a command");
        }
        results.put(name, result);
        lines.put(name, line);
        listeners.forEach(listener -> listener.resultChanged(name));
    }

    @Override
    public synchronized void rename(String name, String other) {
        if (results.containsKey(other)) {
            throw BadInput.because("name", other, other + " is in use");
        }
        CommandResult result = results.get(name);
        String line = line(name);
        remove(name);
        put(other, result, line);
    }

    @Override
    public synchronized void remove(String name) {
        if (results.remove(name) == null) {
            throw BadInput.unknown("result", name, results.keySet());
        }
        listeners.forEach(listener -> listener.resultChanged(name));
    }

    @Override
    public WorkspaceJob start(String line) {
        WorkspaceJob job = start.apply(line);
        jobs.add(job);
        return job;
    }

    private WorkspaceJob idle(String line) {
        int number = jobs.size() + 1;
        FakeJob job = new FakeJob(number, line, WorkspaceJob.State.RUNNING, List.of());
        job.name("c" + number);
        return job;
    }

    @Override
    public CommandResult run(String line) throws Exception {
        return statement.run(line);
    }

    @Override
    public List<WorkspaceJob> jobs() {
        return List.copyOf(jobs);
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public Registration listen(WorkspaceListener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public Path folder() {
        return folder;
    }

    @Override
    public int cores() {
        return CORES;
    }

    @Override
    public boolean isInteractive() {
        return false;
    }
}
