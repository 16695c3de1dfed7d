// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.study.format.JsonFormat;
import org.kneepoint.study.run.MethodCommand;

/**
 * The provenance of a study as JSON: evaluator, settings, bundles and machines. The journal has the
 * session of each run.
 */
final class ProvenanceFile {
    private static final JSON WRITER = JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT);

    private ProvenanceFile() {}

    /**
     * Returns the text.
     *
     * @param sessions in order
     * @param curves the curves so far
     */
    static String text(StudyPlan plan, List<SessionRecord> sessions, List<Curve> curves) {
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("study", List.of(plan.file().normalForm().split("\n")));
        file.put("plan", plan.hash());
        file.put(
                MethodCommand.of(plan.file().method()).evaluatorParameter(),
                plan.runs().plugIns().get(0).name());
        file.put("settings", JsonFormat.values(plan.constants()));
        file.put("varying", plan.varying());
        file.put("sessions", sessions.stream().map(ProvenanceFile::session).toList());
        List<Object> made = new ArrayList<>();
        curves.forEach(curve -> made.add(curve(curve)));
        file.put("curves", made);
        try {
            return WRITER.asString(file) + "\n";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Object> session(SessionRecord session) {
        Map<String, Object> entry = session.entry();
        entry.remove("plan");
        return entry;
    }

    private static Map<String, Object> curve(Curve curve) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("settings", JsonFormat.values(curve.commonSettings()));
        entry.put("points", curve.points().size());
        entry.put("provenance", curve.provenance().entries());
        return entry;
    }
}
