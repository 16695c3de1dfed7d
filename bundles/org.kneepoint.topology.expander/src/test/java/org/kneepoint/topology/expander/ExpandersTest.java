// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.expander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.RouterGraph;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.support.SplitMix64;
import org.kneepoint.testkit.Refusal;

class ExpandersTest {
    static Stream<GraphNetwork> small() {
        return SizedExpanders.small();
    }

    @ParameterizedTest
    @MethodSource("small")
    void keepsToTheContract(GraphNetwork network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }

    private static void assertSimple(int degree, RouterGraph graph) {
        assertEquals(degree, graph.regularDegree().orElseThrow());
        assertTrue(graph.isConnected());
        for (int router = 0; router < graph.routers(); router++) {
            assertEquals(degree, neighbours(graph, router).distinct().count());
        }
    }

    private static IntStream neighbours(RouterGraph graph, int router) {
        return IntStream.range(0, graph.degree(router)).map(i -> graph.neighbour(router, i));
    }

    @Test
    void jellyfishIsRegularAndConnectedAtEverySmallSize() {
        for (int routers = 4; routers <= 12; routers++) {
            for (int degree = 3; degree < routers; degree++) {
                for (int seed = 0; seed < 5 && routers * degree % 2 == 0; seed++) {
                    GraphNetwork network =
                            SizedExpanders.jellyfish(
                                    "routers=" + routers, "degree=" + degree, "graph_seed=" + seed);
                    assertSimple(degree, network.graph());
                }
            }
        }
    }

    /** Nearly every random link closes a dead end there. */
    @ParameterizedTest
    @CsvSource({"200, 199", "200, 198", "300, 270"})
    void denseJellyfishIsDrawnAsWell(int routers, int degree) {
        GraphNetwork network = SizedExpanders.jellyfish("routers=" + routers, "degree=" + degree);
        assertSimple(degree, network.graph());
    }

    /** The number of labelled regular graphs, OEIS A005815 and A002829: 70, 15 and 465. */
    @ParameterizedTest
    @CsvSource({"4, 3, 1", "6, 3, 70", "6, 4, 15", "7, 4, 465"})
    void everyLabelledGraphIsDrawn(int routers, int degree, int graphs) {
        Set<String> drawn =
                IntStream.range(0, 40 * graphs)
                        .mapToObj(
                                seed ->
                                        RandomRegularGraph.draw(
                                                routers, degree, new SplitMix64(seed)))
                        .filter(lists -> lists.length > 0)
                        .map(Arrays::deepToString)
                        .collect(Collectors.toSet());
        assertEquals(graphs, drawn.size());
    }

    /**
     * The mean distance of the other routers is not below that of a tree of the same degree (V. G.
     * Cerf, D. D. Cowan, R. C. Mullin, R. G. Stanton: A Lower Bound on the Average Shortest Path
     * Length in Regular Graphs, Networks 4, 1974).
     */
    @ParameterizedTest
    @CsvSource({"100, 8", "500, 11", "1000, 16", "2000, 24"})
    void jellyfishIsNearTheLowerBoundOfItsMeanDistance(int routers, int degree) {
        GraphNetwork network = SizedExpanders.jellyfish("routers=" + routers, "degree=" + degree);
        assertSimple(degree, network.graph());
        double bound = 1 + treeDistance(routers, degree);
        double mean = network.meanDistance().orElseThrow();
        assertTrue(mean >= bound && mean <= 1.05 * bound, mean + " by bound " + bound);
    }

    private static double treeDistance(int routers, int degree) {
        double sum = 0;
        long left = routers - 1;
        long atDistance = degree;
        for (int distance = 1; left > 0; distance++) {
            sum += (double) distance * Math.min(left, atDistance);
            left -= Math.min(left, atDistance);
            atDistance *= degree - 1;
        }
        return sum / (routers - 1);
    }

    /** Every router has one link to each other set, and none within its own. */
    @ParameterizedTest
    @CsvSource({"3, 1", "3, 5", "6, 8", "11, 30"})
    void xpanderLinksEverySetWithEveryOther(int degree, int copies) {
        int routers = (degree + 1) * copies;
        RouterGraph graph =
                SizedExpanders.xpander("routers=" + routers, "degree=" + degree).graph();
        assertSimple(degree, graph);
        for (int router = 0; router < routers; router++) {
            int own = router / copies;
            Set<Integer> sets =
                    neighbours(graph, router)
                            .map(r -> r / copies)
                            .boxed()
                            .collect(Collectors.toSet());
            assertEquals(degree, sets.size());
            assertTrue(!sets.contains(own));
        }
    }

    /**
     * Bilu and Linial 2006: the least possible is 2 sqrt(d - 1) - o(1), that of Ramanujan graphs.
     */
    @ParameterizedTest
    @CsvSource({"400, 7", "480, 11", "510, 16"})
    void theSpectralGapOfXpanderIsNearThatOfRamanujanGraphs(int routers, int degree) {
        RouterGraph graph =
                SizedExpanders.xpander("routers=" + routers, "degree=" + degree).graph();
        double ramanujan = 2 * Math.sqrt(degree - 1);
        double second = secondEigenvalue(graph);
        assertTrue(
                second >= 0.85 * ramanujan && second <= 1.1 * ramanujan,
                second + " by " + ramanujan);
        RouterGraph mesh = SizedExpanders.xpander("routers=8 degree=7").graph();
        assertEquals(1, secondEigenvalue(mesh), 1e-6);
    }

    /** Returns the second largest absolute eigenvalue, by power iteration beside the constants. */
    private static double secondEigenvalue(RouterGraph graph) {
        SplitMix64 random = new SplitMix64(1);
        double[] vector = new double[graph.routers()];
        Arrays.setAll(vector, i -> random.next() * 0x1p-63);
        double norm = 1;
        for (int step = 0; step < 1000; step++) {
            double mean = Arrays.stream(vector).average().orElseThrow();
            Arrays.setAll(vector, centred(vector, mean));
            double length = Math.sqrt(Arrays.stream(vector).map(x -> x * x).sum());
            double[] unit = Arrays.stream(vector).map(x -> x / length).toArray();
            Arrays.setAll(vector, r -> neighbours(graph, r).mapToDouble(n -> unit[n]).sum());
            norm = Math.sqrt(Arrays.stream(vector).map(x -> x * x).sum());
        }
        return norm;
    }

    private static IntToDoubleFunction centred(double[] vector, double mean) {
        double[] copy = vector.clone();
        return i -> copy[i] - mean;
    }

    /** The graphs of every machine, and of every later version. */
    @Test
    void theSeedGivesTheGraph() {
        assertEquals(
                Arrays.deepToString(RandomRegularGraph.draw(6, 3, new SplitMix64(1))),
                adjacency(SizedExpanders.jellyfish("routers=6 degree=3")));
        assertNotEquals(
                adjacency(SizedExpanders.jellyfish("routers=50 degree=5")),
                adjacency(SizedExpanders.jellyfish("routers=50 degree=5 graph_seed=2")));
        assertEquals(
                adjacency(SizedExpanders.xpander("routers=48 degree=5 graph_seed=7")),
                adjacency(SizedExpanders.xpander("routers=48 degree=5 graph_seed=7")));
        assertNotEquals(
                adjacency(SizedExpanders.xpander("routers=48 degree=5")),
                adjacency(SizedExpanders.xpander("routers=48 degree=5 graph_seed=2")));
    }

    private static String adjacency(GraphNetwork network) {
        RouterGraph graph = network.graph();
        return IntStream.range(0, graph.routers())
                .mapToObj(r -> Arrays.toString(neighbours(graph, r).sorted().toArray()))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    @Test
    void settingsAreInTheName() {
        assertEquals(
                "jellyfish routers=10 degree=3 concentration=2 graph_seed=4",
                SizedExpanders.jellyfish("routers=10 degree=3 concentration=2 graph_seed=4")
                        .toString());
        assertEquals(
                "xpander routers=8 degree=3",
                SizedExpanders.xpander("routers=8 degree=3").toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "degree=3 | missing [routers]",
                "routers=3 degree=3 | not-allowed [routers] 3",
                "routers=8193 degree=4 | not-allowed [routers] 8193",
                "routers=7 degree=3 | not-allowed [routers, degree] 7",
                "routers=8 degree=2 | not-allowed [degree] 2",
                "routers=8 degree=8 | not-allowed [degree, routers] 8",
                "routers=8 degree=3 concentration=0 | not-allowed [concentration] 0"
            })
    void whatDoesNotFitAJellyfishIsRefused(String settings, String refusal) {
        assertEquals(refusal, Refusal.of(() -> SizedExpanders.jellyfish(settings)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "routers=10 degree=3 | not-allowed [routers, degree] 10",
                "routers=8 degree=8 | not-allowed [degree, routers] 8",
                "routers=8 | missing [degree]"
            })
    void whatDoesNotFitAnXpanderIsRefused(String settings, String refusal) {
        assertEquals(refusal, Refusal.of(() -> SizedExpanders.xpander(settings)));
    }
}
