// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * The size of a multistage network of square switches, checked.
 *
 * @param nodes terminals N
 * @param radix inputs and outputs of a switch
 * @param stages k, so that N is the radix to the power of k
 */
public record MultistageSize(int nodes, int radix, int stages) {
    /** Largest number of terminals, and largest radix. */
    public static final int LARGEST = 1 << 30;

    /** Terminals. */
    public static final Parameter<Integer> NODES =
            StandardParameters.NODES.between(2, LARGEST).meaning("terminals N, a power of radix");

    /** The hot output, for networks in which every output is equivalent. */
    public static final Parameter<Integer> ANY_HOTSPOT_NODE =
            StandardParameters.HOTSPOT_NODE
                    .optional()
                    .meaning("the hot output; the figures are the same for any");

    /**
     * Returns the size given by {@code nodes} and {@code radix}.
     *
     * @throws BadInput if {@code nodes} is not a power of the radix
     */
    public static MultistageSize of(Scenario scenario) {
        return of(scenario.get(NODES), scenario.get(StandardParameters.SWITCH_RADIX));
    }

    /**
     * Computes the number of stages.
     *
     * @param nodes terminals, at least 2
     * @param radix inputs and outputs of a switch, at least 2
     * @throws BadInput if {@code nodes} is not a power of the radix
     */
    public static MultistageSize of(int nodes, int radix) {
        int stages = 0;
        long power = 1;
        while (power < nodes) {
            power *= radix;
            stages++;
        }
        if (power != nodes) {
            throw BadInput.notAllowed("nodes", nodes, "a power of radix")
                    .with(StandardParameters.RADIX.name(), radix)
                    .nearest(Math.max(power / radix, radix), power);
        }
        return new MultistageSize(nodes, radix, stages);
    }

    /**
     * Returns the hot output that a scenario names with {@code hotspot_node}, 0 if it names none.
     *
     * @throws BadInput if there is no such output
     */
    public int hotOutput(Scenario scenario) {
        int hot = scenario.find(StandardParameters.HOTSPOT_NODE).orElse(0);
        if (hot >= nodes) {
            throw BadInput.notAllowed(
                            StandardParameters.HOTSPOT_NODE.name(), hot, Range.closed(0, nodes - 1))
                    .with(StandardParameters.NODES.name(), nodes);
        }
        return hot;
    }
}
