// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.traffic.Scenarios;
import org.kneepoint.traffic.Terminals;

/** Tornado and neighbour against loops over the places of a network. */
class DigitPermutationTest {
    private static final TrafficPattern TORNADO = new Tornado();
    private static final TrafficPattern NEIGHBOUR = new Neighbour();

    /** Half way around a ring, rounded up, less one. */
    private static int tornado(int radix) {
        return (int) Math.ceil(radix / 2.0) - 1;
    }

    /** Terminals in the order in which they are numbered, place by place. */
    private static int[] byPlace(int local, int a, int b, int c, IntUnaryOperator steps) {
        int[] partners = new int[local * a * b * c];
        int source = 0;
        for (int z = 0; z < c; z++) {
            for (int y = 0; y < b; y++) {
                for (int x = 0; x < a; x++) {
                    for (int i = 0; i < local; i++) {
                        int toX = (x + steps.applyAsInt(a)) % a;
                        int toY = (y + steps.applyAsInt(b)) % b;
                        int toZ = (z + steps.applyAsInt(c)) % c;
                        partners[source] = ((toZ * b + toY) * a + toX) * local + i;
                        source++;
                    }
                }
            }
        }
        return partners;
    }

    @ParameterizedTest
    @CsvSource({
        "1, 3, 4, 5, radix=3x4x5",
        "1, 8, 8, 1, radix=8x8",
        "1, 8, 8, 1, radix=8",
        "1, 8, 8, 8, radix=8",
        "1, 7, 1, 1, radix=7",
        "1, 2, 8, 1, radix=2x8",
        "1, 1, 9, 1, radix=1x9"
    })
    void alongEveryDimension(int local, int a, int b, int c, String radix) {
        int terminals = local * a * b * c;
        assertArrayEquals(
                byPlace(local, a, b, c, DigitPermutationTest::tornado),
                Patterns.partners(TORNADO, terminals, radix, "self=true"));
        assertArrayEquals(
                byPlace(local, a, b, c, k -> 1),
                Patterns.partners(NEIGHBOUR, terminals, radix, "self=true"));
    }

    @ParameterizedTest
    @CsvSource({"2, 4, 6, 1, radix=4x6", "4, 4, 4, 1, radix=4", "3, 5, 1, 1, radix=5"})
    void terminalsOfOneRouterMoveTogether(int local, int a, int b, int c, String radix) {
        int terminals = local * a * b * c;
        String concentration = "concentration=" + local;
        assertArrayEquals(
                byPlace(local, a, b, c, DigitPermutationTest::tornado),
                Patterns.partners(TORNADO, terminals, radix, concentration, "self=true"));
        assertArrayEquals(
                byPlace(local, a, b, c, k -> 1),
                Patterns.partners(NEIGHBOUR, terminals, radix, concentration, "self=true"));
    }

    @Test
    void asInTheBook() {
        assertArrayEquals(
                new int[] {3, 4, 5, 6, 7, 0, 1, 2}, Patterns.partners(TORNADO, 8, "radix=8"));
        assertArrayEquals(
                new int[] {3, 4, 5, 6, 0, 1, 2}, Patterns.partners(TORNADO, 7, "radix=7"));
        assertArrayEquals(
                new int[] {4, 5, 3, 7, 8, 6, 1, 2, 0}, Patterns.partners(NEIGHBOUR, 9, "radix=3"));
    }

    /** As mesh and torus of nodes= alone, and networks whose switches have what size it takes. */
    @ParameterizedTest
    @CsvSource({
        "4, 4, 1, nodes=16",
        "4, 4, 4, dimensions=3",
        "16, 1, 1, dimensions=1",
        "3, 3, 3, stages=3",
        "9, 9, 1, levels=2"
    })
    void whereTheRadixIsLeftOpenItIsTheRoot(int a, int b, int c, String word) {
        assertArrayEquals(
                byPlace(1, a, b, c, DigitPermutationTest::tornado),
                Patterns.partners(TORNADO, a * b * c, word));
    }

    @Test
    void theRootIsThatOfTheRouters() {
        assertArrayEquals(
                byPlace(4, 3, 3, 1, k -> 1),
                Patterns.partners(NEIGHBOUR, 36, "nodes=36", "concentration=4"));
    }

    /** Words that a network would not accept together. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "radix=3",
                "radix=2x4",
                "radix=1",
                "radix=32",
                "radix=4x4x4",
                "radix=2147483647x2147483647x4",
                "dimensions=3",
                "dimensions=2000000000"
            })
    void withoutAShapeThatFitsThereIsOneRing(String word) {
        assertArrayEquals(
                byPlace(1, 16, 1, 1, DigitPermutationTest::tornado),
                Patterns.partners(TORNADO, 16, word));
        assertArrayEquals(byPlace(1, 16, 1, 1, k -> 1), Patterns.partners(NEIGHBOUR, 16, word));
    }

    /** However the size of a hypercube is given. */
    @Test
    void aNetworkWithoutTheWordIsOneRing() {
        Parameters cube =
                TORNADO.parameters()
                        .and(
                                Parameters.of(
                                        StandardParameters.DIMENSIONS.optional(),
                                        StandardParameters.NODES.optional()));
        for (String word : new String[] {"dimensions=4", "nodes=16"}) {
            TrafficPattern.Destinations ring =
                    TORNADO.build(Scenarios.of(cube, word), new Terminals(16));
            for (int source = 0; source < 16; source++) {
                assertEquals((source + 7) % 16, ring.destination(source, null));
            }
        }
    }

    @Test
    void aConcentrationThatDoesNotFitIsPassedOver() {
        assertArrayEquals(
                byPlace(1, 16, 1, 1, k -> 1),
                Patterns.partners(NEIGHBOUR, 16, "radix=4", "concentration=3"));
        assertArrayEquals(
                byPlace(1, 16, 1, 1, k -> 1),
                Patterns.partners(NEIGHBOUR, 16, "radix=4", "concentration=2000000000"));
    }

    @Test
    void aRadixMayAlsoBeOneNumber() {
        Parameter<Integer> radix = Parameter.integer("radix", "ports", "switch size");
        Parameters words = TORNADO.parameters().and(Parameters.of(radix));
        Scenario scenario = Scenarios.of(words, "radix=4");
        TrafficPattern.Destinations destinations = TORNADO.build(scenario, new Terminals(16));
        int[] expected = byPlace(1, 4, 4, 1, DigitPermutationTest::tornado);
        for (int source = 0; source < 16; source++) {
            assertEquals(expected[source], destinations.destination(source, null));
        }
    }

    @Test
    void ringsOfTwoHaveNoTornado() {
        Scenarios.assertRefused("nobody sends", () -> Patterns.of(TORNADO, 64, "radix=2"));
        Scenarios.assertRefused("nobody sends", () -> Patterns.of(TORNADO, 4, "radix=2x2"));
        assertArrayEquals(
                new int[] {0, 1, 2, 3}, Patterns.partners(TORNADO, 4, "radix=2", "self=true"));
        assertArrayEquals(
                Patterns.partners(new BitComplement(), 64),
                Patterns.partners(NEIGHBOUR, 64, "radix=2"));
    }
}
