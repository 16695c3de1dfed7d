// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.ExecutorChoice;
import org.kneepoint.study.ParameterSweep;

/**
 * Parameter names that plug-ins cannot redefine: those of commands and table columns, and the
 * standard parameters.
 */
public final class ReservedParameters {
    /** Parameters of commands that are none of an evaluation. */
    private static final Set<String> COMMANDS =
            Set.of(
                    "format",
                    "out",
                    "strict",
                    "folder",
                    "points",
                    "restart",
                    "force",
                    "repair",
                    ExecutorChoice.PARAMETER);

    /** Parameters and columns of every evaluation, which never reach a plug-in. */
    private static final Set<String> EVALUATIONS =
            Set.of(
                    ParameterSweep.AXIS,
                    "solver",
                    "simulator",
                    "network",
                    "method",
                    "status",
                    "validity",
                    "reason");

    private static final Set<Catalogue.PlugInKind> STANDALONE =
            Set.of(Catalogue.PlugInKind.QUEUE, Catalogue.PlugInKind.METRIC);

    private static final Map<String, List<Parameter<?>>> STANDARD =
            StandardParameters.all().stream().collect(Collectors.groupingBy(Parameter::name));

    private ReservedParameters() {}

    /** Returns whether a name is a parameter of commands and none of an evaluation. */
    public static boolean isOfCommands(String name) {
        return COMMANDS.contains(name);
    }

    /**
     * Returns the first conflict of a plug-in's parameters, or of the figures of a dropped-in
     * metric, in one line; empty for none. Parameters of a queue or a metric are never in one
     * scenario with the standard ones, so only those of commands are reserved for them.
     */
    static String conflict(Catalogue.PlugInKind kind, Described plugin) {
        if (plugin instanceof Metric metric && !PlugInBundles.isShipped(plugin)) {
            Optional<Quantity> column =
                    metric.figures().stream()
                            .filter(figure -> Quantities.find(figure.name()).isPresent())
                            .findFirst();
            if (column.isPresent()) {
                return "its figure " + column.get().name() + " is a column of all results";
            }
        }
        return plugin.parameters().all().stream()
                .map(parameter -> conflict(kind, parameter))
                .filter(line -> !line.isEmpty())
                .findFirst()
                .orElse("");
    }

    private static String conflict(Catalogue.PlugInKind kind, Parameter<?> parameter) {
        if (COMMANDS.contains(parameter.name()) || EVALUATIONS.contains(parameter.name())) {
            return "its parameter " + parameter.name() + " is a parameter of the commands";
        }
        List<Parameter<?>> standard = STANDARD.getOrDefault(parameter.name(), List.of());
        if (STANDALONE.contains(kind)
                || standard.isEmpty()
                || standard.stream().anyMatch(parameter::isVariantOf)) {
            return "";
        }
        return "its parameter "
                + parameter.name()
                + " is not the one of StandardParameters, "
                + standard.get(0).meaning();
    }
}
