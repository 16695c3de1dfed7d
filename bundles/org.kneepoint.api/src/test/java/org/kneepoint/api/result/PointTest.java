// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

class PointTest {
    private static Point.Builder point() {
        return Point.of(Map.of("load", "0.3"))
                .with(Quantities.LATENCY, 12)
                .with(Quantities.LOAD, 0.3);
    }

    @Test
    void holdsFiguresInTheOrderInWhichTheyWereSet() {
        Point point = point().with(Quantities.LATENCY, 13).build();
        assertEquals(OptionalDouble.of(13), point.get(Quantities.LATENCY));
        assertEquals(
                List.of(Quantities.LATENCY, Quantities.LOAD),
                List.copyOf(point.figures().keySet()));
        assertTrue(point.get(Quantities.LOSS).isEmpty());
        assertEquals(Status.OK, point.status());
        assertEquals("", point.reason().text());
        assertEquals(Validity.CHECKED, point.validity());
    }

    @Test
    void neverHoldsWhatIsNotFinite() {
        Point.Builder builder = point().with(Quantities.LOSS, Double.NaN);
        builder.with(Quantities.LATENCY, Double.POSITIVE_INFINITY);
        assertEquals(Map.of(Quantities.LOAD, 0.3), builder.build().figures());
    }

    @Test
    void doesNotChangeAfterItsBuilder() {
        Map<String, String> words = new HashMap<>(Map.of("load", "0.3"));
        Point.Builder builder = Point.of(words);
        Point point = builder.build();
        words.put("load", "0.4");
        builder.with(Quantities.LATENCY, 12).status(Status.LIMIT, "60 s");
        assertEquals(Map.of("load", "0.3"), point.words());
        assertEquals(Map.of(), point.figures());
        assertEquals(Status.OK, point.status());
        assertThrows(UnsupportedOperationException.class, () -> point.words().clear());
        assertThrows(UnsupportedOperationException.class, () -> point.figures().clear());
    }

    @Test
    void growsByACopy() {
        Point point =
                point().status(Status.UNSTEADY, "short").validity(Validity.EXTRAPOLATED).build();
        Point more = point.toBuilder().with(Quantities.LOSS, 0.1).build();
        assertEquals(2, point.figures().size());
        assertEquals(3, more.figures().size());
        assertEquals("short", more.reason().text());
        assertEquals(Validity.EXTRAPOLATED, more.validity());
        assertEquals(point.words(), more.words());
    }

    @Test
    void takesTheWordsOfAScenario() {
        Scenario scenario =
                Scenario.of(
                        "mesh",
                        Parameters.of(StandardParameters.NODES, StandardParameters.BUFFER),
                        Map.of("nodes", "64"));
        assertEquals(Map.of("nodes", "64", "buffer", "4"), Point.of(scenario).build().words());
    }

    @Test
    void quantitiesAreEqualByName() {
        Quantity other = Quantity.of("latency", "ns", "another unit");
        assertEquals(Quantities.LATENCY, other);
        assertEquals(Quantities.LATENCY.hashCode(), other.hashCode());
        assertEquals(OptionalDouble.of(12), point().build().get(other));
        assertEquals("latency", Quantities.find("latency").orElseThrow().name());
        assertEquals("latency_group_3", Quantities.find("latency_group_3").get().name());
        assertEquals("cycles", Quantities.find("latency_hot_ci95").get().unit());
        assertTrue(Quantities.find("latency_group_0").isEmpty());
        assertTrue(Quantities.find("colour_ci95").isEmpty());
        assertEquals("latency_group_2", Quantities.latencyGroup(2).name());
    }

    @Test
    void wordsOfFilesReadBack() {
        for (Status status : Status.values()) {
            assertEquals(status, Status.ofWord(status.word()));
        }
        for (Method method : List.of(Method.MODEL, Method.SIMULATION, Method.RAMP)) {
            assertEquals(method, Method.of(method.word()));
        }
        for (Validity validity : Validity.values()) {
            assertEquals(validity, Validity.ofWord(validity.word()));
        }
        assertThrows(IllegalArgumentException.class, () -> Status.ofWord("fine"));
    }

    @Test
    void aMethodIsItsWord() {
        assertEquals(Method.RAMP, Method.of("RAMP"));
        assertEquals("upper-bound", Method.of("upper-bound").word());
        assertNotEquals(Method.MODEL, Method.of("upper-bound"));
        for (String word : List.of("", "by hand", "-", "a-", "2")) {
            assertThrows(IllegalArgumentException.class, () -> Method.of(word), word);
        }
    }
}
