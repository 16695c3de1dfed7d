// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.osgi.service.component.annotations.Component;

/** The topology {@code k-ary-n-tree}. */
@Component(service = Topology.class)
public final class KAryNTreeTopology implements Topology {
    private static final Parameters PARAMETERS =
            Parameters.of(TreeParameters.RADIX, TreeParameters.LEVELS, TreeParameters.NODES);

    private static final Description DESCRIPTION =
            Description.of("k-ary n-tree: switches of k children and k parents, full bisection")
                    .source(
                            "F. Petrini, M. Vanneschi: k-ary n-trees: High Performance Networks for"
                                    + " Massively Parallel Architectures, 11th Int. Parallel"
                                    + " Processing Symposium, 1997. Here level 1 is next to the"
                                    + " terminals and level n holds the roots, n-l and 0 of the"
                                    + " paper; each level has k^(n-1) switches. Ports 0 to k-1 lead"
                                    + " down, k to 2k-1 up. The same network as topology=fattree of"
                                    + " BookSim 2, which numbers the switches from the roots.")
                    .validity(
                            "2 to 16777216 terminals, N = k^n. Every level has as many links"
                                    + " as there are terminals: the capacity is 1. The up-links of a switch share"
                                    + " one queue; those of the roots are not connected.")
                    .verification(
                            "Wiring equal to the paper's rule on written-out digits; mean distance and"
                                    + " channel loads equal to closed forms; every pair connected,"
                                    + " distances by breadth-first search, no cyclic dependency, all"
                                    + " enumerated up to 81 terminals.")
                    .variant(
                            "nca-random",
                            "up to the nearest common ancestor by an up-link drawn when the"
                                    + " header arrives at a switch and kept, then down the only path."
                                    + " 1 class, acyclic. BookSim 2: nca")
                    .variant(
                            "nca-least-loaded",
                            "the same paths, but by any free up-link, of several the one"
                                    + " with most credits. 1 class, acyclic. Not anca of BookSim 2,"
                                    + " which draws two up-links and keeps the one with more credits");

    @Override
    public String name() {
        return "k-ary-n-tree";
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
        RadixNumbers size =
                TreeParameters.size(scenario, PARAMETERS, scenario.find(TreeParameters.RADIX));
        return new KAryNTree(size.radix(), size.count());
    }
}
