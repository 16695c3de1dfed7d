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

/** The topology {@code jellyfish}: random regular graphs. */
@Component(service = Topology.class)
public final class JellyfishTopology implements Topology {
    @Override
    public String name() {
        return "jellyfish";
    }

    @Override
    public Parameters parameters() {
        return ExpanderParameters.ALL;
    }

    @Override
    public Network build(Scenario scenario) {
        int routers = scenario.get(ExpanderParameters.ROUTERS);
        int degree = scenario.get(ExpanderParameters.DEGREE);
        if (routers % 2 * degree % 2 == 1) {
            throw BadInput.notAllowed(
                            ExpanderParameters.ROUTERS.name(),
                            routers,
                            "an even number, since the degree is odd")
                    .with(ExpanderParameters.DEGREE.name(), degree)
                    .nearest(routers - 1, routers + 1);
        }
        return ExpanderParameters.build(
                scenario, name(), random -> RandomRegularGraph.drawAgain(routers, degree, random));
    }

    @Override
    public Description description() {
        return DescriptionResource.read(JellyfishTopology.class, "jellyfish.md");
    }
}
