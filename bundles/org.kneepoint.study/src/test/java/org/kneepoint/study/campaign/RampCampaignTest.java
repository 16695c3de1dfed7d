// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.BareTopology;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.study.run.RunRequest;

/** Studies whose runs are ramps. */
@Timeout(60)
class RampCampaignTest {
    private static final int RUNS = 2 * 3;

    @TempDir private Path folder;
    private StudyFixture bench;

    @BeforeEach
    void study() throws IOException {
        bench = new StudyFixture(folder);
        bench.write("a.study", "ramp ring\nvcs = 1,2\nreplications = 3\nseed = 7\n");
    }

    /** The curves of the command ramp, without a journal. */
    @Test
    void theCurvesAreThoseOfTheCommand() throws IOException {
        StudyStatus done = bench.run("a.study", "a", bench.never());
        assertTrue(done.isComplete());
        assertEquals(EvaluationMethod.RAMP, done.method());
        assertEquals(RUNS, done.curves().size());
        EvaluationService evaluation =
                new EvaluationService(
                        BareTopology.catalogue("ring", new CountingEvaluator().simulator()));
        Map<String, String> settings = Map.of("vcs", "1,2", "replications", "3", "seed", "7");
        List<Curve> curves =
                evaluation.evaluate(
                        RunRequest.of(EvaluationMethod.RAMP, "ring", settings), Progress.NONE);
        assertEquals(CsvCodec.write(CurveTable.of(curves)), bench.read("a/results.csv"));
        assertEquals(
                curves.get(0).provenance().entries().keySet(),
                done.curves().get(0).provenance().entries().keySet());
    }

    /** After whichever run it is stopped: what is missing is done, and the file is the same. */
    @Test
    void nothingIsLostAndNothingIsDoneTwice() throws IOException {
        bench.run("a.study", "whole", bench.never());
        for (int part = 1; part < RUNS; part++) {
            StudyFixture stopped = new StudyFixture(folder);
            String target = "part" + part;
            StudyStatus status = stopped.run("a.study", target, stopped.after(part, RUNS));
            assertFalse(status.isComplete());
            assertEquals(part, status.runs());
            assertEquals(part, status.curves().size());
            assertTrue(stopped.resume("a.study", target, stopped.never()).isComplete());
            assertEquals(RUNS, stopped.counter.runs.size());
            assertEquals(RUNS, new HashSet<>(stopped.counter.runs).size());
            assertEquals(bench.read("whole/results.csv"), stopped.read(target + "/results.csv"));
        }
    }

    @Test
    void aLineThatIsNotWholeIsARunThatIsMissing() throws IOException {
        bench.run("a.study", "a", bench.never());
        String whole = bench.read("a/results.csv");
        byte[] journal = Files.readAllBytes(bench.path("a/journal"));
        Files.write(bench.path("a/journal"), Arrays.copyOf(journal, journal.length - 1));
        assertEquals(RUNS - 1, bench.status("a").runs());
        bench.counter.runs.clear();
        assertTrue(bench.resume("a.study", "a", bench.never()).isComplete());
        assertEquals(1, bench.counter.runs.size());
        assertEquals(whole, bench.read("a/results.csv"));
    }

    @Test
    void aPlanHasTheSeedOfEachRamp() throws IOException {
        StudyPlan plan = bench.plan("a.study");
        assertEquals(RUNS, plan.runs().tasks().size());
        assertEquals(RUNS, plan.runs().curves());
        assertEquals(List.of("1", "2"), plan.varying().get("vcs"));
        assertEquals(3, plan.varying().get("seed").size());
        assertEquals("7", plan.varying().get("seed").get(0));
        assertTrue(plan.runs().cost().seconds(2).isEmpty());
    }
}
