// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Paths of the default routing, followed channel by channel. */
record FollowedPaths(GroupedNetwork network) {
    /** Traffic from terminal to terminal, flits per cycle. */
    @FunctionalInterface
    interface Traffic {
        double between(int source, int target);
    }

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

    /** Returns the load of each channel by router and port. */
    double[][] loads(Traffic traffic) {
        double[][] loads = new double[network.routers()][];
        Arrays.setAll(loads, router -> new double[network.ports(router)]);
        for (int source = 0; source < network.terminals(); source++) {
            for (int target = 0; target < network.terminals(); target++) {
                double flits = traffic.between(source, target);
                if (flits > 0) {
                    for (Path path : between(source, target)) {
                        for (int i = 0; i < path.ports().size(); i++) {
                            loads[path.routers().get(i)][path.ports().get(i)] +=
                                    flits * path.probability();
                        }
                    }
                }
            }
        }
        return loads;
    }

    /** Returns the load of each terminal at which the first channel is full. */
    double bound(Traffic traffic) {
        return 1
                / Arrays.stream(loads(traffic)).flatMapToDouble(Arrays::stream).max().orElseThrow();
    }

    /** Returns one flit per cycle from each terminal to the others. */
    Traffic uniform() {
        double each = 1.0 / (network.terminals() - 1);
        return (source, target) -> source == target ? 0 : each;
    }

    /** Returns one flit per cycle from each terminal to a group some groups ahead. */
    Traffic shifted(int groups) {
        double each = (double) network.groups() / network.terminals();
        return (source, target) -> {
            int ahead = group(target) - group(source);
            return Math.floorMod(ahead, network.groups()) == groups ? each : 0;
        };
    }

    private int group(int terminal) {
        return network.groupOf(network.injectionRouter(terminal));
    }
}
