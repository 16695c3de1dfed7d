// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/**
 * Next-group traffic: every group to the next one, the worst case for the few links between two
 * groups.
 */
@Component(service = TrafficPattern.class)
public final class NextGroup implements TrafficPattern {
    private static final String NAME = "next-group";

    private static final Description DESCRIPTION =
            Description.of("uniformly to the terminals of the next group of routers")
                    .example("simulate dragonfly h=2 load=0.05 pattern=next-group")
                    .source(
                            "J. Kim, W. J. Dally, S. Scott, D. Abts: Technology-Driven,"
                                    + " Highly-Scalable Dragonfly Topology, ISCA 2008, section 4.2,"
                                    + " the worst case of minimal routing")
                    .validity(
                            "Networks of at least two groups of routers, such as"
                                    + " dragonflies. Each"
                                    + " message goes to a terminal drawn uniformly from group g + 1"
                                    + " mod G for a source in group g.")
                    .verification("equal to the definition, group by group");

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Parameters parameters() {
        return Parameters.of();
    }

    @Override
    public Destinations build(Scenario scenario, Network network) {
        return GroupDestinations.of(network, NAME, 1);
    }
}
