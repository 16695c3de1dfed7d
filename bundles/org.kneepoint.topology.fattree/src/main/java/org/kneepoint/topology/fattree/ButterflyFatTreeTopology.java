// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.osgi.service.component.annotations.Component;

/** The topology {@code fat-tree}: butterfly fat-trees. */
@Component(service = Topology.class)
public final class ButterflyFatTreeTopology implements Topology {
    private static final Parameter<Integer> LEVELS = TreeParameters.LEVELS.between(1, 12);
    private static final Parameter<Integer> NODES =
            TreeParameters.NODES
                    .between(ButterflyFatTree.CHILDREN, TreeParameters.MAX_TERMINALS)
                    .meaning("terminals N = 4^n");
    private static final Parameters PARAMETERS = Parameters.of(LEVELS, NODES);

    private static final Description DESCRIPTION =
            Description.of("butterfly fat-tree: switches of 4 children and 2 parents")
                    .source(
                            "R. I. Greenberg, L. Guan: An Improved Analytical Model for Wormhole"
                                    + " Routed Networks with Application to Butterfly Fat-Trees, Int."
                                    + " Conf. on Parallel Processing, 1997, section 3.1. Level l of"
                                    + " 1 to n has N/2^(l+1) switches, numbered within the level as"
                                    + " there; child 0 to 3 is port 0 to 3, parent 0 and 1 is port 4"
                                    + " and 5. Not in BookSim 2, whose fattree is the"
                                    + " k-ary-n-tree.")
                    .validity(
                            "4 to 16777216 terminals, N = 4^n. Each level has half as many"
                                    + " links as the level below, so the highest links limit the"
                                    + " capacity: (N-1) / (3 2^(3n-3)), near 4/3 divided by 2^(n-1)."
                                    + " The two up-links of a switch share one queue; those of the"
                                    + " highest level are not connected.")
                    .verification(
                            "Wiring equal to the printed formulas up to 1024 terminals; mean distance,"
                                    + " capacity and channel loads equal to eq. (12)-(15) of the paper;"
                                    + " every pair connected, distances by breadth-first search, no"
                                    + " cyclic dependency, all enumerated up to 64 terminals.")
                    .variant(
                            "nca-least-loaded",
                            "up to the nearest common ancestor by any free up-link, of two"
                                    + " the one with more credits, then down the only path. A header"
                                    + " that finds both busy waits for either, as in the paper. 1"
                                    + " class, acyclic")
                    .variant(
                            "nca-random",
                            "the same paths, but the up-link is drawn when the header"
                                    + " arrives at a switch, and kept even if the other is free. 1"
                                    + " class, acyclic");

    @Override
    public String name() {
        return "fat-tree";
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Network build(Scenario scenario) {
        Optional<Integer> radix = Optional.of(ButterflyFatTree.CHILDREN);
        return new ButterflyFatTree(TreeParameters.size(scenario, PARAMETERS, radix).count());
    }
}
