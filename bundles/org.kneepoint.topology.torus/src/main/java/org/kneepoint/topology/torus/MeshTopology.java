// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
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
        return GridParameters.ALL;
    }

    @Override
    public Network build(Scenario scenario) {
        return new MeshNetwork(
                GridParameters.shape(scenario), GridParameters.concentration(scenario));
    }

    @Override
    public Description description() {
        return Description.of("k-ary n-mesh: rows of routers in every dimension")
                .source(
                        """
                        W. J. Dally, B. Towles: Principles and Practices of Interconnection Networks, \
                        Morgan Kaufmann 2004, chapters 3, 5, 8.""")
                .validity(
                        """
                        Router r has coordinates r mod k, r / k mod k and so on; terminal t is \
                        at router t / concentration. Ports 2d and 2d + 1 lead up and down in \
                        dimension d and are unconnected at the sides. Capacity is 4/k flits per \
                        node per cycle for even k, 4k/(k^2 - 1) for odd k, over concentration, k \
                        the largest radix; without self traffic links are full at (N - 1)/N of \
                        it. For other routings, such as adaptive, o1turn and valiant, see their \
                        own descriptions.""")
                .verification(
                        """
                        By full enumeration of small sizes, radix 1 to 8 and mixed, one to four \
                        dimensions: every pair connected, distances and minimal paths against \
                        breadth-first search, claims of freedom from deadlock against the \
                        extended channel dependency graph. Capacity is the load at which \
                        dimension order fills a link, counted path by path.""")
                .variant(
                        "dimension-order",
                        "lowest dimension first, XY. 1 class; minimal; acyclic. BookSim 2: dim_order");
    }
}
