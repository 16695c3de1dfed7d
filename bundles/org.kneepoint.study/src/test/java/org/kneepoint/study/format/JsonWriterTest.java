// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

class JsonWriterTest {
    private static List<Map<String, Object>> rows(Table table) throws IOException {
        String text = JsonFormat.write(table);
        assertTrue(text.endsWith("\n"));
        return JSON.std.listOfFrom(Object.class, text).stream().map(JsonWriterTest::map).toList();
    }

    @SuppressWarnings("unchecked") // JSON objects have texts for names
    private static Map<String, Object> map(Object object) {
        return (Map<String, Object>) object;
    }

    @Test
    void aTableIsAnArrayOfObjects() throws IOException {
        Table table =
                Table.of("name", "value", "flag", "nothing")
                        .row("min", 0.1, true, null)
                        .row("a \"b\"\n\\ é", 3, false, null)
                        .build();
        List<Map<String, Object>> rows = rows(table);
        assertEquals(List.of("name", "value", "flag"), List.copyOf(rows.get(0).keySet()));
        assertEquals(0.1, rows.get(0).get("value"));
        assertEquals(true, rows.get(0).get("flag"));
        assertEquals("a \"b\"\n\\ é", rows.get(1).get("name"));
        assertEquals(3, rows.get(1).get("value"));
        assertTrue(rows(Table.of("a").build()).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"64", "0.1", "-3", "0", "1e-300", "1.5E10", "12345678901234567890"})
    void textsOfNumbersAreNumbers(String text) throws IOException {
        Object value = rows(Table.of("v").row(text).build()).get(0).get("v");
        Number number = assertInstanceOf(Number.class, value);
        assertEquals(Double.parseDouble(text), number.doubleValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"inf", "nan", "8x8x16", "007", "1.", ".5", "+1", "1e", "0x10", "", "-"})
    void otherTextsStayTexts(String text) throws IOException {
        assertEquals(text, rows(Table.of("v").row(text).build()).get(0).get("v"));
    }

    @Test
    void whatItIsAndNoMore() {
        Table table =
                Table.of("a", "b", "c", "d", "e")
                        .row("true", "false", 2000.0, 5.25e-8, 0.1 + 0.2)
                        .build();
        assertEquals(
                "[{\"a\":true,\"b\":false,\"c\":2000,\"d\":5.25E-8,\"e\":0.3}]",
                JsonFormat.write(table).replaceAll("\\s+", ""));
    }

    private static Curve curve() {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("nodes", "64");
        settings.put("buffer", "inf");
        settings.put("load", "0.1");
        return Curve.of(EvaluationMethod.SIMULATION, "min", "packet", Quantities.LOAD)
                .add(
                        Point.of(settings)
                                .with(Quantities.LOAD, 0.1)
                                .with(Quantities.LATENCY, 1 / 3.0)
                                .with(Quantities.LOSS, 1e-17)
                                .build())
                .add(
                        Point.of(settings)
                                .with(Quantities.LOAD, 2)
                                .with(Quantities.LATENCY, Double.POSITIVE_INFINITY)
                                .status(Status.SATURATED, "too much")
                                .build())
                .with(CurveAttributes.NODES, 64)
                .with(Quantity.of("racks", "", "cabinets"), 7)
                .provenance(Provenance.UNKNOWN.with("java", "17").with("seed", "1"))
                .build();
    }

    @Test
    void curvesCarryWhatATableHasNoPlaceFor() throws IOException {
        Map<String, Object> whole = JSON.std.mapFrom(JsonFormat.write(List.of(curve(), curve())));
        assertEquals(List.of("curves"), List.copyOf(whole.keySet()));
        List<?> curves = (List<?>) whole.get("curves");
        assertEquals(2, curves.size());
        Map<String, Object> curve = map(curves.get(0));
        assertEquals("simulation", curve.get("method"));
        assertEquals("min", curve.get("network"));
        assertEquals("packet", curve.get("simulator"));
        assertFalse(curve.containsKey("solver"));
        assertEquals("load", map(curve.get("axis")).get("name"));
        assertEquals("flits per node per cycle", map(curve.get("axis")).get("unit"));
        assertEquals(Map.of("nodes", 64, "racks", 7), curve.get("attributes"));
        assertEquals(Map.of("java", "17", "seed", "1"), curve.get("provenance"));
    }

    @Test
    void pointsHaveNumbersAndNothingInPlaceOfNone() throws IOException {
        Map<String, Object> whole = JSON.std.mapFrom(JsonFormat.write(List.of(curve())));
        List<?> points = (List<?>) map(((List<?>) whole.get("curves")).get(0)).get("points");
        Map<String, Object> first = map(points.get(0));
        assertEquals(64, first.get("nodes"));
        assertEquals("inf", first.get("buffer"));
        assertEquals(0.1, first.get("load"));
        assertEquals(0.333333333333333, first.get("latency"));
        assertEquals(1e-17, first.get("loss"));
        assertEquals("ok", first.get("status"));
        assertEquals("checked", first.get("validity"));
        assertFalse(first.containsKey("reason"));
        Map<String, Object> second = map(points.get(1));
        assertFalse(second.containsKey("latency"));
        assertEquals("saturated", second.get("status"));
        assertEquals("too much", second.get("reason"));
    }

    @Test
    void theAxisHasItsNameFirst() {
        String text = JsonFormat.write(List.of(curve())).replaceAll("\\s+", " ");
        assertTrue(text.contains("\"axis\" : { \"name\" : \"load\", \"unit\" :"), text);
    }

    @Test
    void noCurves() throws IOException {
        assertEquals(
                Map.of("curves", List.of()), JSON.std.mapFrom(JsonFormat.write(List.<Curve>of())));
    }
}
