// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.RouterGraph;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.testkit.Refusal;

/** Sizes and distances of the families, against formulas and the words behind the numbers. */
class GraphsTest {
    private static final double ROUNDING = 1e-9;

    static Stream<GraphNetwork> small() {
        return SizedGraphs.small();
    }

    @ParameterizedTest
    @MethodSource("small")
    void keepsToTheContract(GraphNetwork network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }

    /** Of p terminals at each of n routers, p send p / (p n - 1) over a channel. */
    @ParameterizedTest
    @CsvSource({"4, 16, 1", "6, 20, 1", "4, 24, 2"})
    void channelsOfAFullMeshShareTheTraffic(int routers, int concentration, int links) {
        GraphNetwork mesh =
                SizedGraphs.of(
                        new FullMeshTopology(),
                        "routers=" + routers,
                        "concentration=" + concentration,
                        "links=" + links);
        assertEquals(links * routers * (routers - 1), mesh.graph().channels());
        double load = (double) concentration * concentration / (concentration * routers - 1);
        assertEquals(links / load, SizedGraphs.uniformBound(mesh), ROUNDING);
    }

    /** From word x to word y: as many digits as are not in the longest overlap. */
    @ParameterizedTest
    @CsvSource({"2, 4", "3, 3", "4, 2", "2, 6"})
    void deBruijnDistancesFollowFromTheOverlap(int degree, int digits) {
        int routers = (int) Math.round(Math.pow(degree, digits));
        RouterGraph graph =
                SizedGraphs.of(new DeBruijnTopology(), "routers=" + routers, "degree=" + degree)
                        .graph();
        assertEquals(routers * degree - degree, graph.channels());
        for (int x = 0; x < routers; x++) {
            int[] distances = graph.distancesFrom(x);
            for (int y = 0; y < routers; y++) {
                String from = word(x, degree, digits);
                assertEquals(missing(from, word(y, degree, digits)), distances[y]);
            }
        }
    }

    private static String word(int number, int base, int digits) {
        return IntStream.range(0, digits)
                .mapToObj(i -> Integer.toString(number / power(base, digits - 1 - i) % base))
                .reduce("", String::concat);
    }

    private static int power(int base, int exponent) {
        return exponent == 0 ? 1 : base * power(base, exponent - 1);
    }

    private static int missing(String from, String to) {
        int steps = 0;
        while (!to.startsWith(from.substring(steps))) {
            steps++;
        }
        return steps;
    }

    /** Pairs of words by what is not in the overlap; no letter twice in a row. */
    @ParameterizedTest
    @CsvSource({"2, 2", "2, 3", "3, 2", "2, 5", "4, 3"})
    void kautzDistancesFollowFromTheOverlap(int degree, int letters) {
        int routers = power(degree, letters) + power(degree, letters - 1);
        RouterGraph graph =
                SizedGraphs.of(new KautzTopology(), "routers=" + routers, "degree=" + degree)
                        .graph();
        assertEquals(degree, graph.regularDegree().orElseThrow());
        List<String> words =
                IntStream.range(0, power(degree + 1, letters))
                        .mapToObj(number -> word(number, degree + 1, letters))
                        .filter(word -> !word.matches(".*(.)\\1.*"))
                        .toList();
        assertEquals(routers, words.size());
        long[] expected = new long[letters + 1];
        long[] found = new long[letters + 1];
        for (int x = 0; x < routers; x++) {
            int[] distances = graph.distancesFrom(x);
            for (int y = 0; y < routers; y++) {
                expected[missing(words.get(x), words.get(y))]++;
                found[distances[y]]++;
            }
        }
        assertArrayEquals(expected, found);
    }

    /** Imase and Itoh 1981, 1983: the next integer above the logarithm. */
    @ParameterizedTest
    @CsvSource({"2", "3", "5"})
    void anyNumberOfRoutersHasAShortDiameter(int degree) {
        for (int routers = 3 * degree; routers < 300; routers += 13) {
            int most = 0;
            while (power(degree, most) < routers) {
                most++;
            }
            for (Topology topology : List.of(new KautzTopology(), new DeBruijnTopology())) {
                GraphNetwork network =
                        SizedGraphs.of(topology, "routers=" + routers, "degree=" + degree);
                assertTrue(network.diameter().orElseThrow() <= most + 1, network::toString);
            }
        }
    }

    /** Fris, Havel, Liebl 1997. */
    @ParameterizedTest
    @CsvSource({"3, 24, 6", "4, 64, 8", "5, 160, 10", "6, 384, 13", "7, 896, 15"})
    void cubeConnectedCyclesHaveThePublishedDiameter(int dimensions, int routers, int diameter) {
        GraphNetwork network =
                SizedGraphs.of(new CubeConnectedCyclesTopology(), "dimensions=" + dimensions);
        assertEquals(routers, network.routers());
        assertEquals(3, network.graph().regularDegree().orElseThrow());
        assertEquals(diameter + 1, network.diameter().orElseThrow());
    }

    @Test
    void settingsAreInTheName() {
        assertEquals(
                "full-mesh routers=3 links=2 concentration=4",
                SizedGraphs.of(new FullMeshTopology(), "routers=3", "links=2", "concentration=4")
                        .toString());
        assertEquals(
                "named-graph graph=tutte-coxeter",
                SizedGraphs.named("tutte-coxeter", 1).toString());
    }

    @Test
    void whatDoesNotFitIsRefused() {
        Topology mesh = new FullMeshTopology();
        assertEquals("missing [routers]", Refusal.of(() -> SizedGraphs.of(mesh)));
        assertEquals(
                "not-allowed [routers] 1", Refusal.of(() -> SizedGraphs.of(mesh, "routers=1")));
        assertEquals(
                "unusable [routers] 8192",
                Refusal.of(() -> SizedGraphs.of(mesh, "routers=8192", "links=1024")));
        assertEquals(
                "not-allowed [degree, routers] 4",
                Refusal.of(() -> SizedGraphs.of(new KautzTopology(), "routers=4", "degree=4")));
        assertEquals(
                "not-allowed [graph] peterson",
                Refusal.of(() -> SizedGraphs.of(new NamedGraphTopology(), "graph=peterson")));
        assertEquals(
                "not-allowed [dimensions] 10",
                Refusal.of(
                        () -> SizedGraphs.of(new CubeConnectedCyclesTopology(), "dimensions=10")));
    }
}
