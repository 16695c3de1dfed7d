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

/** The topology {@code dragonfly-plus}. */
@Component(service = Topology.class)
public final class DragonflyPlusTopology implements Topology {
    private static final Parameter<Integer> CONCENTRATION =
            GroupParameters.concentration("terminals p of each leaf router");
    private static final Parameter<Integer> SPINES = routers("spines", "spine");
    private static final Parameter<Integer> LEAVES = routers("leaves", "leaf");
    private static final Parameter<Integer> GROUPS = GroupParameters.groups(SPINES);

    private static final Parameters PARAMETERS =
            Parameters.of(
                    CONCENTRATION,
                    LEAVES,
                    SPINES,
                    GroupParameters.GLOBAL_PORTS,
                    GROUPS,
                    GroupParameters.WIRING,
                    GroupParameters.LINKS,
                    GroupParameters.LOCAL_DELAY,
                    GroupParameters.GLOBAL_DELAY);

    private static Parameter<Integer> routers(String name, String kind) {
        return Parameter.integer(name, "routers", kind + " routers of each group")
                .between(1, GroupParameters.MAX_IN_GROUP)
                .withDefault("h", scenario -> scenario.get(GroupParameters.GLOBAL_PORTS));
    }

    @Override
    public String name() {
        return "dragonfly-plus";
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Network build(Scenario scenario) {
        int leaves = scenario.get(LEAVES);
        int spines = scenario.get(SPINES);
        return new DragonflyPlusNetwork(
                leaves,
                spines,
                GroupParameters.size(
                        scenario, leaves + spines, CONCENTRATION, LEAVES, SPINES, GROUPS));
    }

    @Override
    public Description description() {
        return DescriptionResource.read(DragonflyPlusTopology.class, "dragonfly-plus.md");
    }
}
