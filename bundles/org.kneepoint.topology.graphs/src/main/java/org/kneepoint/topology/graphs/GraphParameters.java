// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.graph.GraphMemory;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.graph.GraphNetworkBuilder;
import org.kneepoint.graph.HopCounts;

/** The parameters that the topologies of this bundle have in common. */
final class GraphParameters {
    private static final int MAX_CONCENTRATION = 1024;

    static final Parameter<Integer> CONCENTRATION =
            Parameter.integer("concentration", "terminals", "terminals of each router")
                    .between(1, MAX_CONCENTRATION)
                    .withDefault(1);

    private GraphParameters() {}

    /** Returns the parameter for the number of routers. */
    static Parameter<Integer> routers(int fewest) {
        return Parameter.integer("routers", "routers", "routers of the network")
                .between(fewest, HopCounts.MAX_ROUTERS);
    }

    /**
     * Begins a network with equal terminals at every router.
     *
     * @param text the network without its concentration
     * @param size the parameter that sets its size
     * @param links number of links
     * @throws BadInput if it does not fit the memory
     */
    static GraphNetworkBuilder builder(
            Scenario scenario, String text, Parameter<?> size, int routers, double links) {
        int each = scenario.get(CONCENTRATION);
        String whole = each == 1 ? text : text + " concentration=" + each;
        GraphMemory.require(
                whole, size.name(), scenario.get(size), routers, links, (double) routers * each);
        return GraphNetwork.builder(whole, routers).terminalsEach(each);
    }
}
