// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.graph.UpDownRouting;
import org.osgi.service.component.annotations.Component;

/** Up*&#47;down* routing of Autonet, on any network with bidirectional links. */
@Component(service = RoutingAlgorithm.class)
public final class UpDown implements RoutingAlgorithm {
    @Override
    public String name() {
        return UpDownRouting.NAME;
    }

    @Override
    public Description description() {
        return Description.of(
                        "any network of bidirectional links: up to a common router, then down")
                .source(
                        """
                        M. D. Schroeder et al.: Autonet: A High-Speed, Self-Configuring Local Area \
                        Network Using Point-to-Point Links, IEEE J. Selected Areas in \
                        Communications 9(8), 1991.""")
                .validity(
                        """
                        Networks of up to 8192 routers whose links have both directions. Up is \
                        towards the root of a spanning tree, a router in the middle of a longest \
                        path; of routers as far from it, towards the lower number. Of the \
                        shortest paths that go up, then down, one is drawn hop by hop. One class; \
                        not minimal, and links near the root are full first; acyclic.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return UpDownRouting.of(network);
    }
}
