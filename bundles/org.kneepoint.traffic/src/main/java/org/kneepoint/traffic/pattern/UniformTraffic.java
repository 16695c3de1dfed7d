// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Uniform traffic; with {@code hotspot=} a fraction of the traffic goes to one destination. */
@Component
public final class UniformTraffic implements TrafficPattern {
    static final String NAME = "uniform";

    private static final Parameters PARAMETERS =
            Parameters.of(
                    StandardParameters.SELF_TRAFFIC,
                    StandardParameters.HOTSPOT,
                    StandardParameters.HOTSPOT_NODE);

    private static final Description DESCRIPTION =
            Description.of(
                            "uniform over all destinations, optionally with a fraction to one"
                                    + " hot output")
                    .source(
                            "W. J. Dally, B. Towles: Principles and Practices of Interconnection"
                                    + " Networks, 2004, section 3.2; hot spot: G. F. Pfister, V. A."
                                    + " Norton, IEEE Trans. Computers C-34(10), 1985")
                    .validity(
                            "any number of terminals. P(d) = 1/N with self=true, 1/(N-1) for d other"
                                    + " than the source without. With hotspot=h the hot output gets h"
                                    + " and its share of the rest, h + (1-h)/N or h + (1-h)/(N-1). With"
                                    + " self=false the hot node sends all of its traffic uniformly to"
                                    + " the others, so that every node offers the same load")
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
                StandardParameters.HOTSPOT,
                HotSpots.single(scenario, network.terminals()),
                network.terminals());
    }
}
