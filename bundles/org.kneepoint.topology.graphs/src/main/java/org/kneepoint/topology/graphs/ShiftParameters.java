// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.graph.ChannelAttributes;
import org.kneepoint.graph.GraphNetworkBuilder;

/** The parameters of the directed graphs of de Bruijn and Kautz, and how they are built. */
final class ShiftParameters {
    private static final int MAX_DEGREE = 1024;

    private static final Parameter<Integer> ROUTERS = GraphParameters.routers(3);
    private static final Parameter<Integer> DEGREE =
            Parameter.integer("degree", "channels", "channels that leave each router")
                    .between(2, MAX_DEGREE)
                    .withDefault(2);

    static final Parameters ALL = Parameters.of(ROUTERS, DEGREE, GraphParameters.CONCENTRATION);

    private ShiftParameters() {}

    /** The end of a channel, before it is taken modulo the number of routers. */
    @FunctionalInterface
    interface Successor {
        /**
         * Returns it.
         *
         * @param channel 0 to the degree - 1
         */
        int of(int router, int degree, int channel);
    }

    /**
     * Builds a graph; channels of a router to itself are left out.
     *
     * @throws BadInput if the degree is not below the number of routers
     */
    static Network build(Scenario scenario, String name, Successor successor) {
        int routers = scenario.get(ROUTERS);
        int degree = scenario.get(DEGREE);
        if (degree >= routers) {
            throw BadInput.notAllowed(DEGREE.name(), degree, Range.closed(2, routers - 1))
                    .with(ROUTERS.name(), routers)
                    .nearest(routers - 1);
        }
        String text = name + " routers=" + routers + " degree=" + degree;
        GraphNetworkBuilder builder =
                GraphParameters.builder(
                        scenario, text, ROUTERS, routers, (double) routers * degree);
        for (int router = 0; router < routers; router++) {
            for (int channel = 0; channel < degree; channel++) {
                int end = Math.floorMod(successor.of(router, degree, channel), routers);
                if (end != router) {
                    builder.channel(router, end, ChannelAttributes.DEFAULT);
                }
            }
        }
        return builder.build();
    }
}
