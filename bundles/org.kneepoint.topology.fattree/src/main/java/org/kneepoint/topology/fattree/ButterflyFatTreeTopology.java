// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
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

    @Override
    public String name() {
        return "fat-tree";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(ButterflyFatTreeTopology.class, "fat-tree.md");
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
