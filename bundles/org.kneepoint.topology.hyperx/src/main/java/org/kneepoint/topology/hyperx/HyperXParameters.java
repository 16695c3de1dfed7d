// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import java.util.Collections;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** The parameters that HyperX and flattened butterfly have in common, and their limits. */
final class HyperXParameters {
    static final Parameter<Integer> CONCENTRATION =
            Parameter.integer("concentration", "terminals", "terminals of each router")
                    .between(1, 1024);
    static final Parameter<List<Integer>> LINKS =
            Parameter.shape(
                            "links",
                            "links",
                            "parallel links of two routers, one number or one per dimension as 2x1")
                    .between(1, 1024)
                    .withDefault(List.of(1));
    static final Parameter<List<Integer>> DELAY =
            Parameter.shape(
                            "delay_dimension",
                            "cycles",
                            "delay of the channels, one number or one per dimension as 1x3")
                    .between(1, 1 << 16)
                    .withDefault(List.of(1));

    /** Most routers along a dimension, and most ports of a router. */
    static final int MAX_PORTS = 1 << 16;

    static final int MAX_DIMENSIONS = 30;

    private static final int MAX_TERMINALS = 1 << 30;
    private static final String RADIX = StandardParameters.RADIX.name();

    private HyperXParameters() {}

    /**
     * Returns the network of these radices.
     *
     * @throws BadInput if the lists of the scenario do not fit them, or the network is too large or
     *     has one terminal only
     */
    static HyperXNetwork network(Scenario scenario, List<Integer> radices) {
        int concentration = scenario.get(CONCENTRATION);
        List<Integer> links = perDimension(scenario, LINKS, radices);
        List<Integer> delays = perDimension(scenario, DELAY, radices);
        requireTerminals(radices, concentration);
        requirePorts(radices, links, concentration);
        return new HyperXNetwork(new HyperXShape(radices, links, delays), concentration);
    }

    private static List<Integer> perDimension(
            Scenario scenario, Parameter<List<Integer>> parameter, List<Integer> radices) {
        List<Integer> given = scenario.get(parameter);
        if (given.size() == 1) {
            return Collections.nCopies(radices.size(), given.get(0));
        }
        if (given.size() != radices.size()) {
            throw BadInput.notAllowed(
                            parameter.name(),
                            parameter.format(given),
                            "one number, or one per dimension")
                    .with(RADIX, StandardParameters.RADIX.format(radices));
        }
        return given;
    }

    private static void requireTerminals(List<Integer> radices, int concentration) {
        long terminals = concentration;
        for (int i = 0; i < radices.size() && terminals <= MAX_TERMINALS; i++) {
            terminals *= radices.get(i);
        }
        if (terminals < 2 || terminals > MAX_TERMINALS || radices.size() > MAX_DIMENSIONS) {
            throw misfit(
                    radices,
                    concentration,
                    Range.closed(2, MAX_TERMINALS)
                            + " terminals, at most "
                            + MAX_DIMENSIONS
                            + " dimensions");
        }
    }

    private static void requirePorts(
            List<Integer> radices, List<Integer> links, int concentration) {
        long ports = concentration;
        for (int d = 0; d < radices.size(); d++) {
            ports += (radices.get(d) - 1L) * links.get(d);
        }
        if (ports > MAX_PORTS) {
            throw misfit(radices, concentration, "at most " + MAX_PORTS + " ports of a router")
                    .with(LINKS.name(), LINKS.format(links));
        }
    }

    private static BadInput misfit(List<Integer> radices, int concentration, String allowed) {
        return BadInput.notAllowed(RADIX, StandardParameters.RADIX.format(radices), allowed)
                .with(CONCENTRATION.name(), concentration);
    }
}
