// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Intermediates;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;

/**
 * Picks between the straight way and one over a random node when a packet is injected.
 *
 * @param nodes which nodes there are
 * @param congestion compares the two ways
 * @param threshold by how much the other way must be better
 */
record Ugal(Nodes nodes, Congestion congestion, Network network, double threshold)
        implements Intermediates {
    static final String SOURCE =
            """
            A. Singh: Load-Balanced Routing in Interconnection Networks, PhD thesis, Stanford \
            University 2005, chapter 5 (universal globally adaptive load-balanced routing).""";

    static final Parameter<Double> THRESHOLD =
            Parameter.real(
                            "ugal.threshold",
                            "flits",
                            "by how much a way over an intermediate node must look better: flits"
                                    + " waiting, times hops where only the first output is seen")
                    .atLeast(0.0)
                    .byDefault(0.0);

    /** Returns the routing of that name on a network. */
    static Optional<Routing> on(Network network, Scenario scenario, String name, boolean isGlobal) {
        if (network.routers() > Hops.MOST_ROUTERS) {
            return Optional.empty();
        }
        Nodes nodes = Nodes.of(network);
        Hops hops = new Hops(network);
        double threshold = scenario.get(THRESHOLD);
        return OverIntermediates.on(
                network,
                name,
                2,
                straight ->
                        new Ugal(
                                nodes,
                                new Congestion(network, straight, hops, isGlobal),
                                network,
                                threshold));
    }

    @Override
    public int first(int source, int destination, OutputState outputs, RandomGenerator random) {
        int router = network.injectionRouter(source);
        int middle = nodes.draw(source, destination, random);
        boolean isStraight =
                middle == Nodes.NONE
                        || router == network.ejectionRouter(destination)
                        || congestion.favoursStraight(
                                router, source, middle, destination, threshold, outputs);
        return isStraight ? source : middle;
    }

    @Override
    public int next(
            int router,
            int phase,
            int target,
            int source,
            int destination,
            OutputState outputs,
            RandomGenerator random) {
        return nodes.isReached(router, target) ? destination : STAY;
    }
}
