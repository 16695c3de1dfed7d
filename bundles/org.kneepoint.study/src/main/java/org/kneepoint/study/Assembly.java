// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.TrafficPattern;

/** The objects that the words of a topology's scenario stand for. */
final class Assembly {
    private Assembly() {}

    /**
     * Adds the network, the routing function and, where patterns are installed, the destinations.
     *
     * @throws BadInput if the sizes do not fit or a name is unknown
     */
    static Scenario of(Topology topology, Scenario scenario, Catalogue catalogue) {
        Network network = topology.build(scenario);
        Scenario assembled =
                scenario.withPart(Network.class, network)
                        .withPart(Routing.class, routing(network, scenario));
        if (scenario.find(StandardParameters.PATTERN).isEmpty()) {
            return assembled;
        }
        String pattern = scenario.get(StandardParameters.PATTERN);
        TrafficPattern found = (TrafficPattern) catalogue.get(Catalogue.Kind.PATTERN, pattern);
        return assembled.withPart(
                TrafficPattern.Destinations.class, found.build(scenario, network.terminals()));
    }

    private static Routing routing(Network network, Scenario scenario) {
        List<Routing> routings = network.routings();
        String wanted = scenario.find(StandardParameters.ROUTING).orElse(routings.get(0).name());
        return routings.stream()
                .filter(routing -> routing.name().equals(wanted))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.unknown(
                                        "routing",
                                        wanted,
                                        routings.stream().map(Routing::name).toList()));
    }
}
