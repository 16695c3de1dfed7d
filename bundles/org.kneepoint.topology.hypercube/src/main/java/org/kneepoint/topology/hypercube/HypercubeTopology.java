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
        return Description.of("binary n-cube")
                .source(
                        """
                        W. J. Dally, B. Towles: Principles and Practices of Interconnection Networks, \
                        Morgan Kaufmann 2004, chapters 3, 5, 8.""")
                .validity(
                        """
                        One terminal per router. Port d leads to the router whose number differs \
                        in bit d, port n to the terminal. Capacity is 2 flits per node per cycle \
                        over the bisection, more than a terminal can send; without self traffic \
                        links are full at (N - 1)/N of it. For other routings, such as adaptive, \
                        romm and valiant, see their own descriptions.""")
                .verification(
                        """
                        By full enumeration up to 64 terminals: every pair connected, distances \
                        and minimal paths against breadth-first search, claims of freedom from \
                        deadlock against the extended channel dependency graph.""")
                .variant(
                        "e-cube",
                        """
                        lowest dimension first. 1 class; minimal; acyclic. BookSim 2: dim_order, on a \
                        mesh of k=2""");
    }
}
