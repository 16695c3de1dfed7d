// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** The path of a message in a network with one path from input to output. */
final class DestinationTagPath {
    private DestinationTagPath() {}

    /** Returns the output port at each router, ejection included, as router and port. */
    static List<List<Integer>> of(Network network, int source, int target) {
        Routing routing = network.routings().get(0);
        List<List<Integer>> way = new ArrayList<>();
        RoutingChoices choices = new RoutingChoices();
        int router = network.injectionRouter(source);
        int in = network.injectionPort(source);
        while (router != network.ejectionRouter(target)) {
            choices.clear();
            routing.route(router, in, Routing.INJECTED, target, 0, choices);
            int out = choices.port(0);
            way.add(List.of(router, out));
            in = network.peerPort(router, out);
            router = network.peerRouter(router, out);
        }
        way.add(List.of(router, network.ejectionPort(target)));
        return way;
    }
}
