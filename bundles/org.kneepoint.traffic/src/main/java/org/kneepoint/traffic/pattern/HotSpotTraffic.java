// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Hot-spot traffic: {@link UniformTraffic} with one or several hot spots. */
@Component
public final class HotSpotTraffic implements TrafficPattern {
    static final String NAME = "hotspot";

    private static final Parameter<Double> FRACTION = StandardParameters.HOTSPOT.withDefault(0.1);

    private static final Parameters PARAMETERS =
            Parameters.of(
                    StandardParameters.SELF_TRAFFIC,
                    FRACTION,
                    StandardParameters.HOTSPOT_NODE,
                    HotSpots.NODES,
                    HotSpots.RATES);

    private static final Description DESCRIPTION =
            Description.of(
                            "a fraction h of the traffic to one or several hot outputs, the rest uniform")
                    .source(
                            "G. F. Pfister, V. A. Norton: Hot Spot Contention and Combining in"
                                    + " Multistage Interconnection Networks, IEEE Trans. Computers"
                                    + " C-34(10), 1985")
                    .validity(
                            "any number of terminals. P(hot) = h + (1-h)/M, P(d) = (1-h)/M for the"
                                    + " other destinations, M = N with self=true and N-1 without. Equal"
                                    + " to pattern=uniform hotspot=h, except for the default of h."
                                    + " With self=false the hot node sends all of its traffic"
                                    + " uniformly to the others, so that every node offers the same"
                                    + " load. With hotspot_nodes P(i) = h r(i) / R + (1-h)/M for"
                                    + " relative rates r(i) of sum R; without self traffic a hot"
                                    + " node sends h to the other hot ones. BookSim 2:"
                                    + " hotspot({nodes},{rates}) is hotspot=1 self=true")
                    .verification(
                            "probabilities sum to 1; drawn frequencies agree with them (chi-square)");

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Destinations build(Scenario scenario, Network network) {
        return HotSpotDestinations.of(
                NAME,
                scenario,
                FRACTION,
                HotSpots.of(scenario, network.terminals()),
                network.terminals());
    }
}
