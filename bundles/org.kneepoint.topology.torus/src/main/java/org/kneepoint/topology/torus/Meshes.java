// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.osgi.service.component.annotations.Component;

/** All k-ary n-meshes. */
@Component(service = Topology.class)
public final class Meshes implements Topology {
    @Override
    public String name() {
        return "mesh";
    }

    @Override
    public Parameters parameters() {
        return Words.ALL;
    }

    @Override
    public Network build(Scenario scenario) {
        return new Mesh(Words.shape(scenario), Words.concentration(scenario));
    }

    @Override
    public Description description() {
        return Description.of("k-ary n-mesh: rows of routers in every dimension")
                .source(
                        """
                        W. J. Dally, B. Towles: Principles and Practices of Interconnection Networks, \
                        Morgan Kaufmann 2004, chapters 3, 5, 8. O1TURN: D. Seo, A. Ali, W.-T. Lim, \
                        N. Rafique, M. Thottethodi: Near-Optimal Worst-Case Throughput Routing for \
                        Two-Dimensional Mesh Networks, ISCA 2005. Adaptive: J. Duato: A New Theory of \
                        Deadlock-Free Adaptive Routing in Wormhole Networks, IEEE Trans. Parallel and \
                        Distributed Systems 4(12), 1993. Valiant: L. G. Valiant, G. J. Brebner: \
                        Universal Schemes for Parallel Communication, STOC 1981.""")
                .validity(
                        """
                        Router r has coordinates r mod k, r / k mod k and so on; terminal t is at router \
                        t / concentration. Ports 2d and 2d + 1 lead up and down in dimension d and are \
                        unconnected at the sides. Capacity is 4/k flits per node per cycle for even k, \
                        4k/(k^2 - 1) for odd k, over concentration, k the largest radix; without \
                        traffic to oneself links fill up at (N - 1)/N of it. All routings but valiant \
                        are minimal.""")
                .verification(
                        """
                        By full enumeration of small sizes, radix 1 to 8 and mixed, one to four \
                        dimensions: every pair connected, distances and minimal ways against \
                        breadth-first search, claims of freedom from deadlock against the extended \
                        channel dependency graph. Capacity is the load at which dimension order fills \
                        a link, counted way by way.""")
                .variant(
                        "dimension-order",
                        "lowest dimension first, XY. 1 class; acyclic. BookSim 2: dim_order")
                .variant(
                        "o1turn",
                        """
                        XY in class 0 or YX in class 1, drawn with probability 1/2; in two dimensions \
                        only. 2 classes; acyclic. BookSim 2: xy_yx""")
                .variant(
                        "adaptive",
                        """
                        any shortest way in class 1; dimension order in class 0 is the escape, and is \
                        left again when class 1 is free. 2 classes; escape, with one packet in a \
                        buffer or room for whole packets""")
                .variant(
                        "adaptive-one-way",
                        """
                        the same, but a packet stays in the escape. 2 classes; escape, with any room. \
                        What BookSim 2 means by min_adapt with two channels, but not what it does: \
                        its set of outputs (commit \
                        28f4329) holds one for each priority, so that of two adaptive ways only that in \
                        the lower dimension is offered""")
                .variant(
                        "valiant",
                        """
                        dimension-order to a random terminal and on. 2 x 1 classes; acyclic. BookSim 2: \
                        valiant""");
    }
}
