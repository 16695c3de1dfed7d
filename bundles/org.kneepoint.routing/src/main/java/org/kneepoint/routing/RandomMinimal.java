// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.TreeNetwork;
import org.kneepoint.graph.DistanceClassRouting;
import org.osgi.service.component.annotations.Component;

/** A shortest path drawn hop by hop, on any network. */
@Component(service = RoutingAlgorithm.class)
public final class RandomMinimal implements RoutingAlgorithm {
    private static final String NAME = DistanceClassRouting.NAME;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("any network: a shortest path, drawn hop by hop")
                .source(
                        """
                        A class for each channel: P. M. Merlin, P. J. Schweitzer: Deadlock Avoidance in \
                        Store-and-Forward Networks - I, IEEE Trans. Communications 28(3), 1980; W. J. \
                        Dally, B. Towles: Principles and Practices of Interconnection Networks, Morgan \
                        Kaufmann 2004, section 14.2.1.""")
                .validity(
                        """
                        Networks of up to 8192 routers and paths of up to 64 channels. At each \
                        router one of the outputs on shortest paths is drawn with equal \
                        probability and waited for. The class of a channel is its number on the \
                        path, so that there are as many classes as channels on the longest \
                        path; in trees, where packets go up and then down, 1 class. Minimal; \
                        acyclic.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        if (network instanceof TreeNetwork tree) {
            return Optional.of(new NearestCommonAncestor(tree, NAME, Routing.Selection.RANDOM));
        }
        return DistanceClassRouting.of(network);
    }
}
