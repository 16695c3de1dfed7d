// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.campaign.StudyStatus;
import org.kneepoint.viewer.json.CurveJson;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** The status of studies, by their folders. */
public final class StudyHandler {
    private static final String PATH = "path";

    private final StudyService studies;

    /** Reads studies by a service. */
    public StudyHandler(StudyService studies) {
        this.studies = studies;
    }

    /** Returns progress and curves of a study, also while it is running. */
    public Reply show(Call call) throws IOException {
        WorkingFolder root = WorkingFolder.of(call.workspace());
        String path = call.query().getOrDefault(PATH, "");
        Path folder = root.existing(path);
        if (!Files.isDirectory(folder) || !StudyService.isStudy(folder)) {
            throw BadInput.because(PATH, path, path + " has no study");
        }
        String shown = root.shown(folder);
        return Reply.json(encoded(studies.status(folder, shown), shown));
    }

    private static Map<String, Object> encoded(StudyStatus study, String shown) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(PATH, shown);
        object.put("method", study.method().label());
        object.put("status", status(study));
        object.put("runs", counts(study.runs(), study.allRuns()));
        Map<String, Object> points = counts(study.points(), study.allPoints());
        points.put("failed", study.otherStatuses().getOrDefault(Status.FAILED, 0));
        object.put("points", points);
        Map<String, Integer> others = new LinkedHashMap<>();
        study.otherStatuses().forEach((status, number) -> others.put(status.label(), number));
        object.put("statuses", others);
        object.put("sessions", study.sessions());
        object.put(
                "remaining",
                study.remainingSeconds().isPresent()
                        ? study.remainingSeconds().getAsDouble()
                        : null);
        object.put("damaged", study.damaged());
        object.put("problem", study.resumeProblem());
        object.put("line", line(study, shown));
        boolean isShort = points(study.curves()) <= ResultEncoder.MOST_POINTS;
        object.put("curves", CurveJson.of(isShort ? study.curves() : List.of()));
        object.put("omitted", isShort ? 0 : points(study.curves()));
        return object;
    }

    private static int points(List<Curve> curves) {
        return curves.stream().mapToInt(curve -> curve.points().size()).sum();
    }

    private static Map<String, Object> counts(int done, int all) {
        Map<String, Object> counts = new LinkedHashMap<>();
        counts.put("done", done);
        counts.put("all", all);
        return counts;
    }

    private static String status(StudyStatus study) {
        if (study.isComplete()) {
            return "done";
        }
        return study.isRunning() ? "running" : "interrupted";
    }

    private static String line(StudyStatus study, String shown) {
        boolean canResume = !study.isComplete() && !study.isRunning();
        return "study " + (canResume ? "resume " : "status ") + StatementLine.quoted(shown);
    }
}
