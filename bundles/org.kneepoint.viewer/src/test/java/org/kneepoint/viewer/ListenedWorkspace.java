// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceListener;

/** A workspace of results, whose jobs are those of the test. */
final class ListenedWorkspace implements Workspace {
    final List<WorkspaceListener> listeners = new CopyOnWriteArrayList<>();
    final List<WorkspaceJob> jobs = new CopyOnWriteArrayList<>();
    private final Map<String, CommandResult> results = new ConcurrentHashMap<>();
    private final Path folder;

    ListenedWorkspace(Path folder) {
        this.folder = folder;
    }

    @Override
    public Map<String, CommandResult> results() {
        return Map.copyOf(results);
    }

    @Override
    public String line(String name) {
        return "";
    }

    @Override
    public void put(String name, CommandResult result, String line) {
        results.put(name, result);
        listeners.forEach(listener -> listener.resultChanged(name));
    }

    @Override
    public void rename(String name, String other) {
        put(other, results.get(name), "");
        remove(name);
    }

    @Override
    public void remove(String name) {
        if (results.remove(name) == null) {
            throw BadInput.unknown("result", name, results.keySet());
        }
        listeners.forEach(listener -> listener.resultChanged(name));
    }

    @Override
    public WorkspaceJob start(String line) {
        throw new UnsupportedOperationException(line);
    }

    @Override
    public CommandResult run(String line) {
        throw BadInput.because("line", line, "no statement");
    }

    @Override
    public List<WorkspaceJob> jobs() {
        return jobs;
    }

    @Override
    public List<Command> commands() {
        return List.of();
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
    public boolean isInteractive() {
        return false;
    }
}
