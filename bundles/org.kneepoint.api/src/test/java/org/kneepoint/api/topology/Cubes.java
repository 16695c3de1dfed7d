// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** All hypercubes, of which either size or both may be given. */
final class Cubes implements Topology {
    private static final Parameter<Integer> NODES =
            StandardParameters.NODES.between(2, 1 << 20).optional();
    private static final Parameter<Integer> DIMENSIONS =
            StandardParameters.DIMENSIONS.between(1, 20).optional();

    @Override
    public String name() {
        return "hypercube";
    }

    @Override
    public Description description() {
        return Description.of("binary n-cube");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(NODES, DIMENSIONS);
    }

    @Override
    public Network build(Scenario scenario) {
        int dimensions = scenario.find(DIMENSIONS).orElseGet(() -> log2(scenario.get(NODES)));
        Hypercube cube = new Hypercube(dimensions);
        int nodes = scenario.find(NODES).orElse(cube.terminals());
        if (nodes != cube.terminals()) {
            throw new BadInput(
                    "nodes="
                            + nodes
                            + " is not the size of a hypercube of dimensions="
                            + dimensions
                            + ": that has nodes="
                            + cube.terminals());
        }
        return cube;
    }

    private static int log2(int nodes) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(nodes);
    }
}
