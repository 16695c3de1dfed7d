// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.IntermediateDraw;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** Valiant routing over a random group of routers (Kim et al. 2008). */
@Component(service = RoutingAlgorithm.class)
public final class ValiantGroup implements RoutingAlgorithm {
    static final String DRAGONFLY =
            """
            J. Kim, W. J. Dally, S. Scott, D. Abts: Technology-Driven, Highly-Scalable Dragonfly \
            Topology, ISCA 2008.""";

    private static final String NAME = "valiant-group";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("networks of groups: over a random group")
                .example("simulate dragonfly h=2 load=0.1 routing=valiant-group")
                .source(DRAGONFLY + " " + Valiant.SOURCE)
                .validity(
                        """
                        Networks of groups of routers, such as dragonflies. A packet goes to the \
                        first router with terminals on its path in a random group other than \
                        those of source and destination, and from there to the destination; on the minimal path \
                        within a group, and where there is no third group. Both phases follow \
                        the network's own routing in classes of their own. Not minimal; acyclic.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return network instanceof GroupedNetwork grouped
                ? MultiPhaseRouting.on(
                        network,
                        NAME,
                        2,
                        straight -> new GroupSelector(IntermediateCandidates.of(grouped)))
                : Optional.empty();
    }

    private record GroupSelector(IntermediateCandidates nodes) implements IntermediateSelector {
        @Override
        public Optional<IntermediateDraw> draw() {
            return Optional.of(nodes.drawn(false));
        }

        @Override
        public int first(int source, int destination, OutputState outputs, RandomGenerator random) {
            int picked = nodes.draw(source, destination, random);
            return picked == IntermediateCandidates.NONE ? source : picked;
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
