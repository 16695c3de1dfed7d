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
import org.kneepoint.solver.sharedbuffer.chain.AddressRule;
import org.kneepoint.solver.sharedbuffer.delta.Delta;
import org.kneepoint.support.MultistageSize;

/** The words of the solver. */
final class Words {
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
                    AddressRule.PAPER.word(),
                    AddressRule.INDEPENDENT.word(),
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

    private Words() {}

    /**
     * Returns the network and its traffic.
     *
     * @throws BadInput if the nodes are no power of the radix or the hot output is not among them
     */
    static Delta delta(Scenario scenario) {
        MultistageSize size = MultistageSize.of(scenario.get(NODES), scenario.get(RADIX));
        size.hotOutput(scenario);
        double hotspot = scenario.get(StandardParameters.HOTSPOT);
        return new Delta(size.stages(), size.radix(), hotspot, scenario.load(1));
    }

    /** Returns whether a switch is solved together with the queues that feed it. */
    static boolean isCoupled(Scenario scenario) {
        return scenario.get(VARIANT).equals(COUPLED);
    }

    static AddressRule rule(Scenario scenario) {
        return AddressRule.valueOf(scenario.get(VARIANT).toUpperCase(Locale.ROOT));
    }

    /** Returns whether hot and cold traffic is told apart. */
    static boolean isDivided(Scenario scenario) {
        return scenario.isGiven(StandardParameters.HOTSPOT);
    }

    /** Returns whether every type of switch is told of. */
    static boolean isDetailed(Scenario scenario) {
        return scenario.get(REPORT).equals(SWITCHES);
    }

    /** Returns the words of a scenario without those that mean nothing in it. */
    static Map<String, String> meaningful(Scenario scenario) {
        Map<String, String> words = new LinkedHashMap<>(scenario.words());
        if (!scenario.isGiven(REPORT)) {
            words.remove(REPORT.name());
        }
        return words;
    }
}
