// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.Arrays;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Loads of the channels between routers, by following every path of every pair of terminals. It
 * shares nothing with the computation of flows elsewhere; the time is that of all paths, so that
 * networks are small and paths short.
 */
public final class PathLoads {
    private final Network network;
    private final Routing routing;
    private final double[][] loads;

    private PathLoads(Network network, Routing routing) {
        this.network = network;
        this.routing = routing;
        loads = new double[network.routers()][];
        Arrays.setAll(loads, router -> new double[network.ports(router)]);
    }

    /** Traffic from terminal to terminal. */
    @FunctionalInterface
    public interface Traffic {
        /** Returns the flits per cycle from a terminal to another. */
        double between(int source, int target);

        /** Returns one flit per cycle from each terminal to the others, all equally. */
        static Traffic uniform(Network network) {
            double each = 1.0 / (network.terminals() - 1);
            return (source, target) -> source == target ? 0 : each;
        }
    }

    /**
     * Returns the load of each terminal, flits per cycle, at which the first channel between
     * routers is full under traffic of one flit per cycle; channels of terminals are left out.
     *
     * @param routing oblivious: a header draws one of its choices by their weights
     */
    public static double bound(Network network, Routing routing, Traffic traffic) {
        PathLoads paths = new PathLoads(network, routing);
        for (int source = 0; source < network.terminals(); source++) {
            for (int target = 0; target < network.terminals(); target++) {
                double flits = traffic.between(source, target);
                if (flits > 0) {
                    paths.start(source, target, flits);
                }
            }
        }
        return 1 / Arrays.stream(paths.loads).flatMapToDouble(Arrays::stream).max().orElseThrow();
    }

    private void start(int source, int target, double flits) {
        int router = network.injectionRouter(source);
        int port = network.injectionPort(source);
        routing.startStates(
                source,
                target,
                (state, probability) ->
                        follow(router, port, Routing.INJECTED, target, state, flits * probability));
    }

    private void follow(int router, int inPort, int inClass, int target, int state, double flits) {
        if (router == network.ejectionRouter(target)) {
            return;
        }
        RoutingChoices choices = new RoutingChoices();
        routing.route(router, inPort, inClass, target, state, choices);
        double total = 0;
        for (int i = 0; i < choices.size(); i++) {
            total += choices.weight(i);
        }
        for (int i = 0; i < choices.size(); i++) {
            int port = choices.port(i);
            int held = Long.numberOfTrailingZeros(choices.classMask(i));
            double part = flits * choices.weight(i) / total;
            loads[router][port] += part / network.rate(router, port).value();
            follow(
                    network.peerRouter(router, port),
                    network.peerPort(router, port),
                    held,
                    target,
                    routing.nextState(state, router, port, held),
                    part);
        }
    }
}
