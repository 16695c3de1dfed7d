// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.topology.IntermediateDraw;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/**
 * Progressive adaptive routing: a packet may leave the minimal path near the source (Jiang et al.
 * 2009).
 */
@Component(service = RoutingAlgorithm.class)
public final class ProgressiveAdaptive extends Ugal {
    private static final int PHASES = 3;

    private static final String RULE =
            """
            Networks as of ugal-local. A packet begins on the minimal path and applies the rule \
            of ugal-local at every router in the group of its source, or without groups at the \
            router of the source and its neighbours, until it leaves the minimal path once. \
            Classes for three phases: minimal, to the intermediate node, and from there.""";

    /** Creates the algorithm. */
    public ProgressiveAdaptive() {
        super(
                "par",
                Description.of("any direct network or tree: as ugal-local, revised near the source")
                        .source(
                                """
                                N. Jiang, J. Kim, W. J. Dally: Indirect Adaptive Routing on Large Scale \
                                Interconnection Networks, ISCA 2009: progressive adaptive routing.""")
                        .validity(RULE + MODELS),
                PHASES,
                false);
    }

    @Override
    IntermediateSelector selector(
            IntermediateCandidates nodes,
            CongestionEstimate congestion,
            Network network,
            double threshold) {
        return new ProgressiveSelector(nodes, congestion, network, terminals(network), threshold);
    }

    /** Returns a terminal of each router, or {@link IntermediateCandidates#NONE}. */
    private static int[] terminals(Network network) {
        int[] terminals = new int[network.routers()];
        Arrays.fill(terminals, IntermediateCandidates.NONE);
        for (int terminal = 0; terminal < network.terminals(); terminal++) {
            terminals[network.injectionRouter(terminal)] = terminal;
        }
        return terminals;
    }

    private record ProgressiveSelector(
            IntermediateCandidates nodes,
            CongestionEstimate congestion,
            Network network,
            int[] terminals,
            double threshold)
            implements IntermediateSelector {
        @Override
        public Optional<IntermediateDraw> draw() {
            return Optional.of(nodes.drawn(true));
        }

        @Override
        public int phases() {
            return PHASES;
        }

        @Override
        public int first(int source, int destination, OutputState outputs, RandomGenerator random) {
            return destination;
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
            if (phase > 0) {
                return nodes.isAtNode(router, target) ? destination : KEEP_TARGET;
            }
            int terminal = terminals[router];
            if (router == network.ejectionRouter(destination)
                    || terminal == IntermediateCandidates.NONE
                    || !nodes.mayStillDivert(router, source)) {
                return KEEP_TARGET;
            }
            int middle = nodes.draw(source, destination, random);
            boolean isStraight =
                    middle == IntermediateCandidates.NONE
                            || nodes.isAtNode(router, middle)
                            || congestion.prefersMinimal(
                                    router, terminal, middle, destination, threshold, outputs);
            return isStraight ? KEEP_TARGET : middle;
        }
    }
}
