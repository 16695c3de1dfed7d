// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.Locale;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.solver.sharedbuffer.chain.OutletDistribution;
import org.kneepoint.solver.sharedbuffer.delta.DeltaNetwork;
import org.kneepoint.support.MultistageSize;

/** Parameters of the shared-buffer model. */
final class SharedBufferModelParameters {
    private static final int WIDEST = 64;
    private static final int MOST_PLACES = 300;
    private static final String COUPLED = "coupled";
    private static final String SWITCHES = "switches";

    static final Parameter<Integer> RADIX =
            StandardParameters.SWITCH_RADIX.meaning("switch size d").between(2, WIDEST);
    static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, MOST_PLACES)
                    .unit("packets")
                    .meaning("buffer shared by all outlets of a switch, packets, B");
    static final Parameter<String> VARIANT =
            Parameter.choice(
                    "variant",
                    "state of a switch in the model",
                    OutletDistribution.PAPER.parameterValue(),
                    OutletDistribution.INDEPENDENT.parameterValue(),
                    COUPLED);
    static final Parameter<String> REPORT =
            Parameter.choice("report", "optional columns", "none", SWITCHES)
                    .withChoiceMeaning("none", "no further columns")
                    .withChoiceMeaning(
                            SWITCHES, "throughput, occupancy and wait of each kind of switch");

    static final Parameters ALL =
            Parameters.of(
                            MultistageSize.NODES,
                            RADIX,
                            BUFFER,
                            StandardParameters.HOTSPOT,
                            MultistageSize.ANY_HOTSPOT_NODE,
                            VARIANT,
                            REPORT)
                    .exactlyOneOf(
                            StandardParameters.LOAD.between(0, 1).optional(),
                            StandardParameters.RATE.between(0, 1).optional());

    private SharedBufferModelParameters() {}

    /**
     * Returns the network and its traffic.
     *
     * @throws BadInput if the nodes are not a power of the radix or the hot output is not among
     *     them
     */
    static DeltaNetwork delta(Scenario scenario) {
        MultistageSize size = MultistageSize.of(scenario);
        size.hotOutput(scenario);
        double hotspot = scenario.get(StandardParameters.HOTSPOT);
        return new DeltaNetwork(size.stages(), size.radix(), hotspot, scenario.load(1));
    }

    /** Returns whether a switch is solved together with its upstream queues. */
    static boolean isCoupled(Scenario scenario) {
        return scenario.get(VARIANT).equals(COUPLED);
    }

    static OutletDistribution outletDistribution(Scenario scenario) {
        return OutletDistribution.valueOf(scenario.get(VARIANT).toUpperCase(Locale.ROOT));
    }

    /** Returns whether hot and cold traffic have columns of their own. */
    static boolean reportsHotAndCold(Scenario scenario) {
        return scenario.isGiven(StandardParameters.HOTSPOT);
    }

    /** Returns whether report=switches is set. */
    static boolean reportsSwitches(Scenario scenario) {
        return scenario.get(REPORT).equals(SWITCHES);
    }
}
