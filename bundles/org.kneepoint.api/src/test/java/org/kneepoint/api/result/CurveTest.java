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
        return Curve.of(Method.MODEL, "min", "min", axis);
    }

    private static Point point(String load, String buffer) {
        return Point.of(Map.of("nodes", "64", "load", load, "buffer", buffer)).build();
    }

    @Test
    void doesNotChangeAfterItsBuilder() {
        Curve.Builder builder = curve(Quantities.LOAD).add(point("0.1", "4"));
        Curve curve = builder.build();
        builder.add(point("0.2", "4")).with(Traits.NODES, 64);
        assertEquals(1, curve.points().size());
        assertTrue(curve.trait(Traits.NODES).isEmpty());
        assertThrows(UnsupportedOperationException.class, () -> curve.points().clear());
    }

    @Test
    void aTraitThatIsNotANumberIsNotKnown() {
        Curve.Builder builder = curve(Quantities.LOAD).with(Traits.NODES, 64);
        assertEquals(OptionalDouble.of(64), builder.build().trait(Traits.NODES));
        builder.with(Traits.NODES, Double.NaN).with(Traits.WINDOW, Double.NaN);
        assertTrue(builder.build().trait(Traits.NODES).isEmpty());
        assertTrue(builder.build().trait(Traits.WINDOW).isEmpty());
    }

    @Test
    void anyQuantityCanBeATrait() {
        Quantity racks = Quantity.of("racks", "", "cabinets that the network fills");
        Curve curve =
                curve(Quantities.LOAD)
                        .with(Map.of(racks, 7.0))
                        .with(Traits.CAPACITY, 0.5)
                        .with(Traits.NODES, 64)
                        .build();
        assertEquals(OptionalDouble.of(7), curve.trait(racks));
        assertEquals(
                List.of(Traits.NODES, Traits.CAPACITY, racks),
                List.copyOf(curve.traits().keySet()));
        assertThrows(UnsupportedOperationException.class, () -> curve.traits().clear());
    }

    @Test
    void aPointLiesAtItsFigureOrElseAtItsWord() {
        Curve curve = curve(Quantities.LOAD).build();
        Point word = point("0.1", "4");
        Point figure = word.toBuilder().with(Quantities.LOAD, 0.11).build();
        assertEquals(OptionalDouble.of(0.1), curve.x(word));
        assertEquals(OptionalDouble.of(0.11), curve.x(figure));
        assertEquals(OptionalDouble.of(4), curve(BUFFER).build().x(word));
    }

    @Test
    void aPointMayHaveNoPlaceOnTheAxis() {
        Curve curve = curve(BUFFER).build();
        for (String text : List.of("inf", "8x8", "", "NaN", "Infinity", "1e400")) {
            assertTrue(curve.x(point("0.1", text)).isEmpty(), text);
        }
        assertTrue(curve(Quantities.RATE).build().x(point("0.1", "4")).isEmpty());
    }

    @Test
    void constantsAreTheWordsThatAllPointsShare() {
        Curve.Builder builder = curve(Quantities.LOAD);
        assertEquals(Map.of(), builder.build().constants());
        builder.add(point("0.1", "4"));
        assertEquals(Map.of("nodes", "64", "buffer", "4"), builder.build().constants());
        builder.add(point("0.1", "8"));
        assertEquals(Map.of("nodes", "64"), builder.build().constants());
        builder.add(Point.of(Map.of("load", "0.1")).build());
        assertEquals(Map.of(), builder.build().constants());
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
