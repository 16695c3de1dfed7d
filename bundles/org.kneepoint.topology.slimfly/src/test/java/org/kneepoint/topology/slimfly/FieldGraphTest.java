// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.slimfly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.RouterGraph;

/** Order, degree and diameter of the graphs, by their adjacency. */
class FieldGraphTest {
    static Stream<Integer> orders() {
        return FiniteFieldTest.ORDERS.stream();
    }

    static Stream<Integer> ordersOfMmsGraphs() {
        return orders().filter(q -> q > 2);
    }

    /** Besta and Hoefler 2014, section II-B: q = 4w + delta. */
    @ParameterizedTest
    @MethodSource("ordersOfMmsGraphs")
    void mmsGraphsHaveThePublishedOrderAndDegree(int q) {
        int delta = q % 4 == 3 ? -1 : q % 4;
        BitSet[] adjacency = adjacency(SizedNetworks.slimFly("q=" + q + " concentration=1"));
        assertEquals(2 * q * q, adjacency.length);
        assertTrue(
                Arrays.stream(adjacency).allMatch(row -> row.cardinality() * 2 == 3 * q - delta));
        assertDiameterOfTwo(adjacency);
    }

    @ParameterizedTest
    @MethodSource("ordersOfMmsGraphs")
    void generatorSetsAreSymmetricAndCoverTheField(int q) {
        FiniteField field = new FiniteField(q);
        BitSet covered = new BitSet();
        for (int set = 0; set < 2; set++) {
            BitSet generators = new BitSet();
            Arrays.stream(new MmsGraph(field).generators(set)).forEach(generators::set);
            assertTrue(generators.stream().map(field::negative).allMatch(generators::get));
            covered.or(generators);
        }
        assertEquals(IntStream.range(1, q).boxed().toList(), covered.stream().boxed().toList());
    }

    /** Lakhotia et al. 2022, section IV: q + 1 quadrics of degree q. */
    @ParameterizedTest
    @MethodSource("orders")
    void polarityGraphsHaveThePublishedOrderAndDegrees(int q) {
        BitSet[] adjacency = adjacency(SizedNetworks.polarFly("q=" + q + " concentration=1"));
        assertEquals(q * q + q + 1, adjacency.length);
        List<Integer> degrees = Arrays.stream(adjacency).map(BitSet::cardinality).sorted().toList();
        assertEquals(q, degrees.get(0));
        assertEquals(q, degrees.get(q));
        assertEquals(q + 1, degrees.get(q + 1));
        assertEquals(q + 1, degrees.get(degrees.size() - 1));
        assertDiameterOfTwo(adjacency);
    }

    /**
     * Two points are both orthogonal to exactly one, which is one of the two only for a quadric.
     */
    @ParameterizedTest
    @MethodSource("orders")
    void polarityGraphsHaveAtMostOneCommonNeighbour(int q) {
        BitSet[] adjacency = adjacency(SizedNetworks.polarFly("q=" + q + " concentration=1"));
        for (int a = 0; a < adjacency.length; a++) {
            for (int b = 0; b < a; b++) {
                int common = common(adjacency, a, b);
                assertTrue(common == 1 || common == 0 && adjacency[a].get(b));
            }
        }
    }

    /** The Hoffman-Singleton graph: a Moore graph, of degree 7 and girth 5. */
    @Test
    void theMmsGraphOfFiveIsThatOfHoffmanAndSingleton() {
        BitSet[] adjacency = adjacency(SizedNetworks.slimFly("q=5"));
        assertEquals(50, adjacency.length);
        for (int a = 0; a < adjacency.length; a++) {
            assertEquals(7, adjacency[a].cardinality());
            for (int b = 0; b < a; b++) {
                assertEquals(adjacency[a].get(b) ? 0 : 1, common(adjacency, a, b));
            }
        }
    }

    private static void assertDiameterOfTwo(BitSet[] adjacency) {
        for (int router = 0; router < adjacency.length; router++) {
            BitSet reached = (BitSet) adjacency[router].clone();
            adjacency[router].stream().forEach(next -> reached.or(adjacency[next]));
            assertEquals(adjacency.length, reached.cardinality());
        }
        assertTrue(adjacency[0].cardinality() < adjacency.length - 1);
    }

    private static int common(BitSet[] adjacency, int a, int b) {
        BitSet both = (BitSet) adjacency[a].clone();
        both.and(adjacency[b]);
        return both.cardinality();
    }

    /** Returns the neighbours of each router, which no two links share. */
    private static BitSet[] adjacency(GraphNetwork network) {
        RouterGraph graph = network.graph();
        BitSet[] rows = new BitSet[graph.routers()];
        for (int router = 0; router < rows.length; router++) {
            rows[router] = new BitSet();
            for (int channel = 0; channel < graph.degree(router); channel++) {
                rows[router].set(graph.neighbour(router, channel));
            }
            assertEquals(graph.degree(router), rows[router].cardinality());
        }
        return rows;
    }
}
