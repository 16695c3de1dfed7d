// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.viewer.json.JobJson;
import org.kneepoint.viewer.json.JsonFields;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Handler;
import org.kneepoint.viewer.rest.Reply;

/** Jobs: command lines in the background. */
public final class JobHandler {
    /** Most points of a job in one reply: the last ones. */
    static final int MOST_POINTS = 20_000;

    private static final String LINE = "line";

    /** Starts a line; with a name, which its result receives. */
    public Reply start(Call call) {
        JsonFields fields = JsonFields.of(call.json());
        String line = fields.text(LINE).strip();
        if (line.length() > StatementLine.LONGEST) {
            throw BadInput.because(
                    LINE,
                    line.length(),
                    "the line has more than " + StatementLine.LONGEST + " characters");
        }
        Optional<String> name = fields.optionalText("name").filter(text -> !text.isBlank());
        WorkspaceJob job =
                call.workspace().start(name.map(given -> assigned(given, line)).orElse(line));
        return Reply.created("/api/jobs/" + job.number(), JobJson.of(job));
    }

    private static String assigned(String name, String line) {
        ResultHandler.requireName(name);
        return name + " = (" + StatementLine.requireSingle(line) + ")";
    }

    /** Lists the jobs. */
    public Reply list(Call call) {
        List<Map<String, Object>> jobs = call.workspace().jobs().stream().map(JobJson::of).toList();
        return Reply.json(Map.of("jobs", jobs));
    }

    /** Returns the handler that waits for the end of a job if told so, and then shows it. */
    public Handler details() {
        return new Handler() {
            @Override
            public CompletionStage<?> ready(Call call) {
                return JobEnd.of(call.workspace(), find(call), JobEnd.wait(call.query()));
            }

            @Override
            public Reply handle(Call call) {
                return show(call);
            }
        };
    }

    /** Returns a job with the points completed. */
    public Reply show(Call call) {
        WorkspaceJob job = find(call);
        List<CompletedPoint> all = job.completed();
        int omitted = Math.max(0, all.size() - MOST_POINTS);
        Map<String, Object> object = new LinkedHashMap<>(JobJson.of(job));
        List<CompletedPoint> last = all.subList(omitted, all.size());
        object.put("points", JobJson.of(last));
        object.put("quantities", JobJson.quantities(last));
        object.put("omitted", omitted);
        return Reply.json(object);
    }

    /** Cancels a job. */
    public Reply cancel(Call call) {
        WorkspaceJob job = find(call);
        job.cancel();
        return Reply.json(JobJson.of(job));
    }

    private static WorkspaceJob find(Call call) {
        Workspace workspace = call.workspace();
        String number = call.variables().get("number");
        Optional<WorkspaceJob> found =
                number.matches("[1-9][0-9]{0,8}")
                        ? workspace.job(Integer.parseInt(number))
                        : Optional.empty();
        return found.orElseThrow(() -> unknown(number, workspace.jobs()));
    }

    private static BadInput unknown(String number, List<WorkspaceJob> jobs) {
        return BadInput.unknown(
                "job", number, jobs.stream().map(job -> String.valueOf(job.number())).toList());
    }
}
