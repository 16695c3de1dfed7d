// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.StarNetwork;

/** Terminals around one router: the smallest topology there is. */
class PairTopology implements Topology {
    static final Parameter<Integer> NODES = StandardParameters.NODES.between(2, 64).withDefault(2);

    private final String name;

    PairTopology(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Description description() {
        return Description.of("terminals around one router");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(NODES, StandardParameters.ROUTING);
    }

    @Override
    public Network build(Scenario scenario) {
        int nodes = scenario.get(NODES);
        if (nodes % 2 != 0) {
            throw BadInput.because(
                    "nodes", 3, "nodes=" + nodes + " is odd: terminals come in pairs");
        }
        return StarNetwork.of(nodes, "direct", "scenic");
    }
}
