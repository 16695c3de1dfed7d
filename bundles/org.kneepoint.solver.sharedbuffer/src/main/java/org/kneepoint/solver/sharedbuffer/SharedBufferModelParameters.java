// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.solver.sharedbuffer.chain.OutletDistribution;
import org.kneepoint.solver.sharedbuffer.delta.DeltaNetwork;
import org.kneepoint.support.MultistageSize;

/** The words of the solver. */
final class SharedBufferModelParameters {
    private static final int LARGEST = 1 << 30;
    private static final int WIDEST = 64;
    private static final int MOST_PLACES = 300;
    private static final String COUPLED = "coupled";
    private static final String SWITCHES = "switches";

    static final Parameter<Integer> NODES =
            StandardParameters.NODES.between(2, LARGEST).meaning("terminals N, a power of radix");
    static final Parameter<Integer> RADIX =
            StandardParameters.SWITCH_RADIX.meaning("switch size d").between(2, WIDEST);
    static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, MOST_PLACES)
                    .unit("packets")
                    .meaning("packets that a switch holds, whatever their outlet, B");
    static final Parameter<Integer> HOTSPOT_NODE =
            StandardParameters.HOTSPOT_NODE
                    .optional()
                    .meaning("the hot output; the figures are the same for any");
    static final Parameter<String> VARIANT =
            Parameter.choice(
                    "variant",
                    "what the state of a switch tells",
                    OutletDistribution.PAPER.parameterValue(),
                    OutletDistribution.INDEPENDENT.parameterValue(),
                    COUPLED);
    static final Parameter<String> REPORT =
            Parameter.choice(
                    "report",
                    "what is told besides: throughput, occupancy and wait of each type of switch",
                    "none",
                    SWITCHES);

    static final Parameters ALL =
            Parameters.of(
                            NODES,
                            RADIX,
                            BUFFER,
                            StandardParameters.HOTSPOT,
                            HOTSPOT_NODE,
                            VARIANT,
                            REPORT)
                    .exactlyOneOf(
                            StandardParameters.LOAD.between(0, 1).optional(),
                            StandardParameters.RATE.between(0, 1).optional());

    private SharedBufferModelParameters() {}

    /**
     * Returns the network and its traffic.
     *
     * @throws BadInput if the nodes are no power of the radix or the hot output is not among them
     */
    static DeltaNetwork delta(Scenario scenario) {
        MultistageSize size = MultistageSize.of(scenario.get(NODES), scenario.get(RADIX));
        size.hotOutput(scenario);
        double hotspot = scenario.get(StandardParameters.HOTSPOT);
        return new DeltaNetwork(size.stages(), size.radix(), hotspot, scenario.load(1));
    }

    /** Returns whether a switch is solved together with the queues that feed it. */
    static boolean isCoupled(Scenario scenario) {
        return scenario.get(VARIANT).equals(COUPLED);
    }

    static OutletDistribution outletDistribution(Scenario scenario) {
        return OutletDistribution.valueOf(scenario.get(VARIANT).toUpperCase(Locale.ROOT));
    }

    /** Returns whether hot and cold traffic is told apart. */
    static boolean reportsHotAndCold(Scenario scenario) {
        return scenario.isGiven(StandardParameters.HOTSPOT);
    }

    /** Returns whether every type of switch is told of. */
    static boolean reportsSwitches(Scenario scenario) {
        return scenario.get(REPORT).equals(SWITCHES);
    }

    /** Returns the words of a scenario without those that mean nothing in it. */
    static Map<String, String> effectiveSettings(Scenario scenario) {
        Map<String, String> settings = new LinkedHashMap<>(scenario.settings());
        if (!scenario.isGiven(REPORT)) {
            settings.remove(REPORT.name());
        }
        return settings;
    }
}
