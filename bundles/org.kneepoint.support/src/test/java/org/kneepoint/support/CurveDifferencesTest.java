// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/** Labels of curves. */
class CurveDifferencesTest {
    /** A curve of three points whose settings are the same along it. */
    private static final class Sample {
        private final EvaluationMethod method;
        private final String network;
        private final Map<String, String> settings = new LinkedHashMap<>();
        private String tool = "mm1";

        private Sample(EvaluationMethod method, String network) {
            this.method = method;
            this.network = network;
        }

        private Sample setting(String name, String text) {
            settings.put(name, text);
            return this;
        }

        private Sample tool(String name) {
            tool = name;
            return this;
        }

        private Curve curve() {
            Curve.Builder curve = Curve.of(method, network, tool, Quantities.LOAD);
            for (double load : new double[] {0.1, 0.3, 0.5}) {
                curve.add(Point.of(settings).with(Quantities.LOAD, load).build());
            }
            return curve.build();
        }
    }

    private static List<String> labels(Sample... curves) {
        return CurveDifferences.of(curves(curves)).labels();
    }

    private static List<Curve> curves(Sample... curves) {
        return Stream.of(curves).map(Sample::curve).collect(Collectors.toList());
    }

    private static Sample model(String network) {
        return new Sample(EvaluationMethod.MODEL, network).setting("length", "8");
    }

    private static Sample simulation(String network) {
        return new Sample(EvaluationMethod.SIMULATION, network).tool("flit").setting("length", "8");
    }

    @Test
    void oneCurveIsLabelledByNetworkAndMethod() {
        assertEquals(List.of("torus, model"), labels(model("torus")));
    }

    @Test
    void methodAloneDiffers() {
        assertEquals(
                List.of("model", "simulation"),
                labels(model("torus"), simulation("torus").setting("seed", "1")));
    }

    @Test
    void networkAndMethodDiffer() {
        assertEquals(
                List.of("torus, model", "mesh, simulation"),
                labels(model("torus"), simulation("mesh")));
    }

    @Test
    void differingSettingIsNamedAndSharedOneIsNot() {
        assertEquals(
                List.of("buffer=4", "buffer=8"),
                labels(
                        model("torus").setting("buffer", "4"),
                        model("torus").setting("buffer", "8")));
    }

    @Test
    void settingThatOnlyOneOfTwoModelsHasIsNamed() {
        assertEquals(
                List.of("torus, model", "hotspot=0.1"),
                labels(model("torus"), model("torus").setting("hotspot", "0.1")));
    }

    @Test
    void wordsThatComeAndGoWithAnotherAreNotNamed() {
        Sample uniform = simulation("torus").setting("pattern", "uniform").setting("hotspot", "0");
        Sample transpose = simulation("torus").setting("pattern", "transpose");
        Sample hotspot = simulation("torus").setting("pattern", "hot").setting("hotspot", "0.1");
        Sample hotter = simulation("torus").setting("pattern", "hot").setting("hotspot", "0.2");
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
                        simulation("torus").setting("seed", "1"),
                        simulation("torus").setting("seed", "2")));
    }

    @Test
    void evaluatorIsNamedOnlyIfMethodAndNetworkDoNotDetermineIt() {
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
}
