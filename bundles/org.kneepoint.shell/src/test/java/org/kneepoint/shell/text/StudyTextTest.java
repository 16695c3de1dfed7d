// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Status;
import org.kneepoint.study.DetachedJobs;
import org.kneepoint.study.campaign.PointRange;
import org.kneepoint.study.campaign.StudyStatus;
import org.kneepoint.testkit.ErrorLine;

class StudyTextTest {
    @Test
    void theBoundOnTheTime() {
        String unknown = StudyText.cost(OptionalDouble.empty(), 1);
        String bound = StudyText.cost(OptionalDouble.of(2400), 2);
        assertTrue(bound.startsWith(unknown), bound);
        ErrorLine.names(bound, "40:00 min", "2");
    }

    private static StudyStatus status(int runs, Map<Status, Integer> others, String obstacle) {
        return status(runs, others, List.of(), List.of(), obstacle);
    }

    private static StudyStatus status(
            int runs,
            Map<Status, Integer> others,
            List<PointRange> missing,
            List<PointRange> running,
            String obstacle) {
        return new StudyStatus(
                EvaluationMethod.SIMULATION,
                Path.of("a/results.csv"),
                runs,
                8,
                runs,
                8,
                others,
                OptionalDouble.empty(),
                !running.isEmpty(),
                1,
                List.of(),
                true,
                List.of(),
                missing,
                running.size(),
                running,
                obstacle,
                DetachedJobs.NONE);
    }

    private static List<String> lines(StudyStatus status) {
        return StudyText.of(status, "a", "a/results.csv");
    }

    @Test
    void whatFailedIsDoneAgain() {
        List<String> part = lines(status(6, Map.of(Status.FAILED, 2), ""));
        ErrorLine.names(part.get(0), "a", "6 of 8");
        ErrorLine.names(part.get(1), "2", "failed");
        ErrorLine.names(part.get(2), "a/results.csv", "study resume a", "failed");
        List<String> all = lines(status(8, Map.of(), ""));
        assertEquals(2, all.size());
        ErrorLine.names(all.get(0), "8 of 8");
        ErrorLine.names(all.get(1), "complete", "a/results.csv");
    }

    @Test
    void rangesAreShownAsTheyAreTyped() {
        List<PointRange> missing =
                IntStream.rangeClosed(1, 22).mapToObj(i -> new PointRange(3 * i, 3 * i)).toList();
        List<PointRange> running = List.of(new PointRange(1, 2), new PointRange(70, 79));
        List<String> lines = lines(status(6, Map.of(), missing, running, ""));
        ErrorLine.names(lines.get(0), "6 of 8 runs", "running");
        assertEquals("  2 parts, running: points=1:2 points=70:79", lines.get(1));
        assertTrue(lines.get(2).startsWith("  missing: points=3 points=6 "), lines.get(2));
        assertTrue(lines.get(2).endsWith(" points=60 and 2 more ranges"), lines.get(2));
    }

    @Test
    void missingPlugIns() {
        List<String> all = lines(status(8, Map.of(), "unknown network 'b'"));
        ErrorLine.names(all.get(1), "unknown network 'b'");
        ErrorLine.names(all.get(2), "complete", "a/results.csv");
        String part = lines(status(6, Map.of(), "unknown")).get(2);
        ErrorLine.names(part, "a/results.csv");
        assertFalse(part.contains("resume"), part);
    }
}
