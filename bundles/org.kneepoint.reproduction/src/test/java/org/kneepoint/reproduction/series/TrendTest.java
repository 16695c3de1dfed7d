// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.reproduction.Verdict.CANNOT_BE_CHECKED;
import static org.kneepoint.reproduction.Verdict.DOES_NOT_HOLD;
import static org.kneepoint.reproduction.Verdict.HOLDS;
import static org.kneepoint.reproduction.Verdict.HOLDS_WITH_LIMITS;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class TrendTest {
    private static final Series UP = SeriesTest.along(1, 1, 2, 2, 3, 3);
    private static final Series BENT = SeriesTest.along(1, 1, 2, 3, 3, 2);

    private static Series uncertain(double halfWidth, double... values) {
        List<Sample> samples = new ArrayList<>();
        for (double value : values) {
            samples.add(new Sample(samples.size(), value, halfWidth));
        }
        return Series.of(samples);
    }

    @Test
    void exactFigures() {
        assertEquals(HOLDS, Trend.rises(UP));
        assertEquals(DOES_NOT_HOLD, Trend.falls(UP));
        assertEquals(DOES_NOT_HOLD, Trend.peaks(UP));
        assertEquals(DOES_NOT_HOLD, Trend.rises(BENT));
        assertEquals(DOES_NOT_HOLD, Trend.falls(BENT));
        assertEquals(HOLDS, Trend.peaks(BENT));
    }

    @Test
    void stepsWithinTheIntervalsAreNone() {
        assertEquals(HOLDS, Trend.rises(uncertain(0.6, 1, 4, 3)));
        assertEquals(DOES_NOT_HOLD, Trend.rises(uncertain(0.4, 1, 4, 3)));
        assertEquals(DOES_NOT_HOLD, Trend.peaks(uncertain(0.6, 1, 4, 3)));
        assertEquals(HOLDS, Trend.peaks(uncertain(0.4, 1, 4, 3)));
    }

    /** What never moves neither rises nor falls. */
    @Test
    void aLevelFigureHasNoTrend() {
        assertEquals(DOES_NOT_HOLD, Trend.rises(SeriesTest.along(1, 2, 2, 2)));
        assertEquals(DOES_NOT_HOLD, Trend.falls(SeriesTest.along(1, 2, 2, 2)));
    }

    @Test
    void oneFigureIsNotEnough() {
        assertEquals(CANNOT_BE_CHECKED, Trend.rises(SeriesTest.along(1, 1)));
        assertEquals(CANNOT_BE_CHECKED, Trend.peaks(SeriesTest.along(1, 1)));
    }

    @Test
    void aConditionNeedsAFigure() {
        assertEquals(HOLDS, Trend.holds(OptionalDouble.of(2), x -> x > 1));
        assertEquals(DOES_NOT_HOLD, Trend.holds(OptionalDouble.of(1), x -> x > 1));
        assertEquals(CANNOT_BE_CHECKED, Trend.holds(OptionalDouble.empty(), x -> x > 1));
    }

    @Test
    void aComparisonNeedsBothFigures() {
        OptionalDouble one = OptionalDouble.of(1);
        OptionalDouble none = OptionalDouble.empty();
        assertEquals(HOLDS, Trend.holds(one, OptionalDouble.of(2), (x, y) -> x < y));
        assertEquals(DOES_NOT_HOLD, Trend.holds(one, one, (x, y) -> x < y));
        assertEquals(CANNOT_BE_CHECKED, Trend.holds(one, none, (x, y) -> true));
        assertEquals(CANNOT_BE_CHECKED, Trend.holds(none, one, (x, y) -> true));
    }

    @Test
    void whatOnlyOneOfBothShowsHoldsWithLimits() {
        assertEquals(HOLDS, Judgement.both(HOLDS, HOLDS));
        assertEquals(HOLDS_WITH_LIMITS, Judgement.both(HOLDS, DOES_NOT_HOLD));
        assertEquals(HOLDS_WITH_LIMITS, Judgement.both(CANNOT_BE_CHECKED, HOLDS));
        assertEquals(DOES_NOT_HOLD, Judgement.both(DOES_NOT_HOLD, CANNOT_BE_CHECKED));
        assertEquals(CANNOT_BE_CHECKED, Judgement.both(CANNOT_BE_CHECKED, CANNOT_BE_CHECKED));
    }
}
