// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code de-bruijn}: channels from router i to d i, ..., d i + d - 1. */
@Component(service = Topology.class)
public final class DeBruijnTopology implements Topology {
    @Override
    public String name() {
        return "de-bruijn";
    }

    @Override
    public Parameters parameters() {
        return ShiftParameters.ALL;
    }

    @Override
    public Network build(Scenario scenario) {
        return ShiftParameters.build(
                scenario, name(), (router, degree, channel) -> degree * router + channel);
    }

    @Override
    public Description description() {
        return DescriptionResource.read(DeBruijnTopology.class, "de-bruijn.md");
    }
}
