// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Under uniform traffic the fullest channel carries no less than the stated capacity implies. */
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

    /** Only what arrives has a load. */
    @Override
    public void check(ReachableHeaders reachable) {
        if (violations.isEmpty() && !loads.add(reachable)) {
            violations.add(
                    "packets wander too long to count them",
                    "to terminal " + reachable.relation().target());
        }
    }

    @Override
    public void conclude() {
        if (violations.isEmpty()) {
            compareCapacity();
        }
    }

    /** What a terminal sends in a cycle, at most one flit, bounds the load as well. */
    private void compareCapacity() {
        double reached = Math.min(1, 1 / loads.largest(ports, network));
        double bound = network.capacity().orElse(Double.POSITIVE_INFINITY);
        if (reached > bound * (1 + ROUNDING)) {
            violations.add(
                    "the default routing carries more than the capacity",
                    reached + ", more than " + bound);
        }
    }
}
