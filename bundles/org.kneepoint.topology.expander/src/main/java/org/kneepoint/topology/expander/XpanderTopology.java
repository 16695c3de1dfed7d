// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.expander;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code xpander}: random lifts of the complete graph. */
@Component(service = Topology.class)
public final class XpanderTopology implements Topology {
    @Override
    public String name() {
        return "xpander";
    }

    @Override
    public Parameters parameters() {
        return ExpanderParameters.ALL;
    }

    @Override
    public Network build(Scenario scenario) {
        int routers = scenario.get(ExpanderParameters.ROUTERS);
        int degree = scenario.get(ExpanderParameters.DEGREE);
        int sets = degree + 1;
        if (sets <= routers && routers % sets != 0) {
            throw BadInput.notAllowed(
                            ExpanderParameters.ROUTERS.name(), routers, "a multiple of " + sets)
                    .with(ExpanderParameters.DEGREE.name(), degree)
                    .nearest(routers / sets * sets, (routers / sets + 1) * sets);
        }
        return ExpanderParameters.build(
                scenario, name(), random -> RandomLift.draw(degree, routers / sets, random));
    }

    @Override
    public Description description() {
        return DescriptionResource.read(XpanderTopology.class, "xpander.md");
    }
}
