// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.osgi.service.component.annotations.Component;

/** The topology {@code omega}. */
@Component(service = Topology.class)
public final class OmegaTopology implements Topology {
    private static final Description DESCRIPTION =
            Description.of("omega: n stages of k x k switches with a perfect shuffle before each")
                    .source(
                            "D. H. Lawrie: Access and Alignment of Data in an Array Processor, IEEE"
                                    + " Trans. Computers C-24(12), 1975, for k = 2. The"
                                    + " shuffle rotates the digits of a line to the base k by one, the"
                                    + " highest to the lowest. As a graph it is the butterfly with its"
                                    + " terminals in another order: equal to it under uniform traffic,"
                                    + " not under a permutation. Not in BookSim 2.")
                    .validity(
                            "2 to 16777216 terminals, N = k^n. Links are unidirectional: a"
                                    + " message has n hops even to its own terminal. The capacity of 1"
                                    + " is that of a line under uniform traffic to all terminals, the"
                                    + " source included.")
                    .verification(
                            "Wiring equal to the shuffle of a list of lines; the identity"
                                    + " and every cyclic shift pass without conflict (Lawrie 1975);"
                                    + " every pair connected, distances by breadth-first search, no"
                                    + " cyclic dependency, equal loads of equal channels, all"
                                    + " enumerated for networks of up to 81 terminals.")
                    .variant(
                            "destination-tag",
                            "digit n-1-s of the destination is the output port of stage s,"
                                    + " the only path. 1 class, acyclic");

    @Override
    public String name() {
        return "omega";
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Parameters parameters() {
        return MultistageParameters.ALL;
    }

    @Override
    public Network build(Scenario scenario) {
        return new Omega(MultistageParameters.size(scenario));
    }
}
