// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;

/** Selects the minimal or a Valiant path by queue lengths. */
abstract class Ugal implements RoutingAlgorithm {
    static final String MODELS =
            " Models and channel loads know no shares for it. Not minimal; acyclic.";

    private static final Parameter<Double> THRESHOLD =
            Parameter.real(
                            "ugal.threshold",
                            "flits",
                            "by how much a way over an intermediate node must look better: flits"
                                    + " waiting, times hops where only the first output is seen")
                    .atLeast(0.0)
                    .withDefault(0.0);

    private static final String SOURCE =
            """
            A. Singh: Load-Balanced Routing in Interconnection Networks, PhD thesis, Stanford \
            University 2005, chapter 5 (universal globally adaptive load-balanced routing).""";

    private static final String NETWORKS =
            """
            Networks of up to 4096 routers whose terminals enter and leave at the same \
            router, and that have a straight, acyclic routing of their own, which all ways \
            follow, in classes for two phases. One intermediate router is drawn, in a \
            network of groups a group, and a packet goes straight if the flits\s""";

    private final String name;
    private final Description description;
    private final int phases;
    private final boolean isGlobal;

    /**
     * Makes one of the family.
     *
     * @param phases of a path
     * @param isGlobal whether it sees the outputs all along a path, or only those of the router
     *     where it decides
     */
    Ugal(String name, Description description, int phases, boolean isGlobal) {
        this.name = name;
        this.description = description.verification(VerificationText.TEXT);
        this.phases = phases;
        this.isGlobal = isGlobal;
    }

    /**
     * Returns the description of one that decides at injection.
     *
     * @param view by which queues it goes
     * @param rule which flits it compares
     */
    static Description atInjection(String view, String rule) {
        return Description.of("any direct network or tree: minimal or Valiant, " + view)
                .source(SOURCE + " " + ValiantGroup.DRAGONFLY)
                .validity(NETWORKS + rule + MODELS);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Parameters parameters() {
        return Parameters.of(THRESHOLD);
    }

    @Override
    public final Description description() {
        return description;
    }

    @Override
    public final Optional<Routing> on(Network network, Scenario scenario) {
        if (network.routers() > HopCounts.MAX_ROUTERS) {
            return Optional.empty();
        }
        IntermediateCandidates nodes = IntermediateCandidates.of(network);
        HopCounts hops = new HopCounts(network);
        double threshold = scenario.get(THRESHOLD);
        return MultiPhaseRouting.on(
                network,
                name,
                phases,
                straight ->
                        selector(
                                nodes,
                                new CongestionEstimate(network, straight, hops, isGlobal),
                                network,
                                threshold));
    }

    /** Returns what selects the intermediate nodes of one run. */
    IntermediateSelector selector(
            IntermediateCandidates nodes,
            CongestionEstimate congestion,
            Network network,
            double threshold) {
        return new Picks(nodes, congestion, network, threshold);
    }

    private record Picks(
            IntermediateCandidates nodes,
            CongestionEstimate congestion,
            Network network,
            double threshold)
            implements IntermediateSelector {
        @Override
        public int first(int source, int destination, OutputState outputs, RandomGenerator random) {
            int router = network.injectionRouter(source);
            int middle = nodes.draw(source, destination, random);
            boolean isStraight =
                    middle == IntermediateCandidates.NONE
                            || router == network.ejectionRouter(destination)
                            || congestion.prefersMinimal(
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
            return nodes.isAtNode(router, target) ? destination : KEEP_TARGET;
        }
    }
}
