// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.graph.HopCounts;

/**
 * Estimates the delay of minimal and non-minimal paths from queue lengths: the least over the
 * outputs of a choice, the mean over drawn states. Not thread-safe.
 */
final class CongestionEstimate {
    private final Network network;
    private final Routing routing;
    private final HopCounts hops;
    private final boolean isGlobal;
    private final RoutingChoices choices = new RoutingChoices();

    /**
     * Creates the estimate for the paths of a minimal routing.
     *
     * @param isGlobal whether all outputs of a path count, or only those of the present router
     */
    CongestionEstimate(Network network, Routing routing, HopCounts hops, boolean isGlobal) {
        this.network = network;
        this.routing = routing;
        this.hops = hops;
        this.isGlobal = isGlobal;
    }

    /**
     * Returns whether the minimal path is expected to take no longer than that over an intermediate
     * terminal. The local estimate is the flits at the first output times the hops of the path
     * (Singh 2005, section 5.1); the global one is the sum of the flits at all outputs.
     *
     * @param router present router of the packet
     * @param terminal one of that router
     * @param threshold advantage required of the path over the intermediate terminal
     */
    boolean prefersMinimal(
            int router,
            int terminal,
            int middle,
            int destination,
            double threshold,
            OutputState outputs) {
        if (isGlobal) {
            double over =
                    pathFlits(terminal, middle, outputs) + pathFlits(middle, destination, outputs);
            return pathFlits(terminal, destination, outputs) <= over + threshold;
        }
        int straight = hops.between(router, network.ejectionRouter(destination));
        int over =
                hops.between(router, network.ejectionRouter(middle))
                        + hops.between(
                                network.ejectionRouter(middle),
                                network.ejectionRouter(destination));
        return firstOutputFlits(terminal, destination, outputs) * straight
                <= firstOutputFlits(terminal, middle, outputs) * over + threshold;
    }

    /** Returns the flits at the first output. */
    private double firstOutputFlits(int source, int target, OutputState outputs) {
        return sum(source, target, outputs, 1);
    }

    /** Returns the flits at all outputs of a path. */
    private double pathFlits(int source, int target, OutputState outputs) {
        return sum(source, target, outputs, Integer.MAX_VALUE);
    }

    private double sum(int source, int target, OutputState outputs, int maxHops) {
        double[] sum = {0};
        routing.startStates(
                source,
                target,
                (state, probability) ->
                        sum[0] += probability * sum(source, target, state, outputs, maxHops));
        return sum[0];
    }

    private int sum(int source, int target, int state, OutputState outputs, int maxHops) {
        int router = network.injectionRouter(source);
        int inPort = network.injectionPort(source);
        int held = Routing.INJECTED;
        int sum = 0;
        for (int hop = 0; hop < maxHops && router != network.ejectionRouter(target); hop++) {
            choices.clear();
            routing.route(router, inPort, held, target, state, choices);
            int best = 0;
            for (int choice = 1; choice < choices.size(); choice++) {
                boolean isLess =
                        flits(router, choices.port(choice), outputs)
                                < flits(router, choices.port(best), outputs);
                best = isLess ? choice : best;
            }
            int port = choices.port(best);
            sum += flits(router, port, outputs);
            held = Long.numberOfTrailingZeros(choices.classMask(best));
            state = routing.nextState(state, router, port, held);
            inPort = network.peerPort(router, port);
            router = network.peerRouter(router, port);
        }
        return sum;
    }

    private static int flits(int router, int port, OutputState outputs) {
        return outputs.queued(router, port) + outputs.downstream(router, port);
    }
}
