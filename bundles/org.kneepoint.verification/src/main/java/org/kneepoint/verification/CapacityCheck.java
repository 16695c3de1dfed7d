// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Under uniform traffic the fullest channel carries no less than the stated capacity implies. */
final class CapacityCheck implements PathCheck {
    private static final double ROUNDING = 1e-9;

    private final Network network;
    private final Ports ports;
    private final Findings findings;
    private final ChannelLoads loads;

    CapacityCheck(Network network, Routing routing, Ports ports, Findings findings) {
        this.network = network;
        this.ports = ports;
        this.findings = findings;
        loads =
                new ChannelLoads(
                        ports.count(), ChannelLoads.Traffic.uniform(network.terminals(), routing));
    }

    /** Only what arrives has a load. */
    @Override
    public void see(Paths paths) {
        if (findings.isEmpty() && !loads.add(paths)) {
            findings.add(
                    "packets wander too long to count them",
                    "to terminal " + paths.relation().target());
        }
    }

    @Override
    public void conclude() {
        if (findings.isEmpty()) {
            compareCapacity();
        }
    }

    /** What a terminal sends in a cycle, at most one flit, bounds the load as well. */
    private void compareCapacity() {
        double reached = Math.min(1, 1 / loads.largest(ports, network));
        double bound = network.capacity().orElse(Double.POSITIVE_INFINITY);
        if (reached > bound * (1 + ROUNDING)) {
            findings.add(
                    "the default routing carries more than the capacity",
                    reached + ", more than " + bound);
        }
    }
}
