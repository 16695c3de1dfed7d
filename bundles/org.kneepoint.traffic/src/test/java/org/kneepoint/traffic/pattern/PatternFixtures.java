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

/** Patterns as tests build them. */
final class PatternFixtures {
    /** What a network adds to the words of a pattern. */
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

    /** Returns whom each terminal sends to, for a pattern that leaves nothing to chance. */
    static int[] partners(TrafficPattern pattern, int terminals, String... settings) {
        Destinations destinations = of(pattern, terminals, settings);
        return IntStream.range(0, terminals)
                .map(source -> destinations.destination(source, null))
                .toArray();
    }
}
