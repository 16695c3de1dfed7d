// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.CurveStyle;
import org.kneepoint.chart.style.CurveStyles;

/** Styles that curves share, and those that set them apart. */
class CurveStylesTest {
    private static List<Curve> curves(SampleCurves... curves) {
        return Stream.of(curves)
                .map(curve -> curve.sweep(0.1, 0.5, 3))
                .collect(Collectors.toList());
    }

    private static SampleCurves model(String network) {
        return SampleCurves.of(EvaluationMethod.MODEL, network).setting("length", "8");
    }

    private static SampleCurves simulation(String network) {
        return SampleCurves.of(EvaluationMethod.SIMULATION, network)
                .tool("flit")
                .setting("length", "8");
    }

    @Test
    void modelAndSimulationOfTheSameThingShareAStyle() {
        List<CurveStyle> styles =
                CurveStyles.of(
                        curves(
                                model("torus").setting("buffer", "4"),
                                model("torus").setting("buffer", "8"),
                                simulation("torus").setting("buffer", "4").setting("seed", "1"),
                                simulation("torus").setting("buffer", "8").setting("seed", "1")),
                        List.of());
        assertEquals(styles.get(0).colour(), styles.get(2).colour());
        assertEquals(styles.get(1).colour(), styles.get(3).colour());
        assertNotEquals(styles.get(0).colour(), styles.get(1).colour());
        assertEquals(List.of(0, 1, 0, 1), styles.stream().map(CurveStyle::style).toList());
    }

    @Test
    void twoModelsOfTheSameThingDoNotShareAStyle() {
        List<CurveStyle> styles =
                CurveStyles.of(
                        curves(
                                model("torus").tool("wormhole"),
                                model("torus"),
                                simulation("torus")),
                        List.of());
        assertEquals(List.of(0, 1, 2), styles.stream().map(CurveStyle::style).toList());
    }

    @Test
    void firstFiftySixStylesDiffer() {
        long different =
                Stream.iterate(0, n -> n + 1)
                        .limit(56)
                        .map(n -> List.of(ChartStyle.colour(n), ChartStyle.marker(n)))
                        .distinct()
                        .count();
        assertEquals(56, different);
    }
}
