// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code omega}. */
@Component(service = Topology.class)
public final class OmegaTopology implements Topology {
    @Override
    public String name() {
        return "omega";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(OmegaTopology.class, "omega.md");
    }

    @Override
    public Parameters parameters() {
        return MultistageParameters.ALL;
    }

    @Override
    public Network build(Scenario scenario) {
        return new Omega(MultistageParameters.size(scenario));
    }
}
