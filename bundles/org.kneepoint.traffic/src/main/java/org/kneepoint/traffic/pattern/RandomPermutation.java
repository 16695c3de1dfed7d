// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.function.IntUnaryOperator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.support.SplitMix64;
import org.kneepoint.traffic.OwnerDefaults;
import org.osgi.service.component.annotations.Component;

/** A permutation drawn uniformly from a seed. */
@Component(service = TrafficPattern.class)
public final class RandomPermutation extends PermutationTraffic {
    private static final String NAME = "random-permutation";

    static final Parameter<Integer> SEED =
            Parameter.integer(
                            "traffic_seed",
                            "",
                            "seed of the permutation; by default that of the run")
                    .optional();

    private static final Description DESCRIPTION =
            Description.of("by a permutation drawn from the seed")
                    .source(
                            "R. A. Fisher, F. Yates: Statistical Tables, 1938, in place after R."
                                    + " Durstenfeld, Comm. ACM 7(7), 1964; from SplitMix64 random numbers")
                    .validity(
                            "any number of terminals, every permutation equally likely. The"
                                    + " same for all loads and replications of a run: it depends only"
                                    + " on seed=, or on traffic_seed= if given. "
                                    + FIXED
                                    + "one on average")
                    .verification(
                            "every permutation of four is drawn equally often (chi-square over seeds);"
                                    + " the same on every JDK");

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
        return super.parameters().and(Parameters.of(SEED, StandardParameters.SEED));
    }

    @Override
    IntUnaryOperator permutation(Scenario scenario, Network network) {
        int terminals = network.terminals();
        int seed =
                OwnerDefaults.find(scenario, SEED)
                        .orElseGet(() -> OwnerDefaults.get(scenario, StandardParameters.SEED));
        SplitMix64 random = new SplitMix64(seed);
        int[] shuffled = new int[terminals];
        for (int i = 1; i < terminals; i++) {
            int place = random.below(i + 1);
            shuffled[i] = shuffled[place];
            shuffled[place] = i;
        }
        return source -> shuffled[source];
    }
}
