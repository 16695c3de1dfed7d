// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class CurveTest {
    private static final Quantity BUFFER = Quantity.of("buffer", "places", "buffer places");

    private static Curve.Builder curve(Quantity axis) {
        return Curve.of(EvaluationMethod.MODEL, "min", "min", axis);
    }

    private static Point point(String load, String buffer) {
        return Point.of(Map.of("nodes", "64", "load", load, "buffer", buffer)).build();
    }

    @Test
    void doesNotChangeAfterItsBuilder() {
        Curve.Builder builder = curve(Quantities.LOAD).add(point("0.1", "4"));
        Curve curve = builder.build();
        builder.add(point("0.2", "4")).with(CurveAttributes.NODES, 64);
        assertEquals(1, curve.points().size());
        assertTrue(curve.attribute(CurveAttributes.NODES).isEmpty());
        assertThrows(UnsupportedOperationException.class, () -> curve.points().clear());
    }

    @Test
    void anAttributeThatIsNotANumberIsAbsent() {
        Curve.Builder builder = curve(Quantities.LOAD).with(CurveAttributes.NODES, 64);
        assertEquals(OptionalDouble.of(64), builder.build().attribute(CurveAttributes.NODES));
        builder.with(CurveAttributes.NODES, Double.NaN).with(CurveAttributes.WINDOW, Double.NaN);
        assertTrue(builder.build().attribute(CurveAttributes.NODES).isEmpty());
        assertTrue(builder.build().attribute(CurveAttributes.WINDOW).isEmpty());
    }

    @Test
    void anyQuantityCanBeAnAttribute() {
        Quantity racks = Quantity.of("racks", "", "cabinets that the network fills");
        Curve curve =
                curve(Quantities.LOAD)
                        .with(Map.of(racks, 7.0))
                        .with(CurveAttributes.CAPACITY, 0.5)
                        .with(CurveAttributes.NODES, 64)
                        .build();
        assertEquals(OptionalDouble.of(7), curve.attribute(racks));
        assertEquals(
                List.of(CurveAttributes.NODES, CurveAttributes.CAPACITY, racks),
                List.copyOf(curve.attributes().keySet()));
        assertThrows(UnsupportedOperationException.class, () -> curve.attributes().clear());
    }

    @Test
    void aPointLiesAtItsFigureOrElseAtItsSetting() {
        Curve curve = curve(Quantities.LOAD).build();
        Point point = point("0.1", "4");
        Point figure = point.toBuilder().with(Quantities.LOAD, 0.11).build();
        assertEquals(OptionalDouble.of(0.1), curve.axisValue(point));
        assertEquals(OptionalDouble.of(0.11), curve.axisValue(figure));
        assertEquals(OptionalDouble.of(4), curve(BUFFER).build().axisValue(point));
    }

    @Test
    void aPointMayHaveNoPlaceOnTheAxis() {
        Curve curve = curve(BUFFER).build();
        for (String text : List.of("inf", "8x8", "", "NaN", "Infinity", "1e400")) {
            assertTrue(curve.axisValue(point("0.1", text)).isEmpty(), text);
        }
        assertTrue(curve(Quantities.RATE).build().axisValue(point("0.1", "4")).isEmpty());
    }

    @Test
    void commonSettingsAreThoseOfAllPoints() {
        Curve.Builder builder = curve(Quantities.LOAD);
        assertEquals(Map.of(), builder.build().commonSettings());
        builder.add(point("0.1", "4"));
        assertEquals(Map.of("nodes", "64", "buffer", "4"), builder.build().commonSettings());
        builder.add(point("0.1", "8"));
        assertEquals(Map.of("nodes", "64"), builder.build().commonSettings());
        builder.add(Point.of(Map.of("load", "0.1")).build());
        assertEquals(Map.of(), builder.build().commonSettings());
    }

    @Test
    void saysHowItWasMade() {
        assertEquals(Map.of(), curve(Quantities.LOAD).build().provenance().entries());
        Provenance how = Provenance.UNKNOWN.with("version", "1").with("command", "solve");
        Curve curve = curve(Quantities.LOAD).provenance(how).build();
        assertEquals(
                List.of("version", "command"), List.copyOf(curve.provenance().entries().keySet()));
        assertEquals(Map.of(), Provenance.UNKNOWN.entries());
        assertThrows(UnsupportedOperationException.class, () -> how.entries().clear());
    }
}
