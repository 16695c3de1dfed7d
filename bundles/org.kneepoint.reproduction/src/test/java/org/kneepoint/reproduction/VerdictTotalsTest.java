// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.reproduction.ReproductionVerdict.CANNOT_BE_CHECKED;
import static org.kneepoint.reproduction.ReproductionVerdict.DOES_NOT_HOLD;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS_WITH_LIMITS;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantities;

class VerdictTotalsTest {
    private static final DeviationThresholds CLOSE = new DeviationThresholds(0.05, 0.15);

    private final List<ComparisonRow> rows = new ArrayList<>();
    private final List<PaperStatement> claims = new ArrayList<>();

    /** Adds figures that deviate by so much. */
    private VerdictTotalsTest figures(int count, double deviation) {
        for (int i = 0; i < count; i++) {
            rows.add(
                    ComparisonRow.of("a")
                            .published(1)
                            .simulated(OptionalDouble.of(1 + deviation), OptionalDouble.of(0))
                            .judged(CLOSE));
        }
        return this;
    }

    private VerdictTotalsTest statements(ReproductionVerdict... verdicts) {
        for (ReproductionVerdict verdict : verdicts) {
            claims.add(new PaperStatement(Explanation.ofText("a"), verdict, "b"));
        }
        return this;
    }

    private VerdictTotals totals() {
        return VerdictTotals.of(
                List.of(new ComparisonSection("a", Quantities.LATENCY, "b", rows)), claims);
    }

    private ReproductionVerdict verdict() {
        return totals().verdict();
    }

    @Test
    void nineInTenFiguresWithinTenPerCentHold() {
        assertEquals(HOLDS, figures(9, 0.0999).figures(1, -0.4).statements(HOLDS).verdict());
        assertEquals(HOLDS_WITH_LIMITS, figures(1, 0.2).verdict());
        VerdictTotals totals = totals();
        assertEquals(11, totals.published().count());
        assertEquals(0.2, totals.published().ninetiethPercentile().orElseThrow(), 1e-12);
        assertEquals(0.4, totals.published().largest().orElseThrow(), 1e-12);
        assertTrue(totals.text().contains("11") && totals.text().contains("20 %"), totals.text());
    }

    /** Deviations of 1 % and of 155 % must differ in the text. */
    @Test
    void whatIsFarOffDoesNotHold() {
        assertEquals(
                HOLDS_WITH_LIMITS,
                figures(19, 0.01).figures(1, 0.99).statements(HOLDS_WITH_LIMITS).verdict());
        assertEquals(DOES_NOT_HOLD, figures(1, 1.55).verdict());
        assertEquals(
                DOES_NOT_HOLD, new VerdictTotalsTest().figures(8, 0).figures(2, -0.51).verdict());
        assertEquals(
                HOLDS_WITH_LIMITS,
                new VerdictTotalsTest().figures(8, 0).figures(2, -0.5).verdict());
    }

    @Test
    void theMajorityOfStatementsDecides() {
        assertEquals(HOLDS, new VerdictTotalsTest().statements(HOLDS, HOLDS).verdict());
        assertEquals(HOLDS_WITH_LIMITS, statements(HOLDS, DOES_NOT_HOLD).verdict());
        assertEquals(DOES_NOT_HOLD, statements(DOES_NOT_HOLD, CANNOT_BE_CHECKED).verdict());
        assertEquals(1, totals().statements(HOLDS));
        assertEquals(2, totals().statements(DOES_NOT_HOLD));
        assertEquals("", totals().published().text());
    }

    @Test
    void whatIsHardlyCheckedHoldsWithLimitsAtBest() {
        assertEquals(CANNOT_BE_CHECKED, verdict());
        assertEquals("", totals().text());
        assertEquals(CANNOT_BE_CHECKED, statements(CANNOT_BE_CHECKED).verdict());
        assertEquals(HOLDS, statements(HOLDS).verdict());
        assertEquals(HOLDS_WITH_LIMITS, statements(CANNOT_BE_CHECKED).verdict());
    }

    /** A published figure beside which there is none of ours is as far off as can be. */
    @Test
    void missingFiguresCount() {
        figures(9, 0);
        rows.add(ComparisonRow.of("a").published(1).verdict(DOES_NOT_HOLD));
        assertEquals(10, totals().published().count());
        assertEquals(HOLDS, verdict());
        rows.add(ComparisonRow.of("a").published(1).verdict(DOES_NOT_HOLD));
        assertEquals(DOES_NOT_HOLD, verdict());
        assertEquals(2, totals().published().missing());
        assertTrue(totals().published().ninetiethPercentile().isEmpty());
        rows.add(ComparisonRow.of("a").published(1));
        assertEquals(11, totals().published().count(), "what cannot be checked does not count");
    }

    /** A paper may be right that its model is off; where it says nothing of it, nothing fails. */
    @Test
    void theModelBesideTheSimulationIsNotJudged() {
        ComparisonRow apart =
                ComparisonRow.of("a")
                        .model(OptionalDouble.of(3))
                        .simulated(OptionalDouble.of(1), OptionalDouble.of(0.1))
                        .judged(CLOSE);
        rows.add(apart);
        assertEquals("apart", apart.verdictText());
        assertEquals("holds", apart.verdict(HOLDS).verdictText(), "judged by something else");
        assertEquals("does not hold", apart.published(9).judged(CLOSE).verdictText());
        assertEquals(HOLDS, statements(HOLDS).verdict());
        assertEquals(1, totals().modelled().count());
        assertEquals(1.9, totals().modelled().largest().orElseThrow(), 1e-12);
        assertEquals(0, totals().published().count());
    }

    @Test
    void theIntervalIsLeftOut() {
        ComparisonRow row =
                ComparisonRow.of("a")
                        .published(10)
                        .simulated(OptionalDouble.of(12), OptionalDouble.of(1.5));
        assertEquals(0.05, row.excess().orElseThrow(), 1e-12);
        ComparisonRow within = row.simulated(OptionalDouble.of(11), OptionalDouble.of(1.5));
        assertEquals(0, within.excess().orElseThrow());
        assertTrue(ComparisonRow.of("a").excess().isEmpty());
    }
}
