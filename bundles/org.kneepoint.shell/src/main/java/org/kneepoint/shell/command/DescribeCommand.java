// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.UnknownName;

/** {@code describe}: the documentation of a plug-in, parameter or column. */
public final class DescribeCommand implements Command {
    private static final String LISTS =
            "known are the names that topologies, routings, solvers, simulators, traffic, queues and"
                    + " metrics list";

    private final Catalogue catalogue;
    private final EvaluationService evaluation;

    /** Describes what is installed. */
    public DescribeCommand(Catalogue catalogue, EvaluationService evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
    }

    @Override
    public String name() {
        return "describe";
    }

    @Override
    public String summary() {
        return "tells words, source, validity and verification of a network, solver, queue, ...";
    }

    @Override
    public String usage() {
        return "describe NAME [format=NAME] [out=FILE]\n"
                + "NAME is anything that topologies, routings, solvers, simulators, traffic, queues or"
                + " metrics list, or a column of results.\n"
                + "Example: describe min";
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        String name =
                request.singleOperand(
                        "network, routing, solver, simulator, pattern, queue or metric");
        request.requireNoSettings();
        List<DescriptionPage> pages = pages(name);
        if (pages.isEmpty()) {
            return Quantities.find(name)
                    .map(DescribeCommand::column)
                    .orElseThrow(() -> UnknownName.of("name", name, names(), LISTS));
        }
        return CommandResult.of(
                width ->
                        pages.stream()
                                .map(page -> page.text(Paragraph.width(width)))
                                .collect(Collectors.joining("\n\n")),
                DescriptionPage.table(pages));
    }

    /** What a column of results means. */
    private static CommandResult column(Quantity quantity) {
        String unit = quantity.unit().isEmpty() ? "" : " [" + quantity.unit() + "]";
        return CommandResult.of(
                width -> quantity.name() + " (column of results): " + quantity.meaning() + unit,
                Table.of("name", "unit", "meaning")
                        .row(quantity.name(), quantity.unit(), quantity.meaning())
                        .build());
    }

    /** Everything of this name; for a system what treats it. */
    private List<DescriptionPage> pages(String name) {
        List<DescriptionPage> pages = new ArrayList<>();
        for (Catalogue.PlugInKind kind : Catalogue.PlugInKind.values()) {
            catalogue.all(kind).stream()
                    .filter(described -> described.name().equals(name))
                    .forEach(described -> pages.add(page(kind, described)));
        }
        if (pages.isEmpty()) {
            catalogue
                    .solversFor(name)
                    .forEach(s -> pages.add(page(Catalogue.PlugInKind.SOLVER, s)));
            catalogue
                    .simulatorsFor(name)
                    .forEach(s -> pages.add(page(Catalogue.PlugInKind.SIMULATOR, s)));
        }
        return pages;
    }

    private DescriptionPage page(Catalogue.PlugInKind kind, Described described) {
        List<String> networks =
                described instanceof Evaluator evaluator
                        ? catalogue.networksFor(evaluator)
                        : List.of();
        List<DescriptionPage.ParameterGroup> others = new ArrayList<>();
        if (described instanceof Topology topology) {
            String name = topology.name();
            for (EvaluationMethod method :
                    List.of(EvaluationMethod.MODEL, EvaluationMethod.SIMULATION)) {
                evaluation.evaluators(method, name).stream()
                        .findFirst()
                        .ifPresent(tool -> others.add(words(topology, tool)));
            }
        }
        return new DescriptionPage(kind.noun(), described, networks, others);
    }

    /** What applies beside the words of the topology when it is evaluated. */
    private DescriptionPage.ParameterGroup words(Topology topology, SelectedEvaluator tool) {
        MethodCommand verb = MethodCommand.of(tool.method());
        Collection<Parameter<?>> parameters =
                new LinkedHashSet<>(evaluation.parameters(topology.name(), tool).all());
        parameters.removeAll(topology.parameters().all());
        String heading =
                verb.command()
                        + " "
                        + topology.name()
                        + " also takes ("
                        + verb.evaluatorParameter()
                        + " ";
        return new DescriptionPage.ParameterGroup(
                heading + tool.name() + ")", verb.evaluatorParameter(), tool.name(), parameters);
    }

    private Set<String> names() {
        Set<String> names = new TreeSet<>(catalogue.networks());
        for (Catalogue.PlugInKind kind : Catalogue.PlugInKind.values()) {
            catalogue.all(kind).forEach(described -> names.add(described.name()));
        }
        return names;
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return typed.isEmpty()
                ? List.copyOf(names())
                : ParameterCompletions.none().outputParameters().after(typed, word);
    }
}
