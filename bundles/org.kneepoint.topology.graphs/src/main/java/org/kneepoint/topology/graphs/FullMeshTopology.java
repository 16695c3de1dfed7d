// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.graph.GraphNetworkBuilder;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code full-mesh}: every router linked with every other. */
@Component(service = Topology.class)
public final class FullMeshTopology implements Topology {
    private static final int MAX_LINKS = 1024;

    private static final Parameter<Integer> ROUTERS = GraphParameters.routers(2);
    private static final Parameter<Integer> LINKS =
            Parameter.integer("links", "links", "parallel links of each pair of routers")
                    .between(1, MAX_LINKS)
                    .withDefault(1);

    @Override
    public String name() {
        return "full-mesh";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(ROUTERS, GraphParameters.CONCENTRATION, LINKS);
    }

    @Override
    public Network build(Scenario scenario) {
        int routers = scenario.get(ROUTERS);
        int links = scenario.get(LINKS);
        double pairs = routers * (routers - 1.0) / 2;
        String text = "full-mesh routers=" + routers + (links == 1 ? "" : " links=" + links);
        GraphNetworkBuilder builder =
                GraphParameters.builder(scenario, text, ROUTERS, routers, pairs * links);
        for (int i = 0; i < routers; i++) {
            for (int j = i + 1; j < routers; j++) {
                for (int link = 0; link < links; link++) {
                    builder.link(i, j);
                }
            }
        }
        return builder.build();
    }

    @Override
    public Description description() {
        return DescriptionResource.read(FullMeshTopology.class, "full-mesh.md");
    }
}
