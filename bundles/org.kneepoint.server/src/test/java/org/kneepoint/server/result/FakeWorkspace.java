// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceListener;

/** A workspace of named results. */
final class FakeWorkspace implements Workspace {
    private final Map<String, CommandResult> results = new LinkedHashMap<>();
    private final Map<String, String> lines = new HashMap<>();

    @Override
    public Map<String, CommandResult> results() {
        return results;
    }

    @Override
    public String line(String name) {
        return lines.getOrDefault(name, "");
    }

    @Override
    public void put(String name, CommandResult result, String line) {
        results.put(name, result);
        lines.put(name, line);
    }

    @Override
    public void rename(String name, String other) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void remove(String name) {
        results.remove(name);
    }

    @Override
    public WorkspaceJob start(String line) {
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
    public Registration listen(WorkspaceListener listener) {
        return () -> {};
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
