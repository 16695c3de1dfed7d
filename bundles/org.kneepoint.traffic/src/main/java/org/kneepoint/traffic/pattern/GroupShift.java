// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Group-shift traffic: every group to the one a number of groups ahead. */
@Component(service = TrafficPattern.class)
public final class GroupShift implements TrafficPattern {
    private static final String NAME = "group-shift";

    private static final Parameter<Integer> SHIFT =
            Parameter.integer("group_shift", "groups", "groups ahead to which a group sends")
                    .atLeast(1)
                    .withDefault(1);

    private static final Description DESCRIPTION =
            Description.of("uniformly to the terminals of the group some groups ahead")
                    .example("simulate dragonfly h=2 load=0.05 pattern=group-shift group_shift=2")
                    .source(
                            "M. Garcia et al.: On-the-Fly Adaptive Routing in High-Radix"
                                    + " Hierarchical Networks, ICPP 2012: adversarial traffic")
                    .validity(
                            "Networks of at least two groups of routers, such as dragonflies. Each"
                                    + " message goes to a terminal drawn uniformly from group g +"
                                    + " group_shift mod G for a source in group g. A shift by a"
                                    + " multiple of h fills local channels of the intermediate"
                                    + " groups of Valiant routing in a dragonfly of h global links"
                                    + " per router; a shift by 1 is next-group.")
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
        return Parameters.of(SHIFT);
    }

    @Override
    public Destinations build(Scenario scenario, Network network) {
        int shift = scenario.get(SHIFT);
        GroupDestinations destinations = GroupDestinations.of(network, NAME, shift);
        int groups = destinations.members().length;
        if (shift % groups == 0) {
            throw BadInput.notAllowed(
                    SHIFT.name(), shift, "no multiple of the " + groups + " groups");
        }
        return destinations;
    }
}
