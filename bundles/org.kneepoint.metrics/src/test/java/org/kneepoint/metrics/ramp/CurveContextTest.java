// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

class CurveContextTest {
    private static final Parameters PARAMETERS =
            Parameters.of(CurveContext.NODES, CurveContext.LENGTH, CurveContext.WINDOW);

    private static CurveContext frame(Curve curve, Map<String, String> settings) {
        return CurveContext.of(curve, Scenario.of("metric", PARAMETERS, settings));
    }

    private static Curve.Builder curve(Map<String, String> settings) {
        return Curve.of(EvaluationMethod.RAMP, "torus", "flit", Quantities.LOAD)
                .add(Point.of(settings).with(Quantities.LOAD, 0.3).build());
    }

    @Test
    void onePacketPerWindow() {
        CurveContext context =
                frame(
                        curve(Map.of()).build(),
                        Map.of("nodes", "1024", "length", "8", "window", "100"));
        assertEquals(1 / 12800.0, context.packetThroughput().orElseThrow(), 1e-18);
        assertEquals(
                OptionalDouble.empty(),
                frame(curve(Map.of()).build(), Map.of("nodes", "64", "length", "8"))
                        .packetThroughput());
    }

    @Test
    void attributesPrecedeSettingsOfPointsAndThoseOfTheMetric() {
        Map<String, String> pointSettings = Map.of("nodes", "16", "length", "4", "window", "50");
        Map<String, String> given = Map.of("nodes", "9", "length", "3", "window", "10");
        Curve.Builder curve = curve(pointSettings);
        CurveContext context = frame(curve.build(), given);
        assertEquals(OptionalDouble.of(16), context.nodes());
        assertEquals(OptionalDouble.of(4), context.length());
        assertEquals(OptionalDouble.of(50), context.window());
        curve.with(CurveAttributes.NODES, 64)
                .with(CurveAttributes.LENGTH, 8.5)
                .with(CurveAttributes.WINDOW, 200);
        CurveContext traits = frame(curve.build(), given);
        assertEquals(OptionalDouble.of(64), traits.nodes());
        assertEquals(OptionalDouble.of(8.5), traits.length());
        assertEquals(OptionalDouble.of(200), traits.window());
    }

    @Test
    void loadAndRateGiveTheLengthAfterRounding() {
        Curve curve =
                Curve.of(EvaluationMethod.MODEL, "torus", "wormhole", Quantities.LOAD)
                        .add(
                                Point.of(Map.of("length", "8"))
                                        .with(Quantities.LOAD, 0.3)
                                        .with(Quantities.RATE, 0.3 / 8.5)
                                        .build())
                        .build();
        assertEquals(OptionalDouble.of(8.5), frame(curve, Map.of()).length());
    }

    @Test
    void settingsThatAreNoNumbersAreIgnored() {
        Curve curve = curve(Map.of("nodes", "many", "window", "-1", "length", "inf")).build();
        CurveContext context = frame(curve, Map.of("nodes", "9"));
        assertEquals(OptionalDouble.of(9), context.nodes());
        assertEquals(OptionalDouble.empty(), context.window());
        assertEquals(OptionalDouble.empty(), context.length());
    }
}
