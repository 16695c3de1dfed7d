// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.stream.IntStream;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.testkit.StarNetwork;
import org.kneepoint.traffic.TypedScenarios;

/** Patterns for the tests. */
final class PatternFixtures {
    /** Parameters that a network adds to those of a pattern. */
    static final Parameters NETWORK =
            Parameters.of(
                    StandardParameters.RADIX.optional(),
                    StandardParameters.DIMENSIONS.optional(),
                    StandardParameters.STAGES.optional(),
                    StandardParameters.LEVELS.optional(),
                    StandardParameters.NODES.optional(),
                    Parameter.integer("concentration", "terminals", "terminals per router")
                            .atLeast(1)
                            .withDefault(1));

    private PatternFixtures() {}

    static Destinations of(TrafficPattern pattern, int terminals, String... settings) {
        Scenario scenario = TypedScenarios.of(pattern.parameters().and(NETWORK), settings);
        return pattern.build(scenario, StarNetwork.of(terminals));
    }

    /** Returns the destination of each terminal, for a permutation. */
    static int[] partners(TrafficPattern pattern, int terminals, String... settings) {
        Destinations destinations = of(pattern, terminals, settings);
        return IntStream.range(0, terminals)
                .map(source -> destinations.destination(source, null))
                .toArray();
    }
}
