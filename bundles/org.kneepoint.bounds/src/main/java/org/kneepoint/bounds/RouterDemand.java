// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import org.kneepoint.api.topology.Network;

/** Traffic between different routers at a load of 1, flits per cycle: that of their terminals. */
final class RouterDemand {
    private final double[][] demand;

    RouterDemand(Network network, TrafficMatrix traffic) {
        demand = new double[network.routers()][network.routers()];
        for (int source = 0; source < network.terminals(); source++) {
            int from = network.injectionRouter(source);
            for (int target = 0; target < network.terminals(); target++) {
                int to = network.ejectionRouter(target);
                if (from != to) {
                    demand[from][to] += traffic.between(source, target);
                }
            }
        }
    }

    /** Returns the traffic from a router; not to be changed. */
    double[] from(int router) {
        return demand[router];
    }

    double between(int from, int to) {
        return demand[from][to];
    }

    boolean isSymmetric() {
        for (int from = 0; from < demand.length; from++) {
            for (int to = 0; to < from; to++) {
                if (Math.abs(demand[from][to] - demand[to][from])
                        > 1e-12 * Math.abs(demand[from][to])) {
                    return false;
                }
            }
        }
        return true;
    }
}
