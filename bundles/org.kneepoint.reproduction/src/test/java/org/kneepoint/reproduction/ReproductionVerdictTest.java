// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.reproduction.ReproductionVerdict.CANNOT_BE_CHECKED;
import static org.kneepoint.reproduction.ReproductionVerdict.DOES_NOT_HOLD;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS_WITH_LIMITS;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Explanation;

class ReproductionVerdictTest {
    private static ReproductionVerdict judged(double deviation, double uncertainty) {
        return new DeviationThresholds(0.05, 0.15).judge(OptionalDouble.of(deviation), uncertainty);
    }

    @Test
    void thresholdsAreInclusiveAndTakeTheSignAway() {
        assertEquals(HOLDS, judged(0.05, 0));
        assertEquals(HOLDS, judged(-0.05, 0));
        assertEquals(HOLDS_WITH_LIMITS, judged(0.0501, 0));
        assertEquals(HOLDS_WITH_LIMITS, judged(-0.15, 0));
        assertEquals(DOES_NOT_HOLD, judged(0.1501, 0));
    }

    @Test
    void whatTheIntervalExplainsIsNoDeviation() {
        assertEquals(HOLDS, judged(0.07, 0.02));
        assertEquals(HOLDS_WITH_LIMITS, judged(-0.16, 0.02));
        assertEquals(DOES_NOT_HOLD, judged(0.2, 0.02));
    }

    @Test
    void whatIsNotKnownCannotBeChecked() {
        assertEquals(
                CANNOT_BE_CHECKED, new DeviationThresholds(0, 0).judge(OptionalDouble.empty()));
        assertEquals(CANNOT_BE_CHECKED, judged(0.01, 0.16));
        assertEquals(HOLDS, judged(0.01, 0.15));
    }

    @Test
    void thresholdsAreInOrder() {
        assertThrows(IllegalArgumentException.class, () -> new DeviationThresholds(0.2, 0.1));
        assertThrows(
                IllegalArgumentException.class, () -> new DeviationThresholds(Double.NaN, 0.1));
    }

    @Test
    void partsMakeAWhole() {
        assertEquals(HOLDS, ReproductionVerdict.combined(List.of(HOLDS, HOLDS)));
        assertEquals(HOLDS, ReproductionVerdict.combined(List.of(CANNOT_BE_CHECKED, HOLDS)));
        assertEquals("", ReproductionVerdict.checkedCountText(List.of(CANNOT_BE_CHECKED, HOLDS)));
        assertEquals(
                HOLDS_WITH_LIMITS, ReproductionVerdict.combined(List.of(HOLDS, DOES_NOT_HOLD)));
        assertEquals(
                DOES_NOT_HOLD, ReproductionVerdict.combined(List.of(DOES_NOT_HOLD, DOES_NOT_HOLD)));
        assertEquals(
                DOES_NOT_HOLD,
                ReproductionVerdict.combined(List.of(DOES_NOT_HOLD, HOLDS, DOES_NOT_HOLD)));
        assertEquals(CANNOT_BE_CHECKED, ReproductionVerdict.combined(List.of(CANNOT_BE_CHECKED)));
        assertEquals(CANNOT_BE_CHECKED, ReproductionVerdict.combined(List.of()));
    }

    /** One part that holds says little of many. */
    @Test
    void aMajorityThatCannotBeCheckedLimitsTheWhole() {
        List<ReproductionVerdict> few = List.of(CANNOT_BE_CHECKED, HOLDS, CANNOT_BE_CHECKED);
        assertEquals(HOLDS_WITH_LIMITS, ReproductionVerdict.combined(few));
        String count = ReproductionVerdict.checkedCountText(few);
        assertTrue(count.contains("1 of 3"), count);
        PaperStatement claim = PaperStatement.of(Explanation.ofText("a"), few, "b");
        assertEquals(HOLDS_WITH_LIMITS, claim.verdict());
        assertEquals("b" + count, claim.reason());
        assertEquals(
                DOES_NOT_HOLD,
                ReproductionVerdict.combined(
                        List.of(CANNOT_BE_CHECKED, DOES_NOT_HOLD, CANNOT_BE_CHECKED)));
        assertEquals("", ReproductionVerdict.checkedCountText(List.of(CANNOT_BE_CHECKED)));
    }

    @Test
    void nothingIsConcludedFromNothing() {
        assertEquals(CANNOT_BE_CHECKED, ExperimentFindings.unchecked("so").verdict());
        assertEquals("so", ExperimentFindings.unchecked("so").reason());
    }
}
