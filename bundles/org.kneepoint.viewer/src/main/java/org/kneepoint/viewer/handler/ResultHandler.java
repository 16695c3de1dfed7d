// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.support.CurveDifferences;
import org.kneepoint.support.UnknownName;
import org.kneepoint.viewer.json.JsonFields;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** The named results of the workspace. */
public final class ResultHandler {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]{0,99}");
    private static final int MOST_LABELS = 1000;

    private final ResultEncoder encoder;

    /** Encodes results with the quantities of the installed plug-ins. */
    public ResultHandler(ResultEncoder encoder) {
        this.encoder = encoder;
    }

    /** Lists the results without their curves. */
    public Reply list(Call call) {
        List<Map<String, Object>> results = new ArrayList<>();
        call.workspace()
                .results()
                .forEach((name, result) -> results.add(heading(call.workspace(), name, result)));
        return Reply.json(Map.of("results", results));
    }

    private static Map<String, Object> heading(
            Workspace workspace, String name, CommandResult result) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("name", name);
        object.put("line", ResultEncoder.line(workspace, name, result));
        object.put("summary", ResultEncoder.summary(result));
        object.put("curves", result.curves().size());
        object.put("points", ResultEncoder.points(result));
        return object;
    }

    /** Returns a result; with {@code derived=true} its curves have the figures of metrics. */
    public Reply show(Call call) {
        String name = call.variables().get("name");
        CommandResult result = find(call.workspace(), name);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("name", name);
        object.put("line", ResultEncoder.line(call.workspace(), name, result));
        object.put("summary", ResultEncoder.summary(result));
        object.putAll(encoder.of(result));
        if (Boolean.parseBoolean(call.query().get("derived"))) {
            object.put("curves", encoder.derived(result.curves()));
        }
        return Reply.json(object);
    }

    /** Renames a result; a result of the new name is not replaced. */
    public Reply rename(Call call) {
        Workspace workspace = call.workspace();
        String name = call.variables().get("name");
        String other = JsonFields.of(call.json()).text("name").strip();
        CommandResult result = find(workspace, name);
        if (!other.equals(name)) {
            workspace.rename(name, other);
        }
        return Reply.json(heading(workspace, other, result));
    }

    /** Removes a result. */
    public Reply remove(Call call) {
        String name = call.variables().get("name");
        find(call.workspace(), name);
        call.workspace().remove(name);
        return Reply.json(Map.of("removed", name));
    }

    /** Returns labels of curves: what differs among them. */
    public Reply labels(Call call) {
        List<JsonFields> chosen = JsonFields.of(call.json()).objects("curves");
        if (chosen.size() > MOST_LABELS) {
            throw BadInput.notAllowed("curves", chosen.size(), "at most " + MOST_LABELS);
        }
        List<Curve> curves = new ArrayList<>();
        for (JsonFields one : chosen) {
            String name = one.text("result");
            List<Curve> own = find(call.workspace(), name).curves();
            int index = one.integer("index");
            if (index < 0 || index >= own.size()) {
                throw BadInput.because(
                        "index", index, name + " has " + own.size() + " curves, numbered from 0");
            }
            curves.add(own.get(index));
        }
        return Reply.json(Map.of("labels", CurveDifferences.of(curves).labels()));
    }

    private static CommandResult find(Workspace workspace, String name) {
        Map<String, CommandResult> results = workspace.results();
        CommandResult result = results.get(name);
        if (result == null) {
            throw UnknownName.of("result", name, results.keySet());
        }
        return result;
    }

    /**
     * Rejects what is not the name of a variable.
     *
     * @throws BadInput if it is none
     */
    static void requireName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw BadInput.notAllowed(
                    "name", name, "a letter, then letters, digits and underscores, at most 100");
        }
    }
}
