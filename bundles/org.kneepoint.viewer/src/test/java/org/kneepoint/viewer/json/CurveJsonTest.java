// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.jr.ob.JSON;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Quantity.Role;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.BadInput;

class CurveJsonTest {
    private static final Quantity OWN =
            Quantity.mean("wait", "cycles", "waiting time")
                    .asDetail(true)
                    .withPooling(Quantity.Pooling.SUM);

    private static final Quantity HALF =
            Quantity.of("wait_half", "cycles", "half width").withRole(Role.HALF_WIDTH, OWN);

    private static final Curve SMALL =
            Curve.of(EvaluationMethod.MODEL, "ring", "formula", Quantities.LOAD)
                    .add(
                            Point.of(Map.of("load", "0.1"))
                                    .with(Quantities.LATENCY, 0.1 + 0.2)
                                    .build())
                    .add(
                            Point.of(Map.of("load", "0.9"))
                                    .status(
                                            Status.SATURATED,
                                            Explanation.of("full", "channel {channel} is full", 3))
                                    .validity(Validity.EXTRAPOLATED)
                                    .build())
                    .with(CurveAttributes.BOUND, 0.5)
                    .provenance(Provenance.of(() -> Map.of("request", "solve ring load=0.1,0.9")))
                    .build();

    static String json(Object value) throws Exception {
        return JSON.std.asString(value);
    }

    static Map<String, Object> map(String json) throws Exception {
        return JSON.std.mapFrom(json);
    }

    @Test
    void aCurveIsAnObjectOfCommonSettingsAndPoints() throws Exception {
        String expected =
                """
                {"method":"model","network":"ring","evaluator":"formula","axis":LOAD,
                "parameters":["load"],"common":{},"attributes":{"bound":0.5},
                "attribute_quantities":[BOUND],"quantities":[LATENCY],
                "provenance":{"request":"solve ring load=0.1,0.9"},
                "points":[{"settings":{"load":"0.1"},"figures":{"latency":0.30000000000000004},
                "status":"ok","validity":"checked"},{"settings":{"load":"0.9"},"figures":{},
                "status":"saturated","reason":"channel 3 is full","code":"full",
                "validity":"extrapolated"}]}"""
                        .replace("\n", "")
                        .replace("LOAD", json(QuantityJson.of(Quantities.LOAD)))
                        .replace("BOUND", json(QuantityJson.of(CurveAttributes.BOUND)))
                        .replace("LATENCY", json(QuantityJson.of(Quantities.LATENCY)));
        assertEquals(expected, json(CurveJson.of(SMALL)));
    }

    @Test
    void aQuantityHasItsRoleAndBase() throws Exception {
        assertEquals(
                "{\"name\":\"wait_half\",\"unit\":\"cycles\",\"meaning\":\"half width\","
                        + "\"role\":\"half_width\",\"base\":\"wait\",\"pooling\":\"interval\","
                        + "\"detail\":false}",
                json(QuantityJson.of(HALF)));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void anyCurveIsWrittenAndReadWithoutLoss(long seed) throws Exception {
        Curve curve = random(new Random(seed));
        String text = json(CurveJson.of(curve));
        Curve read = CurveJson.read(JsonFields.of(map(text)));
        assertEquals(text, json(CurveJson.of(read)));
        for (int i = 0; i < curve.points().size(); i++) {
            Point one = curve.points().get(i);
            Point other = read.points().get(i);
            assertEquals(
                    List.copyOf(one.settings().entrySet()),
                    List.copyOf(other.settings().entrySet()));
            assertEquals(
                    new ArrayList<>(one.figures().entrySet()),
                    new ArrayList<>(other.figures().entrySet()));
            assertEquals(one.status(), other.status());
            assertEquals(one.reason(), other.reason());
            assertEquals(one.validity(), other.validity());
        }
        assertEquals(curve.attributes(), read.attributes());
        assertEquals(curve.provenance().entries(), read.provenance().entries());
    }

    private static Curve random(Random random) {
        EvaluationMethod method =
                random.nextBoolean() ? EvaluationMethod.RAMP : EvaluationMethod.of("measured");
        Curve.Builder curve = Curve.of(method, "ring", "x", Quantities.LOAD);
        int points = random.nextInt(6);
        for (int i = 0; i < points; i++) {
            Map<String, String> settings = new LinkedHashMap<>();
            settings.put("nodes", "8");
            settings.put("pattern", random.nextInt(3) == 0 ? "hot" : "uniform");
            settings.put("load", "0." + i);
            settings.put("name", "\"quoted\" \\ ü \n");
            Status status = Status.values()[random.nextInt(Status.values().length)];
            curve.add(
                    Point.of(settings)
                            .with(Quantities.LATENCY, random.nextGaussian() * 1e300)
                            .with(Quantities.LATENCY_CI95, random.nextDouble() * 1e-300)
                            .with(OWN, random.nextInt(3) == 0 ? Double.NaN : i)
                            .with(HALF, -0.0)
                            .status(
                                    status,
                                    status == Status.OK
                                            ? Explanation.NONE
                                            : Explanation.ofText("some-code", "why <b>"))
                            .validity(Validity.values()[i % 2])
                            .build());
        }
        if (random.nextBoolean()) {
            curve.with(CurveAttributes.CAPACITY, random.nextDouble()).with(OWN, 3.5);
        }
        return curve.build();
    }

    @Test
    void quantitiesKeepRoleBasePoolingAndDetail() throws Exception {
        Point point = Point.of(Map.of()).with(OWN, 1).with(HALF, 2).build();
        Curve curve =
                Curve.of(EvaluationMethod.MODEL, "a", "b", Quantities.LOAD).add(point).build();
        Curve read = CurveJson.read(JsonFields.of(map(json(CurveJson.of(curve)))));
        List<Quantity> figures = List.copyOf(read.points().get(0).figures().keySet());
        Quantity own = figures.get(0);
        Quantity half = figures.get(1);
        assertEquals(Quantity.Pooling.SUM, own.pooling());
        assertEquals(Role.MEAN, own.role());
        assertEquals(true, own.isDetail());
        assertEquals(true, half.hasRole(Role.HALF_WIDTH, OWN));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"method\":\"model\" -> \"method\":7",
                "\"method\":\"model\" -> \"method\":\"a b\"",
                "\"network\":\"ring\", -> ",
                "\"role\":\"value\" -> \"role\":\"worth\"",
                "\"pooling\":\"average\" -> \"pooling\":\"mean\"",
                "0.30000000000000004 -> \"0.3\"",
                "\"status\":\"ok\" -> \"status\":\"fine\"",
                "\"validity\":\"checked\" -> \"validity\":\"no\"",
                "\"points\":[ -> \"points\":[1,",
                "{\"load\":\"0.1\"} -> {\"load\":null}",
                "\"common\":{} -> \"common\":[]"
            })
    void aDamagedCurveIsRefused(String damage) throws Exception {
        String text = json(CurveJson.of(SMALL));
        String[] change = damage.split(" -> ", 2);
        String damaged = text.replace(change[0], change[1]);
        assertEquals(true, !damaged.equals(text), "the text has " + change[0]);
        Map<String, Object> object = map(damaged);
        assertThrows(BadInput.class, () -> CurveJson.read(JsonFields.of(object)));
    }
}
