// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code dragonfly}. */
@Component(service = Topology.class)
public final class DragonflyTopology implements Topology {
    private static final Parameter<Integer> CONCENTRATION =
            GroupParameters.concentration("terminals p of each router");
    private static final Parameter<Integer> ROUTERS =
            Parameter.integer("a", "routers", "routers a of each group")
                    .between(1, GroupParameters.MAX_IN_GROUP)
                    .withDefault("2 h", scenario -> 2 * scenario.get(GroupParameters.GLOBAL_PORTS));
    private static final Parameter<Integer> GROUPS = GroupParameters.groups(ROUTERS);

    private static final Parameters PARAMETERS =
            Parameters.of(
                    CONCENTRATION,
                    ROUTERS,
                    GroupParameters.GLOBAL_PORTS,
                    GROUPS,
                    GroupParameters.WIRING,
                    GroupParameters.LINKS,
                    GroupParameters.LOCAL_DELAY,
                    GroupParameters.GLOBAL_DELAY);

    @Override
    public String name() {
        return "dragonfly";
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Network build(Scenario scenario) {
        int routers = scenario.get(ROUTERS);
        return new DragonflyNetwork(
                routers,
                GroupParameters.size(scenario, routers, CONCENTRATION, ROUTERS, ROUTERS, GROUPS));
    }

    @Override
    public Description description() {
        return DescriptionResource.read(DragonflyTopology.class, "dragonfly.md");
    }
}
