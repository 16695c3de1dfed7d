// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.osgi.service.component.annotations.Component;

/** The topology {@code spidergon}: a ring with a link from each router to the opposite one. */
@Component
public final class Spidergon implements Topology {
    private static final Parameter<Integer> NODES =
            StandardParameters.NODES.between(4, 100_000).meaning("terminals N, an even number");

    @Override
    public String name() {
        return "spidergon";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(NODES);
    }

    @Override
    public Network build(Scenario scenario) {
        int nodes = scenario.get(NODES);
        if (nodes % 2 != 0) {
            throw BadInput.of(NODES.name(), nodes, " is odd: each router needs an opposite one");
        }
        return new SpidergonNetwork(nodes);
    }

    @Override
    public Description description() {
        return Description.of("a ring of routers, each linked with the opposite one")
                .example("solve spidergon nodes=16 load=0.05:0.3:0.05")
                .source("M. Coppola et al., Int. Symp. System-on-Chip 2004, p. 15")
                .validity("an even number of 4 to 100000 terminals")
                .verification("the contract of small networks, by enumeration")
                .variant("across-first", "the link across first where it is shorter; 2 classes");
    }
}
