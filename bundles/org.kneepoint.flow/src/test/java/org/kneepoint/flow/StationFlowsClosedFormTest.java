// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Network;

/** Uniform traffic against closed forms. */
class StationFlowsClosedFormTest {
    private static final double ROUNDING = 1e-12;

    /**
     * Greenberg and Guan 1997, eq. (12) to (14): 2^l P_l on each link between levels l and l + 1.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void fatTree(int levels) {
        StationFlows flows = FlowCases.uniform("fat-tree levels=" + levels);
        double[] expected =
                IntStream.range(1, levels)
                        .mapToDouble(
                                l ->
                                        Math.pow(2, l)
                                                * (Math.pow(4, levels) - Math.pow(4, l))
                                                / (Math.pow(4, levels) - 1))
                        .flatMap(rate -> DoubleStream.of(rate, rate))
                        .sorted()
                        .toArray();
        double[] found =
                links(flows).mapToDouble(i -> flows.rate(i) / flows.ports(i)).sorted().toArray();
        assertArrayEquals(expected, found, ROUNDING);
    }

    /** The mean distances that Greenberg and Guan 1997, section 3.2, give in channels. */
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 3.6", "3, 5.428571", "4, 7.364706", "5, 9.343109"})
    void distancesInFatTrees(int levels, double channels) {
        assertEquals(channels, FlowCases.uniform("fat-tree levels=" + levels).meanChannels(), 5e-7);
    }

    /** N/2 of N - 1 destinations differ in any bit, and half of these in the next. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void hypercube(int dimensions) {
        StationFlows flows = FlowCases.uniform("hypercube dimensions=" + dimensions);
        double terminals = Math.pow(2, dimensions);
        assertEquals(dimensions, links(flows).count());
        for (int i = 1; i <= dimensions; i++) {
            assertEquals(terminals / 2 / (terminals - 1), flows.rate(i), ROUNDING);
            int first = flows.firstTransition(i);
            assertEquals(Math.pow(2, 1 - i), flows.probability(first), ROUNDING);
            for (int t = first + 1; t < flows.firstTransition(i + 1); t++) {
                assertEquals(Math.pow(2, flows.target(t) - i), flows.probability(t), ROUNDING);
            }
        }
    }

    /** (k^2 - 1) / 8k N / (N - 1) on every link of a k-ary n-cube of odd k. */
    @ParameterizedTest
    @CsvSource({"3, 1", "7, 1", "5, 2", "3, 3"})
    void oddTorus(int radix, int dimensions) {
        Network torus = FlowCases.network("torus radix=" + radix + " dimensions=" + dimensions);
        StationGraph graph =
                FlowCases.graph(
                        torus, torus.routings().get(0), FlowCases.pattern("uniform", torus));
        double[] rates = new double[graph.size()];
        for (int i = 0; i < graph.size(); i++) {
            rates[graph.link[i]] += graph.kind[i] == StationKind.LINK ? graph.rate[i] : 0;
        }
        double terminals = Math.pow(radix, dimensions);
        double expected = (radix * radix - 1) / 8.0 / radix * terminals / (terminals - 1);
        double[] found = Arrays.stream(rates).filter(rate -> rate > 0).toArray();
        assertEquals(2 * dimensions * torus.terminals(), found.length);
        Arrays.stream(found).forEach(rate -> assertEquals(expected, rate, ROUNDING));
    }

    /** (i + 1)(k - 1 - i) / k N / (N - 1) on the links from coordinate i to i + 1 and back. */
    @Test
    void mesh() {
        StationFlows flows = FlowCases.uniform("mesh radix=5");
        double[] expected =
                IntStream.of(0, 1, 2, 3)
                        .mapToDouble(i -> (i + 1) * (4 - i) / 5.0 * 25 / 24)
                        .distinct()
                        .sorted()
                        .toArray();
        double[] found =
                links(flows)
                        .mapToDouble(i -> Math.rint(flows.rate(i) * 1e9) / 1e9)
                        .distinct()
                        .sorted()
                        .toArray();
        assertArrayEquals(expected, found, 1e-8);
    }

    /** Lines between stages carry the traffic of one terminal; a line leads to any of k. */
    @Test
    void omega() {
        StationFlows flows = FlowCases.uniform("omega radix=2 stages=6");
        links(flows).forEach(i -> assertEquals(1, flows.rate(i), ROUNDING));
        assertEquals(7, flows.meanChannels(), ROUNDING);
    }

    private static IntStream links(StationFlows flows) {
        return IntStream.range(0, flows.size()).filter(i -> flows.kind(i) == StationKind.LINK);
    }
}
