// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.expander;

import java.util.Arrays;
import java.util.function.Function;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.graph.GraphMemory;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.GraphNetworkBuilder;
import org.kneepoint.graph.HopCounts;
import org.kneepoint.support.SplitMix64;

/** The parameters that Jellyfish and Xpander have in common, and how both are built. */
final class ExpanderParameters {
    static final Parameter<Integer> ROUTERS =
            Parameter.integer("routers", "routers", "routers of the network")
                    .between(4, HopCounts.MAX_ROUTERS);
    static final Parameter<Integer> DEGREE =
            Parameter.integer("degree", "links", "links of each router to others").between(3, 1024);
    static final Parameter<Integer> CONCENTRATION =
            Parameter.integer("concentration", "terminals", "terminals of each router")
                    .between(1, 1024)
                    .withDefault(1);
    static final Parameter<Integer> SEED =
            Parameter.integer("graph_seed", "", "seed of the random graph").withDefault(1);

    static final Parameters ALL = Parameters.of(ROUTERS, DEGREE, CONCENTRATION, SEED);

    /** Draws until a graph is connected; one draw in thousands is not. */
    private static final int MAX_DRAWS = 1000;

    private ExpanderParameters() {}

    /**
     * Builds a network from the first connected graph that is drawn.
     *
     * @param draw draws the linked routers of each router; none in a dead end
     * @throws BadInput if the degree is not below the number of routers, or the network does not
     *     fit the memory
     */
    static Network build(Scenario scenario, String name, Function<SplitMix64, int[][]> draw) {
        int routers = scenario.get(ROUTERS);
        int degree = scenario.get(DEGREE);
        if (degree >= routers) {
            throw BadInput.notAllowed(DEGREE.name(), degree, Range.closed(3, routers - 1))
                    .with(ROUTERS.name(), routers)
                    .nearest(routers - 1);
        }
        int each = scenario.get(CONCENTRATION);
        String text = text(scenario, name);
        double links = routers * (double) degree / 2;
        GraphMemory.require(text, ROUTERS.name(), routers, routers, links, (double) routers * each);
        SplitMix64 random = new SplitMix64(scenario.get(SEED));
        for (int i = 0; i < MAX_DRAWS; i++) {
            int[][] neighbours = draw.apply(random);
            if (neighbours.length > 0 && isConnected(neighbours)) {
                return network(text, neighbours, each);
            }
        }
        throw BadInput.of(
                        SEED.name(),
                        scenario.get(SEED),
                        " gives no connected graph of these sizes: use another")
                .about(ROUTERS.name(), DEGREE.name());
    }

    private static String text(Scenario scenario, String name) {
        StringBuilder text = new StringBuilder(name);
        for (Parameter<Integer> size : Arrays.asList(ROUTERS, DEGREE)) {
            text.append(' ').append(size.name()).append('=').append(scenario.get(size));
        }
        for (Parameter<Integer> extra : Arrays.asList(CONCENTRATION, SEED)) {
            if (scenario.get(extra) != 1) {
                text.append(' ').append(extra.name()).append('=').append(scenario.get(extra));
            }
        }
        return text.toString();
    }

    private static boolean isConnected(int[][] neighbours) {
        int[] reached = new int[neighbours.length];
        boolean[] isReached = new boolean[neighbours.length];
        isReached[0] = true;
        int size = 1;
        for (int i = 0; i < size; i++) {
            for (int next : neighbours[reached[i]]) {
                if (!isReached[next]) {
                    isReached[next] = true;
                    reached[size++] = next;
                }
            }
        }
        return size == neighbours.length;
    }

    private static Network network(String text, int[][] neighbours, int concentration) {
        GraphNetworkBuilder builder =
                GraphNetwork.builder(text, neighbours.length).terminalsEach(concentration);
        for (int router = 0; router < neighbours.length; router++) {
            for (int other : neighbours[router]) {
                if (router < other) {
                    builder.link(router, other);
                }
            }
        }
        return builder.build();
    }
}
