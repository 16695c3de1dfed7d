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

/** The topology {@code polarfly}. */
@Component(service = Topology.class)
public final class PolarFlyTopology implements Topology {
    /** q^2 + q + 1 routers are at most {@link org.kneepoint.graph.HopCounts#MAX_ROUTERS}. */
    private static final int MAX_ORDER = 89;

    private static final Parameter<Integer> ORDER = FieldParameters.order(2, MAX_ORDER);
    private static final Parameter<Integer> CONCENTRATION =
            FieldParameters.concentration(ORDER, "(q + 1) / 2, rounded up", q -> q + 1);

    private static final Parameters PARAMETERS = Parameters.of(ORDER, CONCENTRATION);

    @Override
    public String name() {
        return "polarfly";
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
                FieldParameters.builder(name(), q, PolarityGraph.routers(q), q + 1, concentration);
        new PolarityGraph(field).addLinks(network);
        return network.terminalsEach(concentration).build();
    }

    @Override
    public Description description() {
        return DescriptionResource.read(PolarFlyTopology.class, "polarfly.md");
    }
}
