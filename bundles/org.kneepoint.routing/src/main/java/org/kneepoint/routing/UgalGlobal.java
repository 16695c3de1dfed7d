// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** Straight or over a random node, by the outputs all along both ways (Singh 2005). */
@Component(service = RoutingAlgorithm.class)
public final class UgalGlobal implements RoutingAlgorithm {
    private static final String NAME = "ugal-global";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(Ugal.THRESHOLD);
    }

    @Override
    public Description description() {
        return Description.of("any direct network or tree: minimal or Valiant, by all queues")
                .source(Ugal.SOURCE + " " + ValiantGroup.DRAGONFLY)
                .validity(
                        """
                        Networks of up to 4096 routers whose terminals enter and leave at the same \
                        router, and that have a straight, acyclic routing of their own, which all ways \
                        follow, in classes for two phases. One intermediate router is drawn, in a \
                        network of groups a group, and a packet goes straight if the flits \
                        waiting at all outputs of its way are no more than those of the other way plus \
                        ugal.threshold=: an ideal that no network can know at once. Kim et al. see the \
                        global channels of the group of the source only. \
                        Models and channel loads know no shares for it. Not minimal; acyclic.""")
                .verification(Checked.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return Ugal.on(network, scenario, NAME, true);
    }
}
