// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.run.PointListener;

class StudyHandlerTest {
    @TempDir private Path folder;

    private final StudyService studies =
            new StudyService(new EvaluationService(SmallCatalogue.of()));
    private final StudyHandler handler = new StudyHandler(studies);

    private Map<String, Object> show(String path) throws Exception {
        return FakeWorkspace.object(
                handler.show(new FakeWorkspace(folder).call(Map.of(), Map.of("path", path))));
    }

    @Test
    void aStudyHasProgressAndCurves() throws Exception {
        Path file = folder.resolve("a.study");
        Files.writeString(file, "solve torus\nradix = 4\nload = 0.1,0.2,1.9\n");
        studies.run(
                studies.plan(file, "a.study"),
                folder.resolve("a.results"),
                "a.results",
                false,
                line -> {},
                Progress.NONE,
                PointListener.NONE);
        Map<String, Object> study = show("a.results");
        assertEquals("done", study.get("status"));
        assertEquals("model", study.get("method"));
        assertEquals(Map.of("done", 3, "all", 3), study.get("runs"));
        assertEquals(Map.of("done", 3, "all", 3, "failed", 0), study.get("points"));
        assertEquals(Map.of("saturated", 1), study.get("statuses"));
        assertEquals("study status a.results", study.get("line"));
        Map<String, Object> curve = FakeWorkspace.list(study, "curves").get(0);
        assertEquals(3, FakeWorkspace.list(curve, "points").size());
    }

    @Test
    void whatIsNoStudyIsRefused() throws Exception {
        Files.createDirectory(folder.resolve("empty"));
        for (String path : List.of("", "empty", "missing", "..")) {
            assertThrows(BadInput.class, () -> show(path));
        }
    }
}
