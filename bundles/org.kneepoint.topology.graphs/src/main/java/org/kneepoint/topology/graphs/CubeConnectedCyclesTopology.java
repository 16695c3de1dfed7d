// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.graph.GraphNetworkBuilder;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/**
 * The topology {@code cube-connected-cycles}: a hypercube with a cycle of routers at each corner,
 * one router for each dimension.
 */
@Component(service = Topology.class)
public final class CubeConnectedCyclesTopology implements Topology {
    /** 4608 routers; 10 dimensions would be more than the distances allow. */
    private static final int MAX_DIMENSIONS = 9;

    private static final Parameter<Integer> DIMENSIONS =
            StandardParameters.DIMENSIONS
                    .between(3, MAX_DIMENSIONS)
                    .meaning("dimensions n of the cube, and routers of each cycle");

    @Override
    public String name() {
        return "cube-connected-cycles";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(DIMENSIONS, GraphParameters.CONCENTRATION);
    }

    @Override
    public Network build(Scenario scenario) {
        int n = scenario.get(DIMENSIONS);
        int corners = 1 << n;
        GraphNetworkBuilder builder =
                GraphParameters.builder(
                        scenario,
                        name() + " dimensions=" + n,
                        DIMENSIONS,
                        n * corners,
                        1.5 * n * corners);
        for (int corner = 0; corner < corners; corner++) {
            for (int i = 0; i < n; i++) {
                builder.link(corner * n + i, corner * n + (i + 1) % n);
                int across = corner ^ 1 << i;
                if (corner < across) {
                    builder.link(corner * n + i, across * n + i);
                }
            }
        }
        return builder.build();
    }

    @Override
    public Description description() {
        return DescriptionResource.read(
                CubeConnectedCyclesTopology.class, "cube-connected-cycles.md");
    }
}
