// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.view.Differences;

/** Labels and shared styles of curves. */
class DifferencesTest {
    private static List<String> labels(SampleCurves... curves) {
        return Differences.of(curves(curves)).labels();
    }

    private static List<Curve> curves(SampleCurves... curves) {
        return Stream.of(curves)
                .map(curve -> curve.sweep(0.1, 0.5, 3))
                .collect(Collectors.toList());
    }

    private static SampleCurves model(String network) {
        return SampleCurves.of(Method.MODEL, network).word("length", "8");
    }

    private static SampleCurves simulation(String network) {
        return SampleCurves.of(Method.SIMULATION, network).tool("flit").word("length", "8");
    }

    @Test
    void oneCurveIsToldByNetworkAndMethod() {
        assertEquals(List.of("torus, model"), labels(model("torus")));
    }

    @Test
    void methodAloneDiffers() {
        assertEquals(
                List.of("model", "simulation"),
                labels(model("torus"), simulation("torus").word("seed", "1")));
    }

    @Test
    void networkAndMethodDiffer() {
        assertEquals(
                List.of("torus, model", "mesh, simulation"),
                labels(model("torus"), simulation("mesh")));
    }

    @Test
    void differingWordIsNamedAndSharedOneIsNot() {
        assertEquals(
                List.of("buffer=4", "buffer=8"),
                labels(model("torus").word("buffer", "4"), model("torus").word("buffer", "8")));
    }

    @Test
    void wordThatOnlyOneOfTwoModelsHasIsNamed() {
        assertEquals(
                List.of("torus, model", "hotspot=0.1"),
                labels(model("torus"), model("torus").word("hotspot", "0.1")));
    }

    @Test
    void wordsThatComeAndGoWithAnotherAreNotNamed() {
        SampleCurves uniform = simulation("torus").word("pattern", "uniform").word("hotspot", "0");
        SampleCurves transpose = simulation("torus").word("pattern", "transpose");
        SampleCurves hotspot = simulation("torus").word("pattern", "hot").word("hotspot", "0.1");
        SampleCurves hotter = simulation("torus").word("pattern", "hot").word("hotspot", "0.2");
        assertEquals(
                List.of("pattern=uniform", "pattern=transpose", "pattern=hot"),
                labels(uniform, transpose, hotspot));
        assertEquals(
                List.of(
                        "pattern=transpose",
                        "pattern=hot, hotspot=0.1",
                        "pattern=hot, hotspot=0.2"),
                labels(transpose, hotspot, hotter));
    }

    @Test
    void seedsOfSimulationsDoNotBurdenTheModel() {
        assertEquals(
                List.of("model", "simulation, seed=1", "simulation, seed=2"),
                labels(
                        model("torus"),
                        simulation("torus").word("seed", "1"),
                        simulation("torus").word("seed", "2")));
    }

    @Test
    void toolIsNamedOnlyIfMethodAndNetworkDoNotTellIt() {
        assertEquals(
                List.of("wormhole", "mm1"),
                labels(model("torus").tool("wormhole"), model("torus")));
    }

    @Test
    void sameCurvesAreNumbered() {
        assertEquals(
                List.of("torus, model #1", "torus, model #2"),
                labels(model("torus"), model("torus")));
    }

    @Test
    void modelAndSimulationOfTheSameThingShareAStyle() {
        List<Look> looks =
                Looks.of(
                        curves(
                                model("torus").word("buffer", "4"),
                                model("torus").word("buffer", "8"),
                                simulation("torus").word("buffer", "4").word("seed", "1"),
                                simulation("torus").word("buffer", "8").word("seed", "1")));
        assertEquals(looks.get(0).colour(), looks.get(2).colour());
        assertEquals(looks.get(1).colour(), looks.get(3).colour());
        assertNotEquals(looks.get(0).colour(), looks.get(1).colour());
        assertEquals(List.of(0, 1, 0, 1), looks.stream().map(Look::style).toList());
    }

    @Test
    void twoModelsOfTheSameThingDoNotShareAStyle() {
        List<Look> looks =
                Looks.of(
                        curves(
                                model("torus").tool("wormhole"),
                                model("torus"),
                                simulation("torus")));
        assertEquals(List.of(0, 1, 2), looks.stream().map(Look::style).toList());
    }

    @Test
    void firstFiftySixStylesDiffer() {
        long different =
                Stream.iterate(0, n -> n + 1)
                        .limit(56)
                        .map(n -> List.of(Palette.colour(n), Palette.marker(n)))
                        .distinct()
                        .count();
        assertEquals(56, different);
    }
}
