// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.testkit.Refusal;

class RampWindowReaderTest {
    private static final String ALL =
            "t,r,received,avg_latency,max_latency,in_flight,generated,avg_latency_net,"
                    + "max_latency_net,outstanding,expected_generated";

    private static List<Curve> read(String... lines) {
        return CurveTableReader.read(CsvCodec.read(String.join("\n", lines)), "file.csv");
    }

    private static String facts(String... lines) {
        return Refusal.of(() -> read(lines));
    }

    @Test
    void whatIsCountedIsNotNegative() {
        assertEquals(
                "row 2: not-allowed [received] -5",
                facts("t,r,received", "100,0.1,3", "200,0.2,-5"));
        assertEquals(
                "row 1: not-allowed [latency] -1",
                facts("load,latency,seed,gradient", "0.1,-1,-3,-0.5"));
        assertEquals(1, read("load,latency,seed,gradient", "0.1,1,-3,-0.5").size());
    }

    @Test
    void aSeriesWithAllColumns() {
        Curve curve =
                read(
                                ALL,
                                "100,0.00050000,0,0.0000,0,2,3,0.0000,0,2,6.3378",
                                "200,0.00150000,16,23.7500,37,7,21,22.5,36,8,19.1362",
                                "300,0.00250000,31,23.1935,38,7,31,23.1613,38,7,31.9337")
                        .get(0);
        assertEquals(EvaluationMethod.RAMP, curve.method());
        assertEquals("file.csv", curve.network());
        assertEquals(Quantities.LOAD, curve.axis());
        assertEquals(OptionalDouble.of(100), curve.attribute(CurveAttributes.WINDOW));
        assertEquals(OptionalDouble.empty(), curve.attribute(CurveAttributes.NODES));
        assertEquals("100000", curve.commonSettings().get("slew"));
        assertEquals("100", curve.commonSettings().get("window"));
        Point second = curve.points().get(1);
        assertEquals(Status.OK, second.status());
        assertEquals(OptionalDouble.of(0.0015), curve.axisValue(second));
        assertEquals(OptionalDouble.of(200), second.get(Quantities.TIME));
        assertEquals(OptionalDouble.of(16), second.get(Quantities.RECEIVED));
        assertEquals(OptionalDouble.of(23.75), second.get(Quantities.LATENCY));
        assertEquals(OptionalDouble.of(37), second.get(Quantities.LATENCY_MAX));
        assertEquals(OptionalDouble.of(7), second.get(Quantities.IN_FLIGHT));
        assertEquals(OptionalDouble.of(21), second.get(Quantities.GENERATED));
        assertEquals(OptionalDouble.of(22.5), second.get(Quantities.NETWORK_LATENCY));
        assertEquals(OptionalDouble.of(36), second.get(Quantities.NETWORK_LATENCY_MAX));
        assertEquals(OptionalDouble.of(8), second.get(Quantities.BACKLOG));
        assertEquals(OptionalDouble.of(19.1362), second.get(Quantities.OFFERED_PACKETS));
    }

    @Test
    void aWindowThatReceivedNothingHasNoLatency() {
        Point first = read(ALL, "100,0.0005,0,0,0,2,3,0,0,2,6.3").get(0).points().get(0);
        assertEquals(OptionalDouble.of(0), first.get(Quantities.RECEIVED));
        assertEquals(OptionalDouble.empty(), first.get(Quantities.LATENCY));
        assertEquals(OptionalDouble.empty(), first.get(Quantities.LATENCY_MAX));
        assertEquals(OptionalDouble.empty(), first.get(Quantities.NETWORK_LATENCY));
    }

    @Test
    void columnsMayLackAndStandInAnyOrder() {
        Curve curve = read("received,r,t", "5,0.15,100", ",0.25,200").get(0);
        assertEquals(OptionalDouble.of(5), curve.points().get(0).get(Quantities.RECEIVED));
        assertEquals(OptionalDouble.empty(), curve.points().get(1).get(Quantities.RECEIVED));
    }

    @Test
    void sizesAreOfTheCurveAndOtherColumnsFigures() {
        Curve curve =
                read("t,r,received,nodes,length,entropy", "50,0.1,5,64,8,0.7", "100,0.2,5,64,8,1")
                        .get(0);
        assertEquals(OptionalDouble.of(64), curve.attribute(CurveAttributes.NODES));
        assertEquals(OptionalDouble.of(8), curve.attribute(CurveAttributes.LENGTH));
        assertEquals(
                OptionalDouble.of(0.7), curve.points().get(0).get(Quantity.of("entropy", "", "")));
    }

    @Test
    void aColumnLoadMakesItATableOfCurves() {
        Curve curve = read("t,r,load", "100,7,0.1", "200,8,0.2").get(0);
        assertEquals(EvaluationMethod.MODEL, curve.method());
    }

    @Test
    void noRows() {
        assertTrue(read(ALL).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "100,0.1,5 | 200,0.2,x | 300,0.3,5 | row 2: unusable [received] x",
                "100,0.1,5 | 200,,5    | 300,0.3,5 | row 2: missing [r]",
                "nan,0.1,5 | 200,0.2,5 | 300,0.3,5 | row 1: missing [t]",
                "100,0.1,5 | 200,0.2,5 | 400,0.3,5 | row 3: unusable [t] 400",
                "100,0.1,5 | 100,0.2,5 | 100,0.3,5 | unusable [t] 100"
            })
    void rowsThatAreNoSeries(String first, String second, String third, String facts) {
        assertEquals(facts, facts("t,r,received", first, second, third));
    }
}
