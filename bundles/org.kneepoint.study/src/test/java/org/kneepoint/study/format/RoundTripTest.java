// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Decimal;

/** Curves written as CSV and read back are the same curves. */
class RoundTripTest {
    private static final double[] LOADS = {0.1, 0.2, 0.3, 1 / 3.0, 0.7000000000000001, 0.9};

    private static Map<String, String> given(String... pairs) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            settings.put(pairs[i], pairs[i + 1]);
        }
        return settings;
    }

    private static Curve model(String buffer) {
        Curve.Builder curve =
                Curve.of(EvaluationMethod.MODEL, "min", "min", Quantities.LOAD)
                        .with(CurveAttributes.NODES, 64);
        for (double load : LOADS) {
            Point.Builder point =
                    Point.of(
                                    given(
                                            "nodes",
                                            "64",
                                            "buffer",
                                            buffer,
                                            "variant",
                                            "corrected",
                                            "load",
                                            Decimal.format(load)))
                            .with(Quantities.LOAD, load)
                            .with(Quantities.RATE, load);
            if (load < 0.9) {
                point.with(Quantities.THROUGHPUT, load * 0.99)
                        .with(Quantities.LATENCY, 6 / (1 - load))
                        .with(Quantities.LOSS, 1e-17 * load)
                        .with(Quantities.latencyGroup(1), Math.PI * load);
            } else {
                point.status(Status.SATURATED, "stage 6, \"the last\", has 1.2")
                        .validity(Validity.EXTRAPOLATED);
            }
            curve.add(point.build());
        }
        return curve.build();
    }

    private static Curve simulation() {
        Curve.Builder curve =
                Curve.of(EvaluationMethod.SIMULATION, "min", "packet", Quantities.LOAD)
                        .with(CurveAttributes.NODES, 64);
        for (double load : LOADS) {
            curve.add(
                    Point.of(
                                    given(
                                            "nodes",
                                            "64",
                                            "buffer",
                                            "4",
                                            "precision",
                                            "0.02",
                                            "load",
                                            Decimal.format(load)))
                            .with(Quantities.LOAD, load)
                            .with(Quantities.RATE, load)
                            .with(Quantities.LATENCY, 7 / (1 - load))
                            .with(Quantities.LATENCY_CI95, 0.1)
                            .with(Quantity.of("latency_p99", "cycles", ""), 40)
                            .build());
        }
        return curve.build();
    }

    private static Curve overBuffers() {
        Curve.Builder curve =
                Curve.of(EvaluationMethod.MODEL, "min", "min", Quantity.of("buffer", "places", ""))
                        .with(CurveAttributes.NODES, 64);
        for (String buffer : List.of("0", "4", "16", "inf")) {
            curve.add(
                    Point.of(given("nodes", "64", "buffer", buffer, "load", "0.5"))
                            .with(Quantities.LOAD, 0.5)
                            .with(Quantities.RATE, 0.5)
                            .with(Quantities.LATENCY, 8 + buffer.length() / 3.0)
                            .build());
        }
        return curve.build();
    }

    private static List<Curve> throughCsv(List<Curve> curves) {
        return CurveTableReader.read(CsvCodec.read(CsvCodec.write(CurveTable.of(curves))), "file");
    }

    private static void assertSame(List<Curve> expected, List<Curve> actual) {
        assertEquals(expected.size(), actual.size());
        for (int i = 0; i < expected.size(); i++) {
            assertSame(expected.get(i), actual.get(i));
        }
    }

    private static void assertSame(Curve expected, Curve actual) {
        assertEquals(expected.method(), actual.method());
        assertEquals(expected.network(), actual.network());
        assertEquals(expected.evaluator(), actual.evaluator());
        assertEquals(expected.axis(), actual.axis());
        assertEquals(expected.attributes(), actual.attributes());
        assertEquals(expected.commonSettings(), actual.commonSettings());
        assertEquals(expected.points().size(), actual.points().size());
        for (int i = 0; i < expected.points().size(); i++) {
            Point point = expected.points().get(i);
            Point back = actual.points().get(i);
            assertEquals(point.settings(), back.settings());
            assertEquals(point.figures(), back.figures(), "the same bits");
            assertEquals(point.status(), back.status());
            assertEquals(point.reason().text(), back.reason().text());
            assertEquals(point.validity(), back.validity());
        }
    }

    @Test
    void oneCurve() {
        assertSame(List.of(model("4")), throughCsv(List.of(model("4"))));
    }

    @Test
    void severalCurves() {
        List<Curve> curves = List.of(model("1"), model("4"), model("inf"), simulation());
        assertSame(curves, throughCsv(curves));
    }

    @Test
    void anotherAxis() {
        List<Curve> curves = List.of(overBuffers(), simulation(), overBuffers());
        assertSame(curves, throughCsv(curves));
    }

    @Test
    void attributesThatAreNoSettings() {
        Curve ramp =
                Curve.of(EvaluationMethod.RAMP, "mesh", "flit", Quantities.LOAD)
                        .with(CurveAttributes.CAPACITY, 0.5)
                        .with(CurveAttributes.WINDOW, 1000)
                        .with(CurveAttributes.NODES, 64)
                        .addAll(simulation().points())
                        .build();
        Curve back = throughCsv(List.of(ramp)).get(0);
        assertEquals(
                ramp.attribute(CurveAttributes.CAPACITY), back.attribute(CurveAttributes.CAPACITY));
        assertEquals(
                ramp.attribute(CurveAttributes.WINDOW), back.attribute(CurveAttributes.WINDOW));
        assertEquals(ramp.attribute(CurveAttributes.NODES), back.attribute(CurveAttributes.NODES));
        assertFalse(
                back.commonSettings().containsKey("capacity"), "a bound distinguishes no curves");
    }

    @Test
    void writingWhatWasReadGivesTheSameText() {
        List<Curve> curves = new ArrayList<>(List.of(model("1"), simulation(), overBuffers()));
        String text = CsvCodec.write(CurveTable.of(curves));
        String again =
                CsvCodec.write(CurveTable.of(CurveTableReader.read(CsvCodec.read(text), "file")));
        assertEquals(text, again);
    }
}
