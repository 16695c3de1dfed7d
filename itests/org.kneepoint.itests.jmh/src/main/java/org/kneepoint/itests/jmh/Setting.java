// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Map;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;

/**
 * A network under a load.
 *
 * @param topology of the network
 * @param settings its size
 * @param vcs virtual channels of a channel
 * @param buffer of each, flits
 * @param load flits per node per cycle
 * @param step cycles per invocation
 * @param warmup cycles before the measurement
 */
record Setting(
        Topology topology,
        Map<String, String> settings,
        int vcs,
        int buffer,
        double load,
        int step,
        int warmup) {
    /** Builds the network. */
    Network network() {
        return topology.build(Scenario.of(topology.name(), topology.parameters(), settings));
    }
}
