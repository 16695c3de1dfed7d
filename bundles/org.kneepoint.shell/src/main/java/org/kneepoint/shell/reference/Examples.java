// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;

/** Lines of the shell as examples: that of a plug-in itself, else the usual one of its kind. */
final class Examples {
    /** Values at which most queues have a steady state. */
    private static final Map<String, String> USUAL =
            Map.of("service", "1", "servers", "2", "capacity", "5", "service_scv", "2", "scv", "2");

    private static final List<String> VALUES = List.of("0.5", "2", "1", "4", "1000");

    private Examples() {}

    /** Returns the kind of a solver or a simulator. */
    static PlugInKind kind(Described evaluator) {
        return evaluator instanceof Solver ? PlugInKind.SOLVER : PlugInKind.SIMULATOR;
    }

    /** Returns a line that uses a plug-in. */
    static String of(PlugInKind kind, Described plugIn, Catalogue catalogue) {
        String own = plugIn.description().example();
        if (!own.isEmpty()) {
            return own;
        }
        String name = plugIn.name();
        String usual =
                switch (kind) {
                    case TOPOLOGY -> "simulate " + name + " load=0.1";
                    case SOLVER ->
                            "solve " + network(plugIn, catalogue) + " load=0.1 solver=" + name;
                    case SIMULATOR ->
                            "simulate "
                                    + network(plugIn, catalogue)
                                    + " load=0.1 simulator="
                                    + name;
                    case ROUTING -> "simulate mesh radix=8 load=0.1 routing=" + name;
                    case ROUTER -> "simulate mesh radix=8 load=0.1 router=" + name;
                    case PATTERN -> "simulate mesh radix=8 load=0.1 pattern=" + name;
                    case ARRIVALS -> "simulate mesh radix=8 load=0.1 arrivals=" + name;
                    case LENGTHS -> "simulate mesh radix=8 load=0.1 lengths=" + name;
                    case METRIC -> "measure (solve mesh radix=8 load=0.05:0.5:0.05) metric=" + name;
                    case QUEUE -> "queue " + name;
                    case FORMAT -> "solve mesh radix=8 load=0.1 format=" + name;
                };
        return usual + required(plugIn);
    }

    private static String network(Described evaluator, Catalogue catalogue) {
        return catalogue.networksFor((Evaluator) evaluator).stream().findFirst().orElse("NETWORK");
    }

    private static String required(Described plugIn) {
        StringBuilder settings = new StringBuilder();
        for (Parameter<?> parameter : plugIn.parameters().all()) {
            boolean isUsual = parameter.defaultText().isEmpty() && isUsual(parameter);
            if (parameter.isRequired() || isUsual) {
                setting(parameter).ifPresent(setting -> settings.append(' ').append(setting));
            }
        }
        return settings.toString();
    }

    /** Of a service time or its distribution one must be given. */
    private static boolean isUsual(Parameter<?> parameter) {
        return parameter.name().equals("service");
    }

    /** Returns a parameter with a value: its default, its first choice, or a usual one. */
    static Optional<String> setting(Parameter<?> parameter) {
        String name = parameter.name();
        Optional<String> choice = parameter.choices().stream().findFirst();
        return defaultValue(parameter)
                .or(() -> choice)
                .or(() -> Optional.ofNullable(USUAL.get(name)))
                .or(() -> VALUES.stream().filter(value -> accepts(parameter, value)).findFirst())
                .map(value -> name + "=" + value);
    }

    private static <T> Optional<String> defaultValue(Parameter<T> parameter) {
        return parameter.defaultValue().map(parameter::format);
    }

    private static boolean accepts(Parameter<?> parameter, String value) {
        try {
            parameter.parse(value);
            return parameter.isNumeric();
        } catch (BadInput e) {
            return false;
        }
    }
}
