// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Paths of the default routing, followed channel by channel. */
record FollowedPaths(GroupedNetwork network) {
    /**
     * A path.
     *
     * @param probability with which it is drawn
     * @param routers on it, both ends included
     * @param ports by which it leaves them, without that to the terminal
     */
    record Path(double probability, List<Integer> routers, List<Integer> ports) {}

    /** Returns the paths between two terminals. */
    List<Path> between(int source, int target) {
        List<Path> paths = new ArrayList<>();
        network.routings()
                .get(0)
                .startStates(
                        source,
                        target,
                        (state, share) -> paths.add(follow(source, target, state, share)));
        return paths;
    }

    private Path follow(int source, int target, int state, double share) {
        Routing routing = network.routings().get(0);
        RoutingChoices choices = new RoutingChoices();
        List<Integer> ports = new ArrayList<>();
        int router = network.injectionRouter(source);
        List<Integer> routers = new ArrayList<>(List.of(router));
        while (router != network.ejectionRouter(target)) {
            choices.clear();
            routing.route(router, 0, Routing.INJECTED, target, state, choices);
            assertEquals(1, choices.size());
            ports.add(choices.port(0));
            router = network.peerRouter(router, choices.port(0));
            routers.add(router);
        }
        return new Path(share, routers, ports);
    }
}
