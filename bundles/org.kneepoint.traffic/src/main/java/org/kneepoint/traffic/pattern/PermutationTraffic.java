// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;

/** Permutation traffic: each source has one destination, and each destination one source. */
abstract class PermutationTraffic implements TrafficPattern {
    static final String BOOK =
            "W. J. Dally, B. Towles: Principles and Practices of Interconnection Networks, 2004,"
                    + " table 3.1";

    /** Text on the fixed points of a permutation. */
    static final String FIXED =
            "A fixed point, a terminal that is its own destination, is silent with"
                    + " self=false and sends to itself with self=true. Fixed points: ";

    private static final Parameters PARAMETERS = Parameters.of(StandardParameters.SELF_TRAFFIC);

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public final Destinations build(Scenario scenario, Network network) {
        int terminals = network.terminals();
        IntUnaryOperator permutation = permutation(scenario, network);
        boolean self = SelfTraffic.isAllowed(scenario);
        int[] partners = new int[terminals];
        Arrays.setAll(
                partners,
                source -> {
                    int partner = permutation.applyAsInt(source);
                    return self || partner != source ? partner : Destinations.NO_DESTINATION;
                });
        if (Arrays.stream(partners).allMatch(partner -> partner == Destinations.NO_DESTINATION)) {
            throw SelfTraffic.noTraffic(name(), terminals);
        }
        return new PermutationDestinations(partners);
    }

    /**
     * Returns the permutation.
     *
     * @throws BadInput if the network has none
     */
    abstract IntUnaryOperator permutation(Scenario scenario, Network network);
}
