// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** Parameters of the wormhole model. */
final class WormholeModelParameters {
    private static final int LARGEST_BUFFER = 1 << 20;
    private static final int MOST_VCS = 64;
    private static final int HIGHEST_LOAD = 32;
    private static final String CHANNELS = "channels";
    private static final String PAPER = "paper";

    static final Parameter<Integer> VCS = StandardParameters.VCS.between(1, MOST_VCS).optional();
    static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, LARGEST_BUFFER)
                    .unit("flits")
                    .meaning("buffer of a virtual channel, flits");
    static final Parameter<String> ROUTER =
            Parameter.choice("router", "router model; simulators have others", "ideal");
    static final Parameter<String> VARIANT =
            Parameter.choice("variant", "which model", "refined", PAPER);
    static final Parameter<String> REPORT =
            Parameter.choice("report", "optional columns", "none", CHANNELS)
                    .withChoiceMeaning("none", "no further columns")
                    .withChoiceMeaning(
                            CHANNELS, "rate, holding time and wait of each kind of channel");

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
                            StandardParameters.LENGTH,
                            VARIANT,
                            REPORT)
                    .exactlyOneOf(
                            StandardParameters.LOAD.between(0, HIGHEST_LOAD).optional(),
                            StandardParameters.RATE.between(0, HIGHEST_LOAD).optional());

    private WormholeModelParameters() {}

    static boolean isPaper(Scenario scenario) {
        return scenario.get(VARIANT).equals(PAPER);
    }

    /** Returns whether report=channels is set. */
    static boolean reportsChannels(Scenario scenario) {
        return scenario.get(REPORT).equals(CHANNELS);
    }
}
