// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import java.util.HashMap;
import java.util.Map;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * Under uniform traffic channels of one orbit carry the same, and none carries less than the stated
 * capacity implies.
 */
final class SymmetryCheck implements PathCheck {
    private static final double ROUNDING = 1e-9;

    private final Network network;
    private final Ports ports;
    private final Findings findings;
    private final ChannelLoads loads;

    SymmetryCheck(Network network, Routing routing, Ports ports, Findings findings) {
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
            compareOrbits();
            compareCapacity();
        }
    }

    private void compareOrbits() {
        Map<Long, Integer> representatives = new HashMap<>();
        for (int output = 0; output < ports.count(); output++) {
            if (ports.leads(output)) {
                long orbit = network.orbit(ports.router(output), ports.port(output));
                Integer other = representatives.putIfAbsent(orbit, output);
                if (other != null) {
                    compare(output, other);
                }
            }
        }
    }

    private void compare(int output, int other) {
        double load = loads.at(ports.end(output));
        double same = loads.at(ports.end(other));
        String both = ports.words(output) + " and " + ports.words(other);
        if (Math.abs(load - same) > ROUNDING * Math.max(1, same)) {
            findings.add(
                    "channels of one orbit carry different loads",
                    load + " and " + same + " at " + both);
        }
        if (delay(output) != delay(other)) {
            findings.add("channels of one orbit have different delays", both);
        }
    }

    private int delay(int output) {
        return network.delay(ports.router(output), ports.port(output));
    }

    /** What a terminal sends in a cycle, at most one flit, bounds the load as well. */
    private void compareCapacity() {
        double reached = Math.min(1, 1 / loads.largest());
        double bound = network.capacity().orElse(Double.POSITIVE_INFINITY);
        if (reached > bound * (1 + ROUNDING)) {
            findings.add(
                    "the default routing carries more than the capacity",
                    reached + ", more than " + bound);
        }
    }
}
