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
        Map<String, String> settings = new HashMap<>(Map.of("load", "0.3"));
        Point.Builder builder = Point.of(settings);
        Point point = builder.build();
        settings.put("load", "0.4");
        builder.with(Quantities.LATENCY, 12).status(Status.LIMIT, "60 s");
        assertEquals(Map.of("load", "0.3"), point.settings());
        assertEquals(Map.of(), point.figures());
        assertEquals(Status.OK, point.status());
        assertThrows(UnsupportedOperationException.class, () -> point.settings().clear());
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
        assertEquals(point.settings(), more.settings());
    }

    @Test
    void hasTheSettingsOfAScenario() {
        Scenario scenario =
                Scenario.of(
                        "mesh",
                        Parameters.of(StandardParameters.NODES, StandardParameters.BUFFER),
                        Map.of("nodes", "64"));
        assertEquals(Map.of("nodes", "64", "buffer", "4"), Point.of(scenario).build().settings());
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
            assertEquals(status, Status.ofLabel(status.label()));
        }
        for (EvaluationMethod method :
                List.of(
                        EvaluationMethod.MODEL,
                        EvaluationMethod.SIMULATION,
                        EvaluationMethod.RAMP)) {
            assertEquals(method, EvaluationMethod.of(method.label()));
        }
        for (Validity validity : Validity.values()) {
            assertEquals(validity, Validity.ofLabel(validity.label()));
        }
        assertThrows(IllegalArgumentException.class, () -> Status.ofLabel("fine"));
    }

    @Test
    void aMethodIsEqualByLabel() {
        assertEquals(EvaluationMethod.RAMP, EvaluationMethod.of("RAMP"));
        assertEquals("upper-bound", EvaluationMethod.of("upper-bound").label());
        assertNotEquals(EvaluationMethod.MODEL, EvaluationMethod.of("upper-bound"));
        for (String name : List.of("", "by hand", "-", "a-", "2")) {
            assertThrows(IllegalArgumentException.class, () -> EvaluationMethod.of(name), name);
        }
    }
}
