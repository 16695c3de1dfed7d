// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code ring}: the torus of one dimension. */
@Component(service = Topology.class)
public final class RingTopology implements Topology {
    private static final Parameter<Integer> ROUTERS =
            Parameter.integer("routers", "routers", "routers of the ring").between(2, 1 << 20);

    @Override
    public String name() {
        return "ring";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(ROUTERS, GridParameters.CONCENTRATION).and(ChannelParameters.TORUS);
    }

    @Override
    public Network build(Scenario scenario) {
        GridShape shape = new GridShape(List.of(scenario.get(ROUTERS)));
        return new TorusNetwork(
                shape,
                GridParameters.concentration(scenario),
                ChannelParameters.channels(scenario, shape));
    }

    /** The routings are those of the torus. */
    @Override
    public Description description() {
        Description ring = DescriptionResource.read(RingTopology.class, "ring.md");
        Description torus = DescriptionResource.read(TorusTopology.class, "torus.md");
        for (Map.Entry<String, String> routing : torus.variants().entrySet()) {
            ring = ring.variant(routing.getKey(), routing.getValue());
        }
        return ring;
    }
}
