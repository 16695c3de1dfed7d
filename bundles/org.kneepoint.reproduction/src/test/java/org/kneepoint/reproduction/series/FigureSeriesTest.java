// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.reproduction.PercentText;

class FigureSeriesTest {
    private static final double ULP = 1e-12;

    private final FigureSeries series = along(0, 4, 3, 1, 1, 2, 2, 8);

    /** Places and values by turns, all exact. */
    static FigureSeries along(double... placesAndValues) {
        List<FigureSample> samples = new ArrayList<>();
        for (int i = 0; i < placesAndValues.length; i += 2) {
            samples.add(new FigureSample(placesAndValues[i], placesAndValues[i + 1], 0));
        }
        return FigureSeries.of(samples);
    }

    private static Point point(double load, Status status, double latency) {
        return Point.of(Map.of("buffer", "4"))
                .with(Quantities.LOAD, load)
                .with(Quantities.LATENCY, latency)
                .with(Quantities.LATENCY_CI95, 0.5)
                .status(status, status == Status.OK ? "" : "why")
                .build();
    }

    @Test
    void takesSteadyPointsOnly() {
        Curve curve =
                Curve.of(EvaluationMethod.MODEL, "net", "tool", Quantities.LOAD)
                        .add(point(0.1, Status.OK, 5))
                        .add(point(0.2, Status.LIMIT, 6))
                        .add(point(0.3, Status.OK, Double.NaN))
                        .build();
        assertEquals(
                List.of(new FigureSample(0.1, 5, 0.5)),
                FigureSeries.of(curve, Quantities.LATENCY).samples());
        assertEquals("no figures", FigureSeries.of(curve, Quantities.LOSS).text());
    }

    @Test
    void isInTheOrderOfTheAxis() {
        assertEquals("4, 2, 8, 1", series.text());
    }

    @Test
    void findsValuesByPlace() {
        assertEquals(OptionalDouble.of(8), series.valueAt(2 + 1e-12));
        assertTrue(series.valueAt(2.1).isEmpty());
        assertEquals(OptionalDouble.of(0.25), series.ratio(1, 2));
        assertTrue(series.ratio(1, 7).isEmpty());
        assertTrue(FigureSeries.ratio(OptionalDouble.of(1), OptionalDouble.of(0)).isEmpty());
    }

    @Test
    void boundsAreIncluded() {
        assertEquals("2, 8", series.between(1, 2).text());
    }

    @Test
    void extremesAndSpread() {
        assertEquals(2, series.highest().orElseThrow().x());
        assertEquals(3, series.lowest().orElseThrow().x());
        assertEquals(7, series.spread().orElseThrow(), ULP);
        assertTrue(along(1, 1).spread().isEmpty());
        assertTrue(along().highest().isEmpty());
    }

    @Test
    void reachesALevelOnAStraightLine() {
        assertEquals(OptionalDouble.of(0), series.firstReaching(4));
        assertEquals(1.5, series.firstReaching(5).orElseThrow(), ULP);
        assertTrue(series.firstReaching(9).isEmpty());
    }

    @Test
    void aFamilyIsDistinguishedBySettings() {
        Curve curve =
                Curve.of(EvaluationMethod.MODEL, "net", "tool", Quantities.LOAD)
                        .add(point(0.1, Status.OK, 5))
                        .build();
        CurveFamily family = CurveFamily.of(List.of(curve));
        assertEquals("5", family.with("buffer", "4").series(Quantities.LATENCY).text());
        CurveFamily none = family.with("buffer", "8");
        assertThrows(IllegalArgumentException.class, () -> none.series(Quantities.LATENCY));
    }

    @Test
    void fractionsAsText() {
        assertEquals("+11.4 %", PercentText.signed(0.11449));
        assertEquals("-7 %", PercentText.signed(-0.07));
        assertEquals("+50 %", PercentText.signedRatio(OptionalDouble.of(1.5)));
        assertEquals("no figure", PercentText.signed(OptionalDouble.empty()));
        assertEquals("no figure", PercentText.signedRatio(OptionalDouble.empty()));
        assertEquals("0.123", PercentText.number(OptionalDouble.of(0.12345)));
    }
}
