// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.reproduction.ReproductionVerdict.CANNOT_BE_CHECKED;
import static org.kneepoint.reproduction.ReproductionVerdict.DOES_NOT_HOLD;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS_WITH_LIMITS;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.DeviationThresholds;

class ModelAgreementTest {
    private static final FigureSeries SIMULATION =
            FigureSeriesTest.along(1, 10, 2, 10, 3, 10, 4, 10, 5, 0);

    private static ModelAgreement model(double... values) {
        return ModelAgreement.of(
                FigureSeriesTest.along(
                        1, values[0], 2, values[1], 3, values[2], 4, values[3], 5, 1, 9, 1),
                SIMULATION);
    }

    @Test
    void countsPlacesWithinALimit() {
        assertEquals(HOLDS, model(10.5, 9.5, 10, 10).within(0.05001));
        assertEquals(HOLDS_WITH_LIMITS, model(11, 9.5, 10, 10).within(0.05001));
        assertEquals(DOES_NOT_HOLD, model(11, 9, 10, 10).within(0.05001));
        assertEquals(HOLDS_WITH_LIMITS, model(15, 9.5, 10, 10).within(0.05001));
        assertEquals(DOES_NOT_HOLD, model(15.1, 9.5, 10, 10).within(0.05001), "far off");
        assertEquals(
                CANNOT_BE_CHECKED,
                ModelAgreement.of(SIMULATION, FigureSeriesTest.along()).within(1));
    }

    @Test
    void judgesTheSign() {
        assertEquals(HOLDS, model(9, 9, 9, 9).modelBelow());
        assertEquals(HOLDS_WITH_LIMITS, model(9, 9, 9, 10).modelBelow());
        assertEquals(DOES_NOT_HOLD, model(9, 9, 9, 9).modelAbove());
        assertEquals(HOLDS, model(11, 11, 11, 11).modelAbove());
    }

    @Test
    void theIntervalIsLeftOut() {
        FigureSeries simulation = FigureSeries.of(List.of(new FigureSample(1, 10, 1)));
        ModelAgreement agreement = ModelAgreement.of(FigureSeriesTest.along(1, 11.4), simulation);
        assertEquals(HOLDS, agreement.within(0.05));
        assertEquals(HOLDS, agreement.modelAbove());
        assertEquals(
                DOES_NOT_HOLD,
                ModelAgreement.of(FigureSeriesTest.along(1, 10.9), simulation).modelAbove());
    }

    /** Where the simulation has 0 there is no relative deviation. */
    @Test
    void reportsTheWorst() {
        ModelAgreement agreement = model(10.5, 8, 10, 10);
        assertEquals(4, agreement.deviations().size());
        assertEquals(2, agreement.worst().orElseThrow().x());
        assertEquals(-0.2, agreement.worst().orElseThrow().relative(), 1e-12);
        assertTrue(agreement.text(0.07).contains("3 of 4"), agreement.text(0.07));
    }

    @Test
    void rowsOfBoth() {
        FigureSeries model = FigureSeriesTest.along(1, 10.5, 2, 8);
        List<ComparisonRow> rows =
                ModelAgreementRows.rows(
                        "load ",
                        model,
                        SIMULATION.between(1, 2),
                        new DeviationThresholds(0.07, 0.1));
        assertEquals("load 1", rows.get(0).label());
        assertEquals(HOLDS, rows.get(0).verdict());
        assertEquals(DOES_NOT_HOLD, rows.get(1).verdict());
        assertTrue(rows.get(1).interval().isEmpty());
        ComparisonRow worst = ModelAgreementRows.worst("load ", model, SIMULATION, 0.07);
        assertEquals("load 2", worst.label());
        assertTrue(worst.note().contains("1 of 2"), worst.note());
        assertEquals(
                CANNOT_BE_CHECKED,
                ModelAgreementRows.worst("", model, FigureSeriesTest.along(), 0.07).verdict());
    }
}
