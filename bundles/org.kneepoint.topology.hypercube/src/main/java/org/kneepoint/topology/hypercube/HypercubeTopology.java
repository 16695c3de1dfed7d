// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code hypercube}; dimensions, nodes or both may be given. */
@Component(service = Topology.class)
public final class HypercubeTopology implements Topology {
    private static final int MAX_DIMENSIONS = 30;
    private static final Parameter<Integer> DIMENSIONS =
            StandardParameters.DIMENSIONS
                    .between(1, MAX_DIMENSIONS)
                    .meaning("dimensions n")
                    .optional();
    private static final Parameter<Integer> NODES =
            StandardParameters.NODES
                    .between(2, 1 << MAX_DIMENSIONS)
                    .meaning("terminals N = 2^n")
                    .optional();

    @Override
    public String name() {
        return "hypercube";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(DIMENSIONS, NODES);
    }

    @Override
    public Network build(Scenario scenario) {
        Hypercube cube = new Hypercube(dimensions(scenario));
        int nodes = scenario.find(NODES).orElse(cube.terminals());
        if (nodes != cube.terminals()) {
            String own = "dimensions=" + cube.dimensions() + " has nodes=" + cube.terminals();
            throw BadInput.of("nodes", nodes, " does not fit: " + own).about(DIMENSIONS.name());
        }
        return cube;
    }

    /** Returns the given dimensions, else those of the largest cube of at most the nodes. */
    private static int dimensions(Scenario scenario) {
        if (scenario.isGiven(DIMENSIONS)) {
            return scenario.get(DIMENSIONS);
        }
        int nodes = scenario.find(NODES).orElseThrow(HypercubeTopology::missing);
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(nodes);
    }

    private static BadInput missing() {
        String dimensions = "dimensions= (" + DIMENSIONS.meaning() + ")";
        return BadInput.missing(
                dimensions + " or nodes= (" + NODES.meaning() + ")",
                DIMENSIONS.name(),
                NODES.name());
    }

    @Override
    public Description description() {
        return DescriptionResource.read(HypercubeTopology.class, "hypercube.md");
    }
}
