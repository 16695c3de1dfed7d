// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.slimfly;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.graph.GraphNetworkBuilder;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code slim-fly}. */
@Component(service = Topology.class)
public final class SlimFlyTopology implements Topology {
    /** 2 q^2 routers are at most {@link org.kneepoint.graph.HopCounts#MAX_ROUTERS}. */
    private static final int MAX_ORDER = 64;

    private static final Parameter<Integer> ORDER = FieldParameters.order(3, MAX_ORDER);
    private static final Parameter<Integer> CONCENTRATION =
            FieldParameters.concentration(
                    ORDER, "half of the ports to other routers, rounded up", MmsGraph::degree);

    private static final Parameters PARAMETERS = Parameters.of(ORDER, CONCENTRATION);

    @Override
    public String name() {
        return "slim-fly";
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Network build(Scenario scenario) {
        FiniteField field = FieldParameters.field(scenario, ORDER);
        int q = field.order();
        int concentration = scenario.get(CONCENTRATION);
        GraphNetworkBuilder network =
                FieldParameters.builder(name(), q, 2 * q * q, MmsGraph.degree(q), concentration);
        new MmsGraph(field).addLinks(network);
        return network.terminalsEach(concentration).build();
    }

    @Override
    public Description description() {
        return DescriptionResource.read(SlimFlyTopology.class, "slim-fly.md");
    }
}
