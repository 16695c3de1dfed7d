// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.osgi.service.component.annotations.Component;

/** The topology {@code torus}: k-ary n-cubes. */
@Component(service = Topology.class)
public final class TorusTopology implements Topology {
    @Override
    public String name() {
        return "torus";
    }

    @Override
    public Parameters parameters() {
        return GridParameters.ALL;
    }

    @Override
    public Network build(Scenario scenario) {
        return new TorusNetwork(
                GridParameters.shape(scenario), GridParameters.concentration(scenario));
    }

    @Override
    public Description description() {
        return Description.of("k-ary n-cube: rings of routers in every dimension")
                .source(
                        """
                        W. J. Dally, B. Towles: Principles and Practices of Interconnection Networks, \
                        Morgan Kaufmann 2004, chapters 3, 5, 8, 14. Classes at the dateline: \
                        W. J. Dally, C. L. Seitz: Deadlock-Free Message Routing in Multiprocessor \
                        Interconnection Networks, IEEE Trans. Computers 36(5), 1987.""")
                .validity(
                        """
                        Router r has coordinates r mod k, r / k mod k and so on; terminal t is \
                        at router t / concentration. Ports 2d and 2d + 1 lead up and down in \
                        dimension d. A ring of two routers has two links in each direction, a \
                        ring of one none. Capacity is 8/k flits per node per cycle for even k, \
                        8k/(k^2 - 1) for odd k, over concentration, k the largest radix; without \
                        self traffic links are full at (N - 1)/N of it. Dimension order is \
                        minimal; at distance k/2 it draws the direction, ring by ring. For other \
                        routings, such as adaptive, o1turn and valiant, see their own \
                        descriptions.""")
                .verification(
                        """
                        By full enumeration of small sizes, radix 1 to 8 and mixed, one to four \
                        dimensions: every pair connected, distances and minimal paths against \
                        breadth-first search, claims of freedom from deadlock against the \
                        extended channel dependency graph. Capacity is the load at which \
                        dimension order fills a link, counted path by path.""")
                .variant(
                        "dimension-order",
                        """
                        lowest dimension first; class 0 up to and over the wrap link of a ring, then 1. \
                        2 classes; acyclic""")
                .variant(
                        "dimension-order-balanced",
                        """
                        class 1 in the whole ring for packets over its wrap link, 0 for the \
                        others. 2 classes; acyclic. BookSim 2: dim_order""")
                .variant(
                        "dimension-order-partitioned",
                        """
                        class 1 in the whole ring for packets over its wrap link, 0 for those \
                        over its middle link, either for the others. 2 classes; acyclic. BookSim \
                        2, even k: dim_order_bal, where the others draw their class""")
                .variant(
                        "dimension-order-free",
                        """
                        class 0 while the wrap link of the ring is ahead, else either. 2 \
                        classes; draining: a VC is reallocated only with room for the whole \
                        packet, and every packet fits a buffer""")
                .variant(
                        "dimension-order-unwrapped",
                        """
                        class 0 up to and over the wrap link of a ring, then 1; either for \
                        packets that do not cross it. 2 classes; draining, as \
                        dimension-order-free""");
    }
}
