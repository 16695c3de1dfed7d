// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.traffic.OwnerDefaults;

/**
 * Hot terminals and their shares of the traffic to them. Immutable.
 *
 * @param rates relative rate, above 0, by terminal; drawn in this order
 */
record HotSpots(Map<Integer, Double> rates) {
    /** No terminal. */
    static final int NONE = -1;

    static final Parameter<String> NODES =
            Parameter.text(
                            "hotspot_nodes",
                            "several hot outputs instead of hotspot_node, as 3+17+40")
                    .optional();
    static final Parameter<String> RATES =
            Parameter.text(
                            "hotspot_rates",
                            "relative traffic to each of hotspot_nodes, as 1+2+0.5; equal by"
                                    + " default")
                    .optional();

    private static final String BETWEEN = "\\+";

    HotSpots {
        // draws and sums follow the order, which Map.copyOf varies from one JVM to the next
        rates = Collections.unmodifiableMap(new LinkedHashMap<>(rates));
    }

    /** Returns the one hot spot of a scenario. */
    static HotSpots single(Scenario scenario, int terminals) {
        int hot = OwnerDefaults.get(scenario, StandardParameters.HOTSPOT_NODE);
        requireTerminal(StandardParameters.HOTSPOT_NODE.name(), hot, terminals);
        return new HotSpots(Map.of(hot, 1.0));
    }

    /**
     * Returns the hot spots of a scenario, one or several.
     *
     * @throws BadInput if they are no terminals, or repeated, or there is not one rate above 0 for
     *     each
     */
    static HotSpots of(Scenario scenario, int terminals) {
        String nodes = scenario.find(NODES).orElse(null);
        String given = scenario.find(RATES).orElse(null);
        if (nodes == null) {
            if (given != null) {
                throw BadInput.notAllowed(RATES.name(), given, "it belongs to hotspot_nodes");
            }
            return single(scenario, terminals);
        }
        if (scenario.isGiven(StandardParameters.HOTSPOT_NODE)) {
            throw BadInput.notAllowed(NODES.name(), nodes, "hotspot_node is given as well");
        }
        List<String> parts = List.of(nodes.split(BETWEEN, -1));
        List<String> weights = given == null ? List.of() : List.of(given.split(BETWEEN, -1));
        if (given != null && weights.size() != parts.size()) {
            throw BadInput.notAllowed(RATES.name(), given, "one rate for each of hotspot_nodes")
                    .with(NODES.name(), nodes);
        }
        Map<Integer, Double> rates = new LinkedHashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            double rate = given == null ? 1 : rate(weights.get(i), given);
            int node = node(parts.get(i), nodes, terminals);
            if (rates.put(node, rate) != null) {
                throw BadInput.notAllowed(NODES.name(), nodes, "different terminals");
            }
        }
        return new HotSpots(rates);
    }

    private static int node(String text, String nodes, int terminals) {
        try {
            int node = Integer.parseInt(text);
            requireTerminal(NODES.name(), node, terminals);
            return node;
        } catch (NumberFormatException e) {
            throw BadInput.notAllowed(NODES.name(), nodes, "numbers of terminals as 3+17+40");
        }
    }

    private static double rate(String text, String given) {
        double rate;
        try {
            rate = Double.parseDouble(text);
        } catch (NumberFormatException e) {
            rate = Double.NaN;
        }
        if (!(rate > 0 && rate < Double.POSITIVE_INFINITY)) {
            throw BadInput.notAllowed(RATES.name(), given, "numbers above 0 as 1+2+0.5");
        }
        return rate;
    }

    private static void requireTerminal(String parameter, int hot, int terminals) {
        if (hot < 0 || hot >= terminals) {
            throw BadInput.notAllowed(parameter, hot, Range.closed(0, terminals - 1));
        }
    }

    /** Returns the relative rate of a terminal, 0 if it is not hot. */
    double rate(int terminal) {
        return rates.getOrDefault(terminal, 0.0);
    }

    /** Returns the sum of the rates, without that of a terminal. */
    double total(int excluded) {
        double sum = 0;
        for (Map.Entry<Integer, Double> entry : rates.entrySet()) {
            sum += entry.getKey() == excluded ? 0 : entry.getValue();
        }
        return sum;
    }

    /**
     * Draws a hot terminal other than one in proportion to the rates; a single one is not drawn.
     */
    int draw(int excluded, RandomGenerator random) {
        double left = rates.size() == 1 ? 0 : random.nextDouble() * total(excluded);
        int last = NONE;
        for (Map.Entry<Integer, Double> entry : rates.entrySet()) {
            if (entry.getKey() != excluded) {
                last = entry.getKey();
                left -= entry.getValue();
                if (left < 0) {
                    break;
                }
            }
        }
        return last;
    }
}
