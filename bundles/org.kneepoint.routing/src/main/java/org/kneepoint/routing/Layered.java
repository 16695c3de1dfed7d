// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.graph.LayeredRouting;
import org.osgi.service.component.annotations.Component;

/** Shortest paths in layers of virtual channels (LASH), on any network. */
@Component(service = RoutingAlgorithm.class)
public final class Layered implements RoutingAlgorithm {
    @Override
    public String name() {
        return LayeredRouting.NAME;
    }

    @Override
    public Description description() {
        return Description.of("any network: a shortest path, in layers of virtual channels")
                .source(
                        """
                        T. Skeie, O. Lysne, I. Theiss: Layered Shortest Path (LASH) Routing in \
                        Irregular System Area Networks, IPDPS 2002. J. Domke, T. Hoefler, W. E. \
                        Nagel: Deadlock-Free Oblivious Routing for Arbitrary Topologies, IPDPS \
                        2011.""")
                .validity(
                        """
                        Networks of up to 2048 routers. A pair of routers has one or more \
                        layers, in which the shortest paths of all pairs together close no cycle; \
                        a packet draws one of them at its source, and at each router one of the \
                        outputs on shortest paths. Unlike in the publications, a pair has all of \
                        its shortest paths where four layers suffice for that, else those that \
                        close no cycle. A layer is a VC class; their number is the fewest that a \
                        greedy assignment finds, the pairs farthest apart first. Minimal; \
                        acyclic.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return LayeredRouting.of(network);
    }
}
