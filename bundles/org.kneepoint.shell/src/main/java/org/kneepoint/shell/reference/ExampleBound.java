// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.bounds.RoutingBounds;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.PlugInBundles;

/** The bound of the network of an example: the load at which its first channel is full. */
final class ExampleBound {
    /** Most steps; a tenth of a second. */
    private static final long BUDGET = 1L << 22;

    private static final double PRECISION = 1e-3;
    private static final int DIGITS = 5;

    private ExampleBound() {}

    /**
     * Returns the bound between routers under uniform traffic with the default routing, as a text;
     * empty if it is not known at once. A network that was dropped in is not built here, since it
     * might not return.
     */
    static String of(EvaluationService evaluation, Topology topology, String example) {
        if (!PlugInBundles.isShipped(topology)) {
            return "";
        }
        Map<String, String> settings = new LinkedHashMap<>();
        for (String word : example.split(" ")) {
            int equals = word.indexOf('=');
            if (equals > 0 && topology.parameters().names().contains(word.substring(0, equals))) {
                settings.put(word.substring(0, equals), word.substring(equals + 1));
            }
        }
        try {
            NetworkContext context = evaluation.contexts(topology.name(), settings).get(0);
            List<RoutingBounds.Bound> bounds =
                    RoutingBounds.of(
                            context.network(),
                            context.routing(),
                            context.destinations(),
                            PRECISION,
                            BUDGET);
            return bounds.isEmpty() ? "" : text(topology.name(), settings, context, bounds);
        } catch (BadInput e) {
            return "";
        }
    }

    private static String text(
            String name,
            Map<String, String> settings,
            NetworkContext context,
            List<RoutingBounds.Bound> bounds) {
        String network =
                name
                        + settings.entrySet().stream()
                                .map(setting -> " " + setting.getKey() + "=" + setting.getValue())
                                .collect(Collectors.joining());
        return "channels between routers full at load "
                + bounds.stream()
                        .map(bound -> Decimal.round(bound.load(), DIGITS))
                        .distinct()
                        .collect(Collectors.joining(" or "))
                + ", routing "
                + context.routing().name()
                + ", uniform traffic: bound "
                + network;
    }
}
