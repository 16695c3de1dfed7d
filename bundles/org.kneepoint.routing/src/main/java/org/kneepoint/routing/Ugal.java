// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.IntermediateDraw;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.graph.HopCounts;

/** UGAL: selects the minimal or a Valiant path by queue lengths (Singh 2005). */
abstract class Ugal implements RoutingAlgorithm {
    static final String MODELS =
            " It has no fixed probabilities for models and channel loads. Not minimal;"
                    + " acyclic.";

    private static final Parameter<Double> THRESHOLD =
            Parameter.real(
                            "ugal_threshold",
                            "flits",
                            "advantage required of a path over an intermediate node: queued"
                                    + " flits, times hops if only the first output counts")
                    .atLeast(0.0)
                    .withDefault(0.0);

    private static final String SOURCE =
            """
            A. Singh: Load-Balanced Routing in Interconnection Networks, PhD thesis, Stanford \
            University 2005, chapter 5 (universal globally adaptive load-balanced routing).""";

    private static final String NETWORKS =
            """
            Networks of up to 8192 routers whose terminals inject and eject at the same router, \
            with a minimal, acyclic routing of their own, which both phases follow, in classes \
            of their own. One intermediate router is drawn, in a network of groups a group, and \
            a packet takes the minimal path if the flits\s""";

    private final String name;
    private final Description description;
    private final int phases;
    private final boolean isGlobal;

    /**
     * Creates an algorithm of the family.
     *
     * @param phases of a path
     * @param isGlobal whether all outputs of a path count, or only those of the deciding router
     */
    Ugal(String name, Description description, int phases, boolean isGlobal) {
        this.name = name;
        this.description = description.verification(VerificationText.TEXT);
        this.phases = phases;
        this.isGlobal = isGlobal;
    }

    /**
     * Returns the description of an algorithm that decides at injection.
     *
     * @param view the queues that it uses
     * @param rule the flits that it compares
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

    /** Returns the selector of intermediate nodes of one run. */
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
        public Optional<IntermediateDraw> draw() {
            return Optional.of(nodes.drawn(true));
        }

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
