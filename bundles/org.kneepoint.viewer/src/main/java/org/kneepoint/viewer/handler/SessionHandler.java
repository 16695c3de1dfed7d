// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.viewer.json.SessionFile;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** The session as a file: all named results and the choices of the page. */
public final class SessionHandler {
    /** Largest file, bytes: as large as one that is opened. */
    private static final int LARGEST = 32 << 20;

    /** Most points of a file, which are encoded in memory. */
    static final int MOST_POINTS = 300_000;

    private final PageHandler page;
    private final String workbench;

    /**
     * Saves sessions with the choices of a page.
     *
     * @param workbench the version of the workbench
     */
    public SessionHandler(PageHandler page, String workbench) {
        this.page = page;
        this.workbench = workbench;
    }

    /** Returns the session as a file; one that could not be opened again is refused. */
    public Reply save(Call call) throws IOException {
        Workspace workspace = call.workspace();
        Map<String, CommandResult> results = workspace.results();
        long points = results.values().stream().mapToLong(ResultEncoder::points).sum();
        if (points > MOST_POINTS) {
            throw tooLarge(points, "points");
        }
        List<SessionFile.Entry> entries = new ArrayList<>();
        results.forEach(
                (name, result) ->
                        entries.add(
                                new SessionFile.Entry(
                                        name,
                                        ResultEncoder.line(workspace, name, result),
                                        result)));
        Map<String, Object> file = SessionFile.encode(workbench, entries, page.choices(workspace));
        byte[] bytes = JSON.std.asBytes(file);
        if (bytes.length > LARGEST) {
            throw tooLarge(bytes.length, "bytes");
        }
        return Reply.file("session.kneepoint", "application/json", bytes);
    }

    private static BadInput tooLarge(long size, String unit) {
        return BadInput.because(
                "session",
                size,
                "the session has "
                        + size
                        + " "
                        + unit
                        + ", too many for one file: write large results with out= and remove them");
    }

    /**
     * Opens a session file. Results of the same names are replaced; if the file is damaged, nothing
     * is changed.
     */
    public Reply open(Call call) {
        SessionFile.Content content = SessionFile.read(call.json());
        content.entries().forEach(entry -> ResultHandler.requireName(entry.name()));
        put(call.workspace(), content.entries());
        page.replace(call.workspace(), content.page());
        return Reply.json(
                Map.of(
                        "results",
                        content.entries().stream().map(SessionFile.Entry::name).toList()));
    }

    /** Names all results, or none if the workspace refuses a name. */
    private static void put(Workspace workspace, List<SessionFile.Entry> entries) {
        Map<String, CommandResult> former = workspace.results();
        Map<String, String> lines = new HashMap<>();
        former.keySet().forEach(name -> lines.put(name, workspace.line(name)));
        List<String> done = new ArrayList<>();
        try {
            for (SessionFile.Entry entry : entries) {
                workspace.put(entry.name(), entry.result(), entry.line());
                done.add(entry.name());
            }
        } catch (BadInput e) {
            for (String name : done) {
                if (former.containsKey(name)) {
                    workspace.put(name, former.get(name), lines.get(name));
                } else {
                    workspace.remove(name);
                }
            }
            throw e;
        }
    }
}
