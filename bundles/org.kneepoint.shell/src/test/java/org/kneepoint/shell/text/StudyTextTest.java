// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Status;
import org.kneepoint.study.campaign.StudyStatus;

class StudyTextTest {
    /** The bound is no estimate, and is not told as one. */
    @Test
    void whatTheTimeIsNotKnownToBe() {
        assertEquals(
                "time: not known before the first runs are done; 40:00 min on 2 processors if every"
                        + " run took all of its limit",
                StudyText.cost(OptionalDouble.of(2400), 2));
        assertEquals(
                "time: not known before the first runs are done",
                StudyText.cost(OptionalDouble.empty(), 1));
    }

    private static StudyStatus standing(int runs, Map<Status, Integer> others, String obstacle) {
        return new StudyStatus(
                EvaluationMethod.SIMULATION,
                Path.of("a/results.csv"),
                runs,
                8,
                runs,
                8,
                others,
                OptionalDouble.empty(),
                false,
                1,
                List.of(),
                true,
                List.of(),
                obstacle);
    }

    private static List<String> told(StudyStatus status) {
        return StudyText.of(status, "a", "a/results.csv");
    }

    @Test
    void whatFailedIsDoneAgain() {
        assertEquals(
                List.of(
                        "a: 6 of 8 runs done, 6 of 8 points",
                        "  2 points failed",
                        "  so far: a/results.csv; study resume a goes on, and does again what failed"),
                told(standing(6, Map.of(Status.FAILED, 2), "")));
        assertEquals(
                List.of("a: 8 of 8 runs done, 8 of 8 points", "  complete: a/results.csv"),
                told(standing(8, Map.of(), "")));
    }

    @Test
    void whatIsMissingIsTold() {
        assertEquals(
                List.of(
                        "a: 8 of 8 runs done, 8 of 8 points",
                        "  read without plug-ins: unknown network 'b'",
                        "  complete: a/results.csv"),
                told(standing(8, Map.of(), "unknown network 'b'")));
        assertEquals("  so far: a/results.csv", told(standing(6, Map.of(), "unknown")).get(2));
    }
}
