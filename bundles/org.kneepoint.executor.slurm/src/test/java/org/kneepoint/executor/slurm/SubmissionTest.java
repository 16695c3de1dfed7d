// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.testkit.ErrorLine;

class SubmissionTest {
    @TempDir private Path folder;

    private Submission submission() throws IOException {
        return new WorkFolder(folder.resolve("slurm"))
                .begin(
                        List.of(List.of(0, 1, 2), List.of(3, 4, 5, 6, 7)),
                        Submission.Work.of(SamplePlan.of()));
    }

    private static void execute(Submission submission, int task, String instance)
            throws IOException {
        assertEquals(0, new PackTask(submission, task, instance).execute(SamplePlan.evaluation()));
    }

    @Test
    void itIsReadAsItWasWritten() throws IOException {
        Submission written = submission();
        Submission read = Submission.read(written.folder()).orElseThrow();
        assertEquals(written, read);
        assertEquals(Submission.Work.of(SamplePlan.of()), read.work());
        assertEquals(Optional.empty(), read.id());
        assertEquals(written.name(), read.shown());
        read.writeId("12");
        assertEquals("12", read.shown());
    }

    /** A task continues with what an instance before it has done, but for half a line. */
    @Test
    void aTaskContinues() throws IOException {
        Submission submission = submission();
        execute(submission, 1, "5.0");
        List<RunResult> whole = submission.found(1);
        assertEquals(List.of(0, 1, 2), whole.stream().map(RunResult::task).toList());
        List<String> lines = Files.readAllLines(submission.results(1));
        Files.delete(submission.results(1));
        Files.writeString(
                submission.partial(1, "5.0"), lines.get(0) + "\n" + lines.get(1).substring(9));
        assertEquals(List.of(0), submission.found(1).stream().map(RunResult::task).toList());
        execute(submission, 1, "5.1");
        assertEquals(withoutSeconds(whole), withoutSeconds(submission.found(1)));
        assertTrue(Files.notExists(submission.partial(1, "5.0")));
    }

    private static List<?> withoutSeconds(List<RunResult> results) {
        return results.stream()
                .flatMap(result -> result.points().stream())
                .map(point -> List.of(point.settings(), point.get(Quantities.LATENCY)))
                .toList();
    }

    /** A task with other bundles does nothing but say so. */
    @Test
    void otherBundlesAreRefused() throws IOException {
        RunPlan plan = SamplePlan.of();
        Map<String, String> origin = new TreeMap<>(plan.origin());
        origin.put("sha256", "0815");
        Submission.Work other = new Submission.Work(plan.requests(), origin, plan.tasks().size());
        Submission submission =
                new WorkFolder(folder.resolve("slurm")).begin(List.of(List.of(0)), other);
        assertEquals(1, new PackTask(submission, 1, "5.0").execute(SamplePlan.evaluation()));
        ErrorLine.names(Files.readString(submission.refusal(1)), "sha256", "0815");
        assertEquals(List.of(), submission.found(1));
    }
}
