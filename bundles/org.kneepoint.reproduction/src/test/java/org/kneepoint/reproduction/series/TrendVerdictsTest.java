// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.reproduction.ReproductionVerdict.CANNOT_BE_CHECKED;
import static org.kneepoint.reproduction.ReproductionVerdict.DOES_NOT_HOLD;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS;
import static org.kneepoint.reproduction.ReproductionVerdict.HOLDS_WITH_LIMITS;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.reproduction.ReproductionVerdict;

class TrendVerdictsTest {
    private static final FigureSeries UP = FigureSeriesTest.along(1, 1, 2, 2, 3, 3);
    private static final FigureSeries BENT = FigureSeriesTest.along(1, 1, 2, 3, 3, 2);

    private static FigureSeries uncertain(double halfWidth, double... values) {
        List<FigureSample> samples = new ArrayList<>();
        for (double value : values) {
            samples.add(new FigureSample(samples.size(), value, halfWidth));
        }
        return FigureSeries.of(samples);
    }

    @Test
    void exactFigures() {
        assertEquals(HOLDS, TrendVerdicts.rises(UP));
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.falls(UP));
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.peaks(UP));
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.rises(BENT));
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.falls(BENT));
        assertEquals(HOLDS, TrendVerdicts.peaks(BENT));
    }

    @Test
    void stepsWithinTheIntervalsAreNone() {
        assertEquals(HOLDS, TrendVerdicts.rises(uncertain(0.6, 1, 4, 3)));
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.rises(uncertain(0.4, 1, 4, 3)));
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.peaks(uncertain(0.6, 1, 4, 3)));
        assertEquals(HOLDS, TrendVerdicts.peaks(uncertain(0.4, 1, 4, 3)));
    }

    /** What never moves neither rises nor falls. */
    @Test
    void aLevelFigureHasNoTrend() {
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.rises(FigureSeriesTest.along(1, 2, 2, 2)));
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.falls(FigureSeriesTest.along(1, 2, 2, 2)));
    }

    @Test
    void oneFigureIsNotEnough() {
        assertEquals(CANNOT_BE_CHECKED, TrendVerdicts.rises(FigureSeriesTest.along(1, 1)));
        assertEquals(CANNOT_BE_CHECKED, TrendVerdicts.peaks(FigureSeriesTest.along(1, 1)));
    }

    @Test
    void aConditionNeedsAFigure() {
        assertEquals(HOLDS, TrendVerdicts.verdict(OptionalDouble.of(2), x -> x > 1));
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.verdict(OptionalDouble.of(1), x -> x > 1));
        assertEquals(CANNOT_BE_CHECKED, TrendVerdicts.verdict(OptionalDouble.empty(), x -> x > 1));
    }

    @Test
    void aComparisonNeedsBothFigures() {
        OptionalDouble one = OptionalDouble.of(1);
        OptionalDouble none = OptionalDouble.empty();
        assertEquals(HOLDS, TrendVerdicts.verdict(one, OptionalDouble.of(2), (x, y) -> x < y));
        assertEquals(DOES_NOT_HOLD, TrendVerdicts.verdict(one, one, (x, y) -> x < y));
        assertEquals(CANNOT_BE_CHECKED, TrendVerdicts.verdict(one, none, (x, y) -> true));
        assertEquals(CANNOT_BE_CHECKED, TrendVerdicts.verdict(none, one, (x, y) -> true));
    }

    @Test
    void whatOnlyOneOfBothShowsHoldsWithLimits() {
        assertEquals(HOLDS, ReproductionVerdict.ofBoth(HOLDS, HOLDS));
        assertEquals(HOLDS_WITH_LIMITS, ReproductionVerdict.ofBoth(HOLDS, DOES_NOT_HOLD));
        assertEquals(HOLDS_WITH_LIMITS, ReproductionVerdict.ofBoth(CANNOT_BE_CHECKED, HOLDS));
        assertEquals(DOES_NOT_HOLD, ReproductionVerdict.ofBoth(DOES_NOT_HOLD, CANNOT_BE_CHECKED));
        assertEquals(
                CANNOT_BE_CHECKED,
                ReproductionVerdict.ofBoth(CANNOT_BE_CHECKED, CANNOT_BE_CHECKED));
    }
}
