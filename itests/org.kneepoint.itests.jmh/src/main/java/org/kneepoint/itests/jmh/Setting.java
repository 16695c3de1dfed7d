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
 * @param words that give its size
 * @param vcs virtual channels of a link
 * @param buffer places of each, flits
 * @param load flits per terminal and cycle
 * @param step cycles that are simulated at a time
 * @param warmup cycles that fill the network
 */
record Setting(
        Topology topology,
        Map<String, String> words,
        int vcs,
        int buffer,
        double load,
        int step,
        int warmup) {
    /** Builds the network. */
    Network network() {
        return topology.build(Scenario.of(topology.name(), topology.parameters(), words));
    }
}
