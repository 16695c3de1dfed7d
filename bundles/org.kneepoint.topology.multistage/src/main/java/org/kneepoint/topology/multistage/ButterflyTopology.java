// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code butterfly}: k-ary n-flies. */
@Component(service = Topology.class)
public final class ButterflyTopology implements Topology {
    @Override
    public String name() {
        return "butterfly";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(ButterflyTopology.class, "butterfly.md");
    }

    @Override
    public Parameters parameters() {
        return MultistageParameters.ALL;
    }

    @Override
    public Network build(Scenario scenario) {
        return new Butterfly(MultistageParameters.size(scenario));
    }
}
