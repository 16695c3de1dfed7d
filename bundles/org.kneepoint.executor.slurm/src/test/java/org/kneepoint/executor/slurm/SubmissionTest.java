// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.format.FolderTree;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.testkit.ErrorLine;

class SubmissionTest {
    @TempDir private Path folder;

    /** Two packs; a task executes one, or both. */
    private Submission submission(double seconds) throws IOException {
        return new WorkFolder(folder.resolve("slurm"))
                .begin(
                        List.of(List.of(0, 1, 2), List.of(3, 4, 5, 6, 7)),
                        seconds,
                        PortablePlan.of(SamplePlan.of()));
    }

    private static List<Integer> runs(Submission submission, int pack) throws IOException {
        return submission.found(pack).stream().map(RunResult::task).toList();
    }

    private static void execute(Submission submission, int task, String instance)
            throws IOException {
        assertEquals(0, new PackTask(submission, task, instance).execute(SamplePlan.evaluation()));
    }

    @Test
    void itIsReadAsItWasWritten() throws IOException {
        Submission written = submission(300);
        Submission read = Submission.read(written.folder()).orElseThrow();
        assertEquals(written, read);
        assertEquals(PortablePlan.of(SamplePlan.of()), read.plan());
        assertEquals(Optional.empty(), read.id());
        assertEquals(written.name(), read.shown());
        read.writeId("12");
        assertEquals("12", read.shown());
    }

    /** A task continues with what an instance before it has done, but for half a line. */
    @Test
    void aTaskContinues() throws IOException {
        Submission submission = submission(0);
        execute(submission, 1, "5.0");
        List<RunResult> whole = submission.found(1);
        assertEquals(List.of(0, 1, 2), runs(submission, 1));
        assertEquals(List.of(), runs(submission, 2));
        List<String> lines = Files.readAllLines(submission.results(1));
        Files.delete(submission.results(1));
        Files.writeString(
                submission.partial(1, "5.0"), lines.get(0) + "\n" + lines.get(1).substring(9));
        assertEquals(List.of(0), runs(submission, 1));
        execute(submission, 1, "5.1");
        assertEquals(withoutSeconds(whole), withoutSeconds(submission.found(1)));
        assertTrue(Files.notExists(submission.partial(1, "5.0")));
        assertEquals(List.of(), runs(submission, 2), "it has executed its pack");
    }

    /** What another task has taken and not done is left to those who know whether it is alive. */
    @Test
    void aTaskTakesWhatNoOtherHasTaken() throws IOException {
        Submission submission = submission(300);
        assertEquals(OptionalInt.of(1), submission.take(1, 7));
        execute(submission, 2, "5.0");
        assertEquals(List.of(), runs(submission, 1));
        assertEquals(List.of(3, 4, 5, 6, 7), runs(submission, 2));
        assertEquals(OptionalInt.of(2), submission.taker(2));
        assertEquals(OptionalInt.empty(), submission.take(1, 3));
        execute(submission, 7, "5.1");
        assertEquals(List.of(0, 1, 2), runs(submission, 1));
    }

    @Test
    void aTaskWithTimeTakesAllPacks() throws IOException {
        Submission submission = submission(300);
        execute(submission, 2, "5.0");
        assertEquals(List.of(1, 2), submission.taken());
        assertEquals(8, runs(submission, 1).size() + runs(submission, 2).size());
    }

    /** A pack is lost with the task that has taken it, others only if there is no task. */
    @Test
    void aPackIsLostWithItsTask() throws IOException {
        Submission submission = submission(300);
        OpenJob job = OpenJob.of(submission);
        submission.take(1, 1);
        QueuedTask alive = QueuedTask.of(submission.name() + "|5|2|RUNNING|n1|None").orElseThrow();
        QueuedTask dead =
                QueuedTask.of(submission.name() + "|5|1|FAILED|n2|NodeDown").orElseThrow();
        assertEquals(Set.of(1), job.lost(List.of(dead, alive), 0));
        assertEquals(
                "task 5_1 of Slurm has ended without its results (FAILED, NodeDown, node n2)",
                job.reason(1));
        Files.writeString(
                submission.folder().resolve("1.out"),
                "out of\033[31m memory\n".repeat(100) + "#\n",
                StandardCharsets.ISO_8859_1);
        assertEquals(
                "task 5_1 of Slurm has ended without its results (FAILED, NodeDown, node n2):"
                        + " out of [31m memory",
                job.reason(1));
        Files.delete(submission.folder().resolve("1.out"));
        assertEquals(Set.of(), job.lost(List.of(dead, alive), 0));
        assertEquals(Set.of(2), job.lost(List.of(dead), 0));
        assertEquals(
                "task 5_1 of Slurm has ended without its results (FAILED, NodeDown, node n2)",
                job.reason(2));
    }

    private static List<?> withoutSeconds(List<RunResult> results) {
        return results.stream()
                .flatMap(result -> result.points().stream())
                .map(point -> List.of(point.settings(), point.get(Quantities.LATENCY)))
                .toList();
    }

    /** The reader has opened the first of two partial files when the pack is done. */
    @Test
    void aPackThatIsDoneWhileItIsReadIsFound() throws Exception {
        Submission submission = submission(0);
        execute(submission, 1, "5.0");
        Path done = submission.results(1);
        Path aside = Files.move(done, folder.resolve("aside"));
        Path pipe = submission.partial(1, "5.0");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        Path partial = Files.copy(aside, submission.partial(1, "5.1"));
        FutureTask<List<Integer>> found = new FutureTask<>(() -> runs(submission, 1));
        new Thread(found).start();
        // opens when the reader does, which then waits for its end
        try (OutputStream end = Files.newOutputStream(pipe)) {
            Files.move(aside, done);
            Files.delete(partial);
        }
        assertEquals(List.of(0, 1, 2), found.get());
    }

    /** A task with other bundles does nothing but say so. */
    @Test
    void otherBundlesAreRefused() throws IOException {
        RunPlan plan = SamplePlan.of();
        Map<String, String> origin = new TreeMap<>(plan.origin());
        origin.put("sha256", "0815");
        PortablePlan other = new PortablePlan(plan.requests(), origin, plan.tasks().size());
        Submission submission =
                new WorkFolder(folder.resolve("slurm")).begin(List.of(List.of(0)), 0, other);
        assertEquals(1, new PackTask(submission, 1, "5.0").execute(SamplePlan.evaluation()));
        ErrorLine.names(Files.readString(submission.refusal(1)), "sha256", "0815");
        assertEquals(List.of(), submission.found(1));
    }

    /**
     * Slurm ends a task by a signal at its time limit; all runs but the first are still running.
     */
    @Test
    void aTaskSaysThatItWasEnded() throws IOException {
        Submission submission = submission(0);
        File first = submission.partial(1, "5.0").toFile();
        Thread task = Thread.currentThread();
        EvaluationService evaluation =
                SamplePlan.evaluation(
                        (load, progress) -> {
                            while (load > 0.1 && !progress.isCancelled()) {
                                if (first.length() > 0) {
                                    task.interrupt();
                                }
                            }
                        });
        PrintStream usual = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            assertEquals(1, new PackTask(submission, 1, "5.0").execute(evaluation));
        } finally {
            System.setErr(usual);
        }
        assertTrue(Thread.interrupted());
        assertEquals(
                "ended by a signal, 1 of 3 runs of pack 1 done; task_minutes= allows more",
                printed.toString(StandardCharsets.UTF_8).strip());
        assertEquals(List.of(0), runs(submission, 1));
    }

    /** What an evaluator finds when it evaluates is for the user, as that of a plan. */
    @Test
    void aRunIsRefused() throws IOException {
        Submission submission = submission(0);
        EvaluationService evaluation =
                SamplePlan.evaluation(
                        (load, progress) -> {
                            throw BadInput.of("load", load, " is refused");
                        });
        assertEquals(1, new PackTask(submission, 1, "5.0").execute(evaluation));
        ErrorLine.names(Files.readString(submission.refusal(1)), "load=0.1", "refused");
    }

    /** A task that a node executes too long does not write into the folder of another study. */
    @Test
    void aTaskThatOutlivesItsStudyWritesNowhere() throws IOException {
        Submission old = submission(300);
        FolderTree.delete(folder.resolve("slurm"));
        Submission anew = submission(300);
        PackTask late = new PackTask(old, 1, "5.0");
        assertThrows(IOException.class, () -> late.execute(SamplePlan.evaluation()));
        assertEquals(List.of(), anew.taken());
        assertEquals(List.of(), runs(anew, 1));
        assertEquals(List.of(anew), new WorkFolder(folder.resolve("slurm")).submissions());
    }

    @Test
    void whatIsDamagedIsNamedOrIgnored() throws IOException {
        Submission submission = submission(300);
        Files.writeString(submission.folder().resolve("1.taken"), "?\n");
        Files.writeString(submission.folder().resolve("x.taken"), "1\n");
        Files.createDirectory(folder.resolve("slurm/99999999999"));
        assertEquals(OptionalInt.empty(), submission.taker(1));
        assertEquals(List.of(1), submission.taken());
        WorkFolder work = new WorkFolder(folder.resolve("slurm"));
        assertEquals(List.of(submission), work.submissions());
        Path job = submission.folder().resolve("job.json");
        for (String damage : List.of("{}", "{", "")) {
            Files.writeString(job, damage);
            FileSystemException e = assertThrows(FileSystemException.class, work::submissions);
            assertEquals(job + ": is damaged", e.getMessage());
        }
    }
}
