// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
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
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Refusal;

class CurveTableReaderTest {
    private static List<Curve> read(String... lines) {
        return CurveTableReader.read(CsvCodec.read(String.join("\n", lines)), "file.csv");
    }

    private static List<String> settings(Curve curve, String name) {
        return curve.points().stream().map(point -> point.settings().get(name)).toList();
    }

    private static String message(String... lines) {
        return assertThrows(BadInput.class, () -> read(lines)).getMessage();
    }

    @Test
    void aForeignTableOfLoadAndLatency() {
        List<Curve> curves = read("load,latency", "0.1,10.5", "0.2,12", "0.3,");
        assertEquals(1, curves.size());
        Curve curve = curves.get(0);
        assertEquals("file.csv", curve.network(), "named after the file");
        assertEquals("unknown", curve.evaluator());
        assertEquals(EvaluationMethod.MODEL, curve.method());
        assertEquals(Quantities.LOAD, curve.axis());
        assertEquals(3, curve.points().size());
        Point first = curve.points().get(0);
        assertEquals(OptionalDouble.of(0.1), curve.axisValue(first));
        assertEquals(OptionalDouble.of(10.5), first.get(Quantities.LATENCY));
        assertEquals(Status.OK, first.status());
        assertEquals(Validity.CHECKED, first.validity());
        assertEquals(OptionalDouble.empty(), curve.points().get(2).get(Quantities.LATENCY));
        assertTrue(curve.provenance().entries().isEmpty());
    }

    @Test
    void formerNamesOfColumnsAndChoices() {
        String former = "method,vc.reuse,latency.from,load,latency,inside,hot_output_ci95";
        String present =
                "method,vc_reallocation,latency_origin,load,latency,backlog,throughput_hot_ci95";
        Point before =
                read(former, "simulation,after-tail,entry,0.1,12,3,2").get(0).points().get(0);
        Point now =
                read(present, "simulation,non-atomic,injection,0.1,12,3,2").get(0).points().get(0);
        assertEquals(now.settings(), before.settings());
        assertEquals(now.figures(), before.figures());
        assertEquals(OptionalDouble.of(3), before.get(Quantities.BACKLOG));
    }

    /** Of a table that has both, neither is lost. */
    @Test
    void aFormerNameBesideThePresentOne() {
        Point point = read("load,inside,backlog", "0.1,3,4").get(0).points().get(0);
        assertEquals(OptionalDouble.of(4), point.get(Quantities.BACKLOG));
        assertEquals(OptionalDouble.of(3), point.get(Quantity.of("inside", "", "")));
    }

    @Test
    void oneRow() {
        Curve curve = read("load,latency", "0.1,10").get(0);
        assertEquals(Quantities.LOAD, curve.axis());
        assertEquals(1, curve.points().size());
    }

    @Test
    void noRows() {
        assertTrue(read("load,latency").isEmpty());
    }

    @Test
    void anotherValueOfAParameterStartsAnotherCurve() {
        List<Curve> curves =
                read(
                        "method,network,solver,buffer,load,latency",
                        "model,min,min,1,0.1,6",
                        "model,min,min,1,0.2,7",
                        "model,min,min,4,0.1,8",
                        "model,min,min,4,0.2,9",
                        "model,min,min,4,0.3,10");
        assertEquals(2, curves.size());
        assertEquals(List.of("1", "1"), settings(curves.get(0), "buffer"));
        assertEquals(List.of("4", "4", "4"), settings(curves.get(1), "buffer"));
        assertEquals(Quantities.LOAD, curves.get(1).axis());
    }

    @Test
    void anAxisThatIsAParameter() {
        List<Curve> curves =
                read(
                        "network,solver,nodes,buffer,load,latency",
                        "min,min,64,1,0.1,6",
                        "min,min,64,4,0.1,7",
                        "min,min,64,inf,0.1,8",
                        "min,min,64,1,0.2,6",
                        "min,min,64,4,0.2,7");
        assertEquals(2, curves.size());
        Curve curve = curves.get(0);
        assertEquals("buffer", curve.axis().name());
        assertEquals(OptionalDouble.of(4), curve.axisValue(curve.points().get(1)));
        assertEquals(
                OptionalDouble.empty(), curve.axisValue(curve.points().get(2)), "inf is no place");
        assertEquals(OptionalDouble.of(64), curve.attribute(CurveAttributes.NODES));
        assertEquals("buffer", curves.get(1).axis().name());
    }

    @Test
    void anAxisOfSizesIsNoAttribute() {
        Curve curve = read("nodes,load,latency", "16,0.1,6", "64,0.1,7").get(0);
        assertEquals("nodes", curve.axis().name());
        assertEquals(OptionalDouble.empty(), curve.attribute(CurveAttributes.NODES));
    }

    @Test
    void namesAreNoAxis() {
        List<Curve> curves =
                read(
                        "network,solver,variant,load,latency",
                        "min,min,corrected,0.5,8",
                        "min,min,printed,0.5,7");
        assertEquals(2, curves.size());
        assertEquals(Quantities.LOAD, curves.get(0).axis());
        assertEquals(List.of("printed"), settings(curves.get(1), "variant"));
    }

    @Test
    void anAxisOfRates() {
        List<Curve> curves =
                read("length,load,rate,latency", "8,0.8,0.1,20", "8,1.6,0.2,30", "4,0.4,0.1,9");
        assertEquals(2, curves.size());
        Point second = curves.get(0).points().get(1);
        assertEquals(OptionalDouble.of(0.2), second.get(Quantities.RATE));
        assertEquals(OptionalDouble.of(1.6), second.get(Quantities.LOAD));
    }

    @Test
    void modelAndSimulation() {
        List<Curve> curves =
                read(
                        "method,network,simulator,solver,vcs,seed.root,load,latency,latency_ci95",
                        "model,mesh,,wormhole,,,0.1,10,",
                        "model,mesh,,wormhole,,,0.2,11,",
                        "simulation,mesh,flit,,2,1,0.1,10.5,0.1",
                        "simulation,mesh,flit,,2,1,0.2,11.5,0.2",
                        "ramp,mesh,flit,,2,1,0.1,10.5,");
        assertEquals(
                List.of(EvaluationMethod.MODEL, EvaluationMethod.SIMULATION, EvaluationMethod.RAMP),
                curves.stream().map(Curve::method).toList());
        assertEquals(
                List.of("wormhole", "flit", "flit"),
                curves.stream().map(Curve::evaluator).toList());
        assertEquals(2, curves.get(1).points().size());
        assertEquals(
                OptionalDouble.of(0.2), curves.get(1).points().get(1).get(Quantities.LATENCY_CI95));
        assertTrue(!curves.get(0).points().get(0).settings().containsKey("vcs"));
    }

    @Test
    void theSeedDistinguishesSimulations() {
        List<Curve> curves =
                read(
                        "method,simulator,load,latency,seed",
                        "simulation,flit,0.1,10,1",
                        "simulation,flit,0.2,11,1",
                        "simulation,flit,0.1,10.5,2",
                        "simulation,flit,0.2,11.5,2");
        assertEquals(2, curves.size());
        assertEquals(List.of("2", "2"), settings(curves.get(1), "seed"));
        assertEquals(
                OptionalDouble.of(2),
                curves.get(1).points().get(0).get(Quantity.of("seed", "", "")));
        Curve axis =
                read("method,load,latency,seed", "simulation,0.1,10,1", "simulation,0.1,11,2")
                        .get(0);
        assertEquals("seed", axis.axis().name());
    }

    @Test
    void aSimulationThatBeginsAgainIsAnotherCurve() {
        List<Curve> curves =
                read(
                        "method,simulator,load,latency,cycles",
                        "simulation,flit,0.1,10,1000",
                        "simulation,flit,0.2,11,1010",
                        "simulation,flit,0.1,10.5,5000",
                        "simulation,flit,0.2,11.5,5020");
        assertEquals(2, curves.size());
        assertEquals(2, curves.get(1).points().size());
        assertEquals(
                1,
                read("load,latency", "0.1,10", "0.2,11", "0.1,10.4").size(),
                "measurements of others may come in any order");
    }

    @Test
    void aRampThatBeginsAgainIsAnotherCurve() {
        List<Curve> curves =
                read(
                        "method,simulator,slew,load,throughput",
                        "ramp,flit,1000,0.1,0.1",
                        "ramp,flit,1000,0.2,0.2",
                        "ramp,flit,1000,0.1,0.11",
                        "ramp,flit,1000,0.2,0.21");
        assertEquals(2, curves.size());
    }

    @Test
    void anotherNetworkOrToolStartsAnotherCurve() {
        assertEquals(
                3,
                read(
                                "network,solver,load,latency",
                                "mesh,wormhole,0.1,1",
                                "torus,wormhole,0.2,1",
                                "torus,other,0.3,1")
                        .size());
    }

    @Test
    void statusReasonAndValidity() {
        List<Point> points =
                read(
                                "load,latency,status,validity,reason",
                                "0.1,10,ok,checked,",
                                "0.9,,saturated,extrapolated,\"stage 6, at 0.8\"")
                        .get(0)
                        .points();
        assertEquals(Status.OK, points.get(0).status());
        assertEquals("", points.get(0).reason().text());
        assertEquals(Status.SATURATED, points.get(1).status());
        assertEquals(Validity.EXTRAPOLATED, points.get(1).validity());
        assertEquals("stage 6, at 0.8", points.get(1).reason().text());
    }

    @Test
    void figuresOfOthers() {
        Quantity own = Quantity.of("queue_length", "", "");
        Point point = read("load,latency,queue_length", "0.1,10,3").get(0).points().get(0);
        assertEquals(OptionalDouble.of(3), point.get(own));
        Quantity read = point.figures().keySet().stream().filter(own::equals).findFirst().get();
        assertEquals("queue length", read.meaning());
    }

    @Test
    void anIntervalIsNamedAfterItsColumn() {
        Point point = read("load,speed,speed_ci95,noise_ci95", "0.1,10,3,1").get(0).points().get(0);
        List<Quantity> read = List.copyOf(point.figures().keySet());
        assertTrue(read.get(2).hasRole(Quantity.Role.HALF_WIDTH, Quantity.of("speed", "", "")));
        assertEquals(Quantity.Role.VALUE, read.get(3).role(), "of nothing in the file");
    }

    @Test
    void aRowWithoutLoadHasNoPlaceOnTheAxis() {
        Curve curve = read("load,latency", "0.1,10", ",11", "0.3,12").get(0);
        assertEquals(3, curve.points().size());
        Point point = curve.points().get(1);
        assertEquals(OptionalDouble.empty(), curve.axisValue(point));
        assertEquals(OptionalDouble.of(11), point.get(Quantities.LATENCY));
    }

    @Test
    void noColumnLoad() {
        String neither =
                "no column load, nor t and r: neither a table of curves nor the windows of a ramp";
        assertEquals(neither, message("x,y", "1,2"));
        assertEquals(neither, message("Load;Latency", "1;2"));
        assertEquals(neither, message("t,received", "100,2"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "load,latency       | 0.1,1 | 0.2,abc  | row 2: unusable [latency] abc",
                "load,latency       | 0.1,1 | 0.2,1..2 | row 2: unusable [latency] 1..2",
                "load,latency       | x,1   | 0.2,2    | row 1: unusable [load] x",
                "load,status        | 0.1,ok| 0.2,fine | row 2: unusable [cell] fine",
                "load,validity      | 0.1,no| 0.2,no   | row 1: unusable [cell] no",
                "method,load        | by hand,1|model,2| row 1: unusable [cell] by hand"
            })
    void cellsThatCannotBeRead(String header, String first, String second, String facts) {
        assertEquals(facts, Refusal.of(() -> read(header, first, second)));
    }

    @ParameterizedTest
    @CsvSource({"nan", "NaN", "inf", "-inf", "Infinity", "NA", "null"})
    void whatOthersWriteForNoValueIsNone(String text) {
        Point point = read("load,latency", "0.1," + text).get(0).points().get(0);
        assertEquals(OptionalDouble.empty(), point.get(Quantities.LATENCY));
    }
}
