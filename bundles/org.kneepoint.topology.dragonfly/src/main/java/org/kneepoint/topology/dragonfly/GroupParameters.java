// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;

/** The parameters that dragonfly and dragonfly+ have in common. */
final class GroupParameters {
    /** Most routers of one kind in a group, and most global links of a router. */
    static final int MAX_IN_GROUP = 4096;

    static final Parameter<Integer> GLOBAL_PORTS =
            Parameter.integer("h", "links", "global links h of each router that has them")
                    .between(1, MAX_IN_GROUP);
    static final Parameter<String> WIRING =
            Parameter.choice(
                            "wiring",
                            "order in which the global links of a group lead to the others",
                            GlobalWiring.names())
                    .withChoiceMeaning("consecutive", "to groups 0, 1, 2, ... but the own one")
                    .withChoiceMeaning("relative", "to the groups 1, 2, 3, ... ahead")
                    .withChoiceMeaning("circulant", "1 ahead, 1 behind, 2 ahead, 2 behind, ...");
    static final Parameter<Integer> LINKS =
            Parameter.integer("links", "links", "parallel global links of each pair of groups")
                    .between(1, MAX_IN_GROUP)
                    .withDefault(1);
    static final Parameter<Integer> LOCAL_DELAY = delay("local", "within a group");
    static final Parameter<Integer> GLOBAL_DELAY = delay("global", "between groups");

    /** Most terminals, and most routers. */
    private static final int MAX_TERMINALS = 1 << 30;

    private static final int MAX_CONCENTRATION = 1024;
    private static final int MAX_DELAY = 1 << 16;

    private GroupParameters() {}

    private static Parameter<Integer> delay(String kind, String place) {
        return Parameter.integer("delay_" + kind, "cycles", "delay of the channels " + place)
                .between(1, MAX_DELAY)
                .withDefault(1);
    }

    /** Returns the parameter for the terminals p of a router. */
    static Parameter<Integer> concentration(String meaning) {
        return Parameter.integer("concentration", "terminals", meaning)
                .between(1, MAX_CONCENTRATION)
                .withDefault("h", scenario -> scenario.get(GLOBAL_PORTS));
    }

    /**
     * Returns the parameter for the number of groups, by default as many as there are ports for.
     *
     * @param gates the parameter for the routers of a group that have global links
     */
    static Parameter<Integer> groups(Parameter<Integer> gates) {
        return Parameter.integer("groups", "groups", "groups of routers")
                .between(1, MAX_TERMINALS)
                .withDefault(
                        gates.name() + " h / links + 1", scenario -> mostGroups(scenario, gates));
    }

    private static int mostGroups(Scenario scenario, Parameter<Integer> gates) {
        return scenario.get(gates) * scenario.get(GLOBAL_PORTS) / scenario.get(LINKS) + 1;
    }

    /**
     * Returns the common size.
     *
     * @param routers of a group
     * @param entries the parameter for the routers of a group that have terminals
     * @param gates the parameter for those that have global links
     * @throws BadInput if the ports do not suffice for the groups, or the network is too large or
     *     has one terminal only
     */
    static GroupSize size(
            Scenario scenario,
            int routers,
            Parameter<Integer> concentration,
            Parameter<Integer> entries,
            Parameter<Integer> gates,
            Parameter<Integer> groups) {
        int count = scenario.get(groups);
        int each = scenario.get(concentration) * scenario.get(entries);
        int most = Math.min(mostGroups(scenario, gates), MAX_TERMINALS / Math.max(each, routers));
        if (count > most) {
            throw BadInput.notAllowed(groups.name(), count, Range.closed(1, most))
                    .with(gates.name(), scenario.get(gates))
                    .with(GLOBAL_PORTS.name(), scenario.get(GLOBAL_PORTS))
                    .with(LINKS.name(), scenario.get(LINKS))
                    .with(concentration.name(), scenario.get(concentration))
                    .nearest(most);
        }
        if (count * each < 2) {
            throw BadInput.notAllowed(concentration.name(), each, "at least 2")
                    .with(entries.name(), scenario.get(entries))
                    .with(groups.name(), count)
                    .nearest(2);
        }
        return new GroupSize(
                scenario.get(concentration),
                scenario.get(GLOBAL_PORTS),
                new GlobalLinks(count, scenario.get(LINKS), GlobalWiring.of(scenario.get(WIRING))),
                scenario.get(LOCAL_DELAY),
                scenario.get(GLOBAL_DELAY));
    }
}
