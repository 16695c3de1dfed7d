// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * The size of a multistage network of switches with as many inputs as outputs, and what its words
 * must fulfil.
 *
 * @param nodes terminals N
 * @param radix inputs and outputs of a switch
 * @param stages k, so that N is the radix to the power of k
 */
public record MultistageSize(int nodes, int radix, int stages) {
    /**
     * Finds the number of stages.
     *
     * @param nodes terminals, at least 2
     * @param radix inputs and outputs of a switch, at least 2
     * @throws BadInput if the nodes are no power of the radix, naming the nearest that are
     */
    public static MultistageSize of(int nodes, int radix) {
        int stages = 0;
        long power = 1;
        while (power < nodes) {
            power *= radix;
            stages++;
        }
        if (power != nodes) {
            String below = power / radix > 1 ? power / radix + " or " : "";
            throw BadInput.of(
                            "nodes",
                            nodes,
                            " is no power of radix=" + radix + ": try " + below + power)
                    .about(StandardParameters.RADIX.name());
        }
        return new MultistageSize(nodes, radix, stages);
    }

    /**
     * Returns the hot output that a scenario names with {@code hotspot.node}, 0 if it names none.
     *
     * @throws BadInput if there is no such output
     */
    public int hotOutput(Scenario scenario) {
        int hot = scenario.find(StandardParameters.HOTSPOT_NODE).orElse(0);
        if (hot >= nodes) {
            throw BadInput.of(
                            StandardParameters.HOTSPOT_NODE.name(),
                            hot,
                            " is not allowed with nodes=" + nodes + ": 0 to " + (nodes - 1))
                    .about(StandardParameters.NODES.name());
        }
        return hot;
    }
}
