// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Checks the stated capacity against the load of the busiest channel under uniform traffic. */
final class CapacityCheck implements ReachableHeadersCheck {
    private static final double ROUNDING = 1e-9;

    private final Network network;
    private final PortNumbering ports;
    private final ContractViolations violations;
    private final ChannelLoads loads;

    CapacityCheck(
            Network network, Routing routing, PortNumbering ports, ContractViolations violations) {
        this.network = network;
        this.ports = ports;
        this.violations = violations;
        loads =
                new ChannelLoads(
                        ports.count(),
                        ChannelLoads.TrafficMatrix.uniform(network.terminals(), routing));
    }

    @Override
    public void check(ReachableHeaders reachable) {
        if (violations.isEmpty() && !loads.add(reachable)) {
            violations.add(
                    "livelock",
                    "the expected path length is unbounded",
                    "to terminal " + reachable.relation().target());
        }
    }

    @Override
    public void conclude() {
        if (violations.isEmpty()) {
            compareCapacity();
        }
    }

    /** Compares; a terminal injects at most one flit per cycle. */
    private void compareCapacity() {
        double reached = Math.min(1, 1 / loads.largest(ports, network));
        double bound = network.capacity().orElse(Double.POSITIVE_INFINITY);
        if (reached > bound * (1 + ROUNDING)) {
            violations.add(
                    "capacity-exceeded",
                    "the default routing carries more than the stated capacity",
                    reached + ", more than " + bound);
        }
    }
}
