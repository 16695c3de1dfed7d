// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code mesh}: k-ary n-meshes. */
@Component(service = Topology.class)
public final class MeshTopology implements Topology {
    @Override
    public String name() {
        return "mesh";
    }

    @Override
    public Parameters parameters() {
        return GridParameters.MESH;
    }

    @Override
    public Network build(Scenario scenario) {
        GridShape shape = GridParameters.shape(scenario);
        return new MeshNetwork(
                shape,
                GridParameters.concentration(scenario),
                ChannelParameters.channels(scenario, shape));
    }

    @Override
    public Description description() {
        return DescriptionResource.read(MeshTopology.class, "mesh.md");
    }
}
