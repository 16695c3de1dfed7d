// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code k-ary-n-tree}. */
@Component(service = Topology.class)
public final class KAryNTreeTopology implements Topology {
    private static final Parameters PARAMETERS =
            Parameters.of(TreeParameters.RADIX, TreeParameters.LEVELS, TreeParameters.NODES);

    @Override
    public String name() {
        return "k-ary-n-tree";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(KAryNTreeTopology.class, "k-ary-n-tree.md");
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
