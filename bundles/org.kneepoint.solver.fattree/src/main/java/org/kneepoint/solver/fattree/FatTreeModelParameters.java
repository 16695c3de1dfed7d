// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import java.util.Arrays;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** Parameters of the fat-tree model. */
final class FatTreeModelParameters {
    private static final int LARGEST_BUFFER = 1 << 20;
    private static final int MOST_VCS = 64;
    private static final int LONGEST = 1_000_000;
    private static final int HIGHEST_LOAD = 32;
    private static final String CHANNELS = "channels";

    static final Parameter<String> VARIANT =
            Parameter.choice(
                    "variant",
                    "form of the equations",
                    Arrays.stream(FatTreeVariant.values())
                            .map(FatTreeVariant::parameterValue)
                            .toArray(String[]::new));
    static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, LARGEST_BUFFER)
                    .withDefault(1)
                    .unit("flits")
                    .meaning("buffer of a channel, flits; the model assumes 1");
    static final Parameter<String> ROUTER =
            Parameter.choice("router", "router model; simulators have others", "ideal");
    static final Parameter<Integer> VCS =
            StandardParameters.VCS.between(1, MOST_VCS).withDefault(1);
    static final Parameter<Double> LENGTH = StandardParameters.LENGTH.between(1, LONGEST);
    static final Parameter<String> REPORT =
            Parameter.choice("report", "optional columns", "none", CHANNELS)
                    .withChoiceMeaning("none", "no further columns")
                    .withChoiceMeaning(
                            CHANNELS,
                            "rate, holding time, wait and occupancy of each class of channels");

    static final Parameters ALL =
            Parameters.of(
                            StandardParameters.ROUTING,
                            ROUTER,
                            VCS,
                            BUFFER,
                            StandardParameters.SWITCHING,
                            StandardParameters.PATTERN,
                            StandardParameters.SELF_TRAFFIC,
                            StandardParameters.ARRIVAL_PROCESS,
                            StandardParameters.LENGTH_DISTRIBUTION,
                            LENGTH,
                            VARIANT,
                            REPORT)
                    .exactlyOneOf(
                            StandardParameters.LOAD.between(0, HIGHEST_LOAD).optional(),
                            StandardParameters.RATE.between(0, HIGHEST_LOAD).optional());

    private FatTreeModelParameters() {}

    static FatTreeVariant variant(Scenario scenario) {
        return FatTreeVariant.ofParameterValue(scenario.get(VARIANT));
    }

    /** Returns whether report=channels is set. */
    static boolean isDetailed(Scenario scenario) {
        return scenario.get(REPORT).equals(CHANNELS);
    }
}
