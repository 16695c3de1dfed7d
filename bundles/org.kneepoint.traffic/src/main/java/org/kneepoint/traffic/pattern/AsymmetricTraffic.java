// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Asymmetric traffic: to one of two terminals half the network apart. */
@Component
public final class AsymmetricTraffic implements TrafficPattern {
    private static final String NAME = "asymmetric";

    private static final Parameters PARAMETERS = Parameters.of(StandardParameters.SELF_TRAFFIC);

    private static final Description DESCRIPTION =
            Description.of("to one of two terminals, half the network apart")
                    .source("N. Jiang et al.: BookSim 2 (ISPASS 2013), traffic pattern asymmetric")
                    .validity(
                            "N even. d = s mod N/2, or N/2 more, each with probability 1/2. One of them"
                                    + " is the source: with self=false, unlike BookSim, all"
                                    + " of its traffic goes to the other, d = s + N/2 mod N")
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
        int terminals = network.terminals();
        if (terminals % 2 != 0) {
            throw BadInput.of(
                    "pattern", NAME, " needs an even number of terminals, not " + terminals);
        }
        return new HalfwayDestinations(terminals / 2, SelfTraffic.isAllowed(scenario));
    }

    /**
     * The two destinations.
     *
     * @param half N/2
     * @param self whether the source may be its own destination
     */
    private record HalfwayDestinations(int half, boolean self) implements Destinations {
        @Override
        public int destination(int source, RandomGenerator random) {
            int other = source < half ? source + half : source - half;
            return self && random.nextInt(2) == 0 ? source : other;
        }

        @Override
        public double probability(int source, int destination) {
            if (source == destination) {
                return self ? 0.5 : 0;
            }
            boolean partner = Math.abs(source - destination) == half;
            return partner ? (self ? 0.5 : 1) : 0;
        }
    }
}
