// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.osgi.service.component.annotations.Component;

/** The topology {@code butterfly}: k-ary n-flies. */
@Component(service = Topology.class)
public final class ButterflyTopology implements Topology {
    private static final Description DESCRIPTION =
            Description.of("k-ary n-fly: n stages of k x k switches, one path from input to output")
                    .source(
                            "W. J. Dally, B. Towles: Principles and Practices of Interconnection"
                                    + " Networks, 2004, chapter 4. Switches and ports are numbered as"
                                    + " there: terminal t enters at switch t/k of the first stage and"
                                    + " leaves at switch t/k of the last; before stage s, 1"
                                    + " to n-1, digits n-s and 0 of a line are exchanged. The"
                                    + " same network as topology=fly of BookSim 2.")
                    .validity(
                            "2 to 16777216 terminals, N = k^n. Links are unidirectional: a"
                                    + " message has n hops even to its own terminal. The capacity of 1"
                                    + " is that of a line under uniform traffic to all terminals, the"
                                    + " source included.")
                    .verification(
                            "Wiring equal to the exchange of explicit digits; every pair connected, distances by breadth-first"
                                    + " search, no cyclic dependency, equal loads of equal"
                                    + " channels, all enumerated for networks of up to 81 terminals.")
                    .variant(
                            "destination-tag",
                            "digit n-1-s of the destination is the output port of stage s,"
                                    + " the only path. 1 class, acyclic. BookSim 2: dest_tag");

    @Override
    public String name() {
        return "butterfly";
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
        return new Butterfly(MultistageParameters.size(scenario));
    }
}
