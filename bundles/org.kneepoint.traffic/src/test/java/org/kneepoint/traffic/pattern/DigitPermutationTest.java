// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.testkit.StarNetwork;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.TypedScenarios;

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

    /** Destination of each terminal, which may be itself. */
    private static int[] partners(
            TrafficPattern pattern, Topology topology, Parameters known, String parameters) {
        Network network =
                topology.build(TypedScenarios.of(topology.parameters(), parameters.split(" ")));
        Scenario scenario =
                known.all().isEmpty()
                        ? TypedScenarios.of(pattern.parameters(), "self=true")
                        : TypedScenarios.of(
                                pattern.parameters().and(known),
                                (parameters + " self=true").split(" "));
        TrafficPattern.Destinations destinations = pattern.build(scenario, network);
        return IntStream.range(0, network.terminals())
                .map(source -> destinations.destination(source, null))
                .toArray();
    }

    private static int[] partners(TrafficPattern pattern, Topology topology, String parameters) {
        return partners(pattern, topology, topology.parameters(), parameters);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 3, 4, 5, radix=3x4x5",
        "1, 8, 8, 1, radix=8x8",
        "1, 8, 8, 1, radix=8",
        "1, 8, 8, 8, radix=8 dimensions=3",
        "1, 7, 1, 1, radix=7 dimensions=1",
        "1, 2, 8, 1, radix=2x8",
        "1, 1, 9, 1, radix=1x9",
        "1, 4, 4, 1, nodes=16",
        "1, 4, 4, 4, nodes=64 dimensions=3",
        "1, 2, 2, 2, radix=2 dimensions=3",
        "2, 4, 6, 1, radix=4x6 concentration=2",
        "4, 4, 4, 1, radix=4 concentration=4",
        "4, 3, 3, 1, nodes=36 concentration=4"
    })
    void alongEveryDimensionOfAGrid(int local, int a, int b, int c, String parameters) {
        int[] tornado = byPlace(local, a, b, c, DigitPermutationTest::tornado);
        int[] neighbour = byPlace(local, a, b, c, k -> 1);
        for (Topology topology : new Topology[] {new TorusTopology(), new MeshTopology()}) {
            assertArrayEquals(tornado, partners(TORNADO, topology, parameters));
            assertArrayEquals(neighbour, partners(NEIGHBOUR, topology, parameters));
        }
    }

    /** The network determines what its settings do not. */
    @Test
    void aGridNeedsNoRadixParameter() {
        assertArrayEquals(
                byPlace(2, 4, 6, 1, k -> 1),
                partners(
                        NEIGHBOUR,
                        new MeshTopology(),
                        Parameters.of(),
                        "radix=4x6 concentration=2"));
    }

    @Test
    void asInTheBook() {
        assertArrayEquals(
                new int[] {3, 4, 5, 6, 7, 0, 1, 2},
                PatternFixtures.partners(TORNADO, 8, "radix=8"));
        assertArrayEquals(
                new int[] {3, 4, 5, 6, 0, 1, 2}, PatternFixtures.partners(TORNADO, 7, "radix=7"));
        assertArrayEquals(
                new int[] {4, 5, 3, 7, 8, 6, 1, 2, 0},
                PatternFixtures.partners(NEIGHBOUR, 9, "radix=3"));
    }

    /** As networks of any switch size. */
    @ParameterizedTest
    @CsvSource({
        "4, 4, 1, nodes=16",
        "3, 3, 3, stages=3",
        "9, 9, 1, levels=2",
        "4, 4, 4, radix=4",
        "16, 1, 1, radix=16"
    })
    void elsewhereByTheNumberOfTheTerminal(int a, int b, int c, String name) {
        assertArrayEquals(
                byPlace(1, a, b, c, DigitPermutationTest::tornado),
                PatternFixtures.partners(TORNADO, a * b * c, name));
    }

    /** Settings that a network would not accept together. */
    @ParameterizedTest
    @ValueSource(strings = {"radix=3", "radix=1", "radix=32", "stages=3", "stages=2000000000"})
    void withoutDigitsThatFitThereIsOneRing(String name) {
        assertArrayEquals(
                byPlace(1, 16, 1, 1, DigitPermutationTest::tornado),
                PatternFixtures.partners(TORNADO, 16, name));
        assertArrayEquals(
                byPlace(1, 16, 1, 1, k -> 1), PatternFixtures.partners(NEIGHBOUR, 16, name));
    }

    /** By any of the size parameters. */
    @ParameterizedTest
    @ValueSource(strings = {"dimensions=4", "nodes=16"})
    void aHypercubeIsOneRing(String name) {
        assertArrayEquals(
                byPlace(1, 16, 1, 1, DigitPermutationTest::tornado),
                partners(TORNADO, new HypercubeTopology(), name));
    }

    @Test
    void aRadixMayAlsoBeOneNumber() {
        Parameter<Integer> radix = Parameter.integer("radix", "ports", "switch size");
        Parameters parameters = TORNADO.parameters().and(Parameters.of(radix));
        Scenario scenario = TypedScenarios.of(parameters, "radix=4");
        TrafficPattern.Destinations destinations = TORNADO.build(scenario, StarNetwork.of(16));
        int[] expected = byPlace(1, 4, 4, 1, DigitPermutationTest::tornado);
        for (int source = 0; source < 16; source++) {
            assertEquals(expected[source], destinations.destination(source, null));
        }
    }

    @Test
    void ringsOfTwoHaveNoTornado() {
        TypedScenarios.assertUnusable("self", () -> PatternFixtures.of(TORNADO, 64, "radix=2"));
        assertArrayEquals(
                new int[] {0, 1, 2, 3},
                PatternFixtures.partners(TORNADO, 4, "radix=2", "self=true"));
        assertArrayEquals(
                PatternFixtures.partners(new BitComplement(), 64),
                PatternFixtures.partners(NEIGHBOUR, 64, "radix=2"));
    }
}
