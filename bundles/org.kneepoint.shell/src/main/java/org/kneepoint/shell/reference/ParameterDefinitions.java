// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;

/** All parameters that installed plug-ins and commands declare. */
final class ParameterDefinitions {
    /** What is specific comes first: its examples need fewest settings. */
    private static final List<PlugInKind> KINDS =
            List.of(
                    PlugInKind.ROUTER,
                    PlugInKind.ROUTING,
                    PlugInKind.PATTERN,
                    PlugInKind.ARRIVALS,
                    PlugInKind.LENGTHS,
                    PlugInKind.TOPOLOGY,
                    PlugInKind.SIMULATOR,
                    PlugInKind.SOLVER,
                    PlugInKind.METRIC,
                    PlugInKind.QUEUE,
                    PlugInKind.FORMAT);

    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final Supplier<List<Command>> commands;
    private final List<Definition> definitions = new ArrayList<>();

    ParameterDefinitions(
            Catalogue catalogue, EvaluationService evaluation, Supplier<List<Command>> commands) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.commands = commands;
    }

    /**
     * A parameter and what declares it.
     *
     * @param owner its name, with {@code ramp} where it applies to ramps alone
     * @param plugIn what declares it; null for a command
     * @param example line of the shell that uses the owner; may be empty
     */
    record Definition(Parameter<?> parameter, String owner, Described plugIn, String example) {
        /** Returns the meaning of a choice: its own, or that of the variant of this name. */
        String choiceMeaning(String choice) {
            return parameter
                    .choiceMeaning(choice)
                    .orElseGet(() -> description().variants().getOrDefault(choice, ""));
        }

        private Description description() {
            return plugIn == null ? Description.of("") : plugIn.description();
        }
    }

    /** Returns all definitions, those of plug-ins first. */
    synchronized List<Definition> all() {
        if (definitions.isEmpty()) {
            definitions.addAll(collect());
        }
        return definitions;
    }

    private List<Definition> collect() {
        List<Definition> all = new ArrayList<>();
        for (PlugInKind kind : KINDS) {
            catalogue.all(kind).stream()
                    .sorted(Comparator.comparing(plugIn -> -networks(plugIn)))
                    .forEach(plugIn -> addAll(all, kind, plugIn));
        }
        ramps().values().forEach(tool -> addRamp(all, tool));
        for (Command command : commands.get()) {
            command.parameters()
                    .all()
                    .forEach(p -> all.add(new Definition(p, command.name(), null, "")));
        }
        return all;
    }

    /** Those that evaluate most networks come first. */
    private int networks(Described plugIn) {
        return plugIn instanceof Evaluator evaluator ? catalogue.networksFor(evaluator).size() : 0;
    }

    private void addAll(List<Definition> all, PlugInKind kind, Described plugIn) {
        String example = Examples.of(kind, plugIn, catalogue);
        Parameters parameters =
                plugIn instanceof Evaluator evaluator
                        ? SelectedEvaluator.of(evaluator).parameters()
                        : plugIn.parameters();
        parameters.all().forEach(p -> all.add(new Definition(p, plugIn.name(), plugIn, example)));
    }

    private Map<String, SelectedEvaluator> ramps() {
        Map<String, SelectedEvaluator> ramps = new LinkedHashMap<>();
        for (String network : catalogue.networks()) {
            evaluation
                    .evaluators(EvaluationMethod.RAMP, network)
                    .forEach(tool -> ramps.putIfAbsent(tool.name(), tool));
        }
        return ramps;
    }

    private static void addRamp(List<Definition> all, SelectedEvaluator tool) {
        String owner = tool.name() + " (ramp)";
        String example = "ramp torus radix=8 slew=100000";
        tool.parameters()
                .all()
                .forEach(p -> all.add(new Definition(p, owner, tool.plugIn(), example)));
    }

    /** Returns whether others declare a parameter of an evaluator too. */
    boolean isShared(Evaluator evaluator, Parameter<?> parameter) {
        return StandardParameters.all().stream().anyMatch(parameter::isVariantOf)
                || catalogue.all(PlugInKind.ROUTER).stream()
                        .anyMatch(router -> router.parameters().all().contains(parameter));
    }
}
