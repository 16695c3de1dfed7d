// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.RouterGraph;
import org.kneepoint.testkit.ReferenceTable;

/** Published figures of the named graphs. */
class NamedGraphTest {
    private static final double ROUNDING = 1e-9;

    static Stream<Map<String, String>> published() {
        return ReferenceTable.rows(NamedGraphTest.class, "named.csv");
    }

    private static int figure(Map<String, String> row, String column) {
        return (int) ReferenceTable.number(row, column);
    }

    @ParameterizedTest
    @MethodSource("published")
    void figuresAreThePublishedOnes(Map<String, String> row) {
        GraphNetwork network = SizedGraphs.named(row.get("graph"), 1);
        RouterGraph graph = network.graph();
        assertEquals(figure(row, "routers"), network.routers());
        assertEquals(figure(row, "degree"), graph.regularDegree().orElseThrow());
        assertEquals(figure(row, "diameter") + 1, network.diameter().orElseThrow());
        assertEquals(figure(row, "girth"), girth(graph));
        String stated = NamedGraph.of(row.get("graph")).meaning();
        assertEquals(
                List.of(
                        row.get("routers"),
                        row.get("degree"),
                        row.get("diameter"),
                        row.get("girth")),
                List.of(stated.split(";")[0].replaceAll("[a-z ]+", "").split(",")));
    }

    @Test
    void everyGraphIsPublished() {
        assertEquals(
                List.of(NamedGraph.labels()),
                published().map(row -> row.get("graph")).sorted(NamedGraphTest::inOrder).toList());
    }

    private static int inOrder(String one, String other) {
        return NamedGraph.of(one).compareTo(NamedGraph.of(other));
    }

    /** Returns the fewest links of a cycle: an edge and the shortest path without it. */
    private static int girth(RouterGraph graph) {
        int least = Integer.MAX_VALUE;
        for (int router = 0; router < graph.routers(); router++) {
            for (int channel = 0; channel < graph.degree(router); channel++) {
                int end = graph.neighbour(router, channel);
                least = Math.min(least, 1 + withoutLink(graph, router, end));
            }
        }
        return least;
    }

    private static int withoutLink(RouterGraph graph, int from, int to) {
        int[] distances = new int[graph.routers()];
        Arrays.fill(distances, Integer.MAX_VALUE / 2);
        distances[from] = 0;
        Deque<Integer> queue = new ArrayDeque<>(List.of(from));
        while (!queue.isEmpty()) {
            int here = queue.remove();
            for (int channel = 0; channel < graph.degree(here); channel++) {
                int next = graph.neighbour(here, channel);
                if (!(here == from && next == to) && distances[next] > distances[here] + 1) {
                    distances[next] = distances[here] + 1;
                    queue.add(next);
                }
            }
        }
        return distances[to];
    }

    @ParameterizedTest
    @MethodSource("published")
    void stronglyRegularGraphsHaveConstantCommonNeighbours(Map<String, String> row) {
        RouterGraph graph = SizedGraphs.named(row.get("graph"), 1).graph();
        Set<String> found = new TreeSet<>();
        for (int router = 0; router < graph.routers(); router++) {
            for (int other = 0; other < router; other++) {
                BitSet common = neighbours(graph, router);
                boolean isLinked = common.get(other);
                common.and(neighbours(graph, other));
                found.add((isLinked ? "linked " : "unlinked ") + common.cardinality());
            }
        }
        String expected = row.get("common");
        assertEquals(!expected.isEmpty(), found.size() == 2, found::toString);
        if (!expected.isEmpty()) {
            String[] counts = expected.split(" ");
            assertEquals(Set.of("linked " + counts[0], "unlinked " + counts[1]), found);
        }
    }

    private static BitSet neighbours(RouterGraph graph, int router) {
        BitSet neighbours = new BitSet();
        IntStream.range(0, graph.degree(router))
                .forEach(channel -> neighbours.set(graph.neighbour(router, channel)));
        return neighbours;
    }

    /**
     * In a symmetric graph all channels carry the same: the channels of all paths over the number
     * of channels. For Hoffman-Singleton with 4 terminals a router 0.9567, as of the Slim Fly of q
     * = 5, which is the same graph, by an independent implementation.
     */
    @ParameterizedTest
    @MethodSource("published")
    void channelsOfSymmetricGraphsAreEquallyLoaded(Map<String, String> row) {
        int concentration = row.get("graph").equals("hoffman-singleton") ? 4 : 6;
        GraphNetwork network = SizedGraphs.named(row.get("graph"), concentration);
        double paths = IntStream.of(network.graph().distancesFrom(0)).sum();
        double load =
                concentration
                        * concentration
                        * paths
                        / (network.terminals() - 1)
                        / figure(row, "degree");
        double bound = SizedGraphs.uniformBound(network);
        assertEquals(
                Boolean.parseBoolean(row.get("symmetric")),
                Math.abs(bound * load - 1) < ROUNDING,
                () -> bound + " at channel load " + load);
        if (row.get("graph").equals("hoffman-singleton")) {
            assertEquals(0.9567, bound, 5e-5);
        }
    }
}
