// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.stream.IntStream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.networkcheck.StepBudgetExceededException;
import org.osgi.service.component.annotations.Component;

/** Traffic of the permutation that is worst for the routing of the run. */
@Component(service = TrafficPattern.class)
public final class WorstPermutationTraffic implements TrafficPattern {
    /** Its name. */
    public static final String NAME = "worst";

    /** Most steps of the enumeration; some seconds. */
    private static final long BUDGET = 1L << 31;

    private static final Description DESCRIPTION =
            Description.of("the permutation that is worst for the routing")
                    .example(
                            "simulate torus radix=8 routing=dimension-order load=0.1 pattern=worst")
                    .source(
                            "B. Towles, W. J. Dally: Worst-Case Traffic for Oblivious Routing"
                                    + " Functions, SPAA 2002")
                    .validity(
                            """
                            Oblivious routings of one phase, or over a uniform intermediate node. A \
                            channel between routers is full at the lowest load that any \
                            permutation allows; of several such permutations one is taken. A \
                            terminal that is its own destination is silent.""")
                    .verification(
                            """
                            The load equals that of all permutations of six terminals, 2/7 and 1/7 \
                            of dimension order in an 8x8 torus and mesh, 0.2083 of two-phase ROMM; \
                            dual values prove it in each case.""");

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public boolean isByRouting() {
        return true;
    }

    /** Builds the pattern for the default routing of the network. */
    @Override
    public Destinations build(Scenario scenario, Network network) {
        if (network.routings().isEmpty()) {
            int terminals = network.terminals();
            return new PermutationDestinations(
                    IntStream.range(0, terminals).map(t -> (t + 1) % terminals).toArray(), false);
        }
        return build(scenario, network, network.routings().get(0));
    }

    @Override
    public Destinations build(Scenario scenario, Network network, Routing routing) {
        return worst(network, routing).destinations(network);
    }

    /**
     * Finds the permutation.
     *
     * @throws BadInput if the network is too large, or the routing not oblivious
     */
    public static WorstPermutation worst(Network network, Routing routing) {
        try {
            return WorstPermutation.of(network, routing, BUDGET);
        } catch (StepBudgetExceededException e) {
            throw BadInput.because(
                    "pattern",
                    NAME,
                    "the worst permutation of " + network + " is too large: " + e.getMessage());
        }
    }
}
