// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;
import org.kneepoint.study.run.MethodCommand;

/** Plug-ins of every kind, and the systems that solvers and simulators define. */
final class PlugInEntries implements ReferenceSource {
    private static final String PARAMETERS = "parameters";

    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final ParameterDefinitions definitions;

    PlugInEntries(
            Catalogue catalogue, EvaluationService evaluation, ParameterDefinitions definitions) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.definitions = definitions;
    }

    @Override
    public Collection<String> names() {
        Set<String> names = new TreeSet<>(catalogue.networks());
        for (PlugInKind kind : PlugInKind.values()) {
            catalogue.all(kind).forEach(plugIn -> names.add(plugIn.name()));
        }
        return names;
    }

    @Override
    public List<ReferenceEntry> entries(String name) {
        List<ReferenceEntry> entries = new ArrayList<>();
        if (catalogue.networks().contains(name) && catalogue.topology(name).isEmpty()) {
            entries.add(system(name));
        }
        for (PlugInKind kind : PlugInKind.values()) {
            catalogue.all(kind).stream()
                    .filter(plugIn -> plugIn.name().equals(name))
                    .forEach(plugIn -> entries.add(entry(kind, plugIn)));
        }
        return entries;
    }

    private ReferenceEntry entry(PlugInKind kind, Described plugIn) {
        Description description = plugIn.description();
        List<Section> essential = new ArrayList<>();
        List<Section> detail = new ArrayList<>();
        if (plugIn instanceof Evaluator evaluator) {
            addParameters(kind, evaluator, essential, detail);
            essential.add(TextSection.of("networks", catalogue.networksFor(evaluator)));
        } else {
            String heading = PARAMETERS;
            Collection<Parameter<?>> own = plugIn.parameters().all();
            essential.add(new ParameterSection(heading, kind.noun(), plugIn.name(), own));
        }
        essential.add(
                plugIn instanceof Topology
                        ? new ListSection("routings", "routing", description.variants())
                        : new ListSection("variants", "variant", description.variants()));
        String example = Examples.of(kind, plugIn, catalogue);
        essential.add(new TextSection("example", example));
        if (plugIn instanceof Topology topology) {
            String bound = ExampleBound.of(evaluation, topology, example);
            essential.add(new TextSection("bound", bound));
            essential.addAll(evaluations(topology.name(), topology.parameters().all()));
        }
        detail.add(new TextSection("source", description.source()));
        detail.add(new TextSection("validity", description.validity()));
        detail.add(new TextSection("verification", description.verification()));
        detail.add(new AccuracySection(description.accuracy()));
        return new ReferenceEntry(
                kind.noun(), plugIn.name(), description.summary(), essential, detail);
    }

    /** Its own parameters are essential; those that other plug-ins declare too are detail. */
    private void addParameters(
            PlugInKind kind, Evaluator evaluator, List<Section> essential, List<Section> detail) {
        List<Parameter<?>> own = new ArrayList<>();
        List<Parameter<?>> shared = new ArrayList<>();
        for (Parameter<?> parameter : SelectedEvaluator.of(evaluator).parameters().all()) {
            (definitions.isShared(evaluator, parameter) ? shared : own).add(parameter);
        }
        String name = evaluator.name();
        essential.add(new ParameterSection(PARAMETERS, kind.noun(), name, own));
        essential.add(new ParameterSection("shared parameters", kind.noun(), name, shared));
    }

    /** The parameters that apply beside others when a network is evaluated. */
    private List<Section> evaluations(String network, Collection<Parameter<?>> known) {
        List<Section> sections = new ArrayList<>();
        for (EvaluationMethod method :
                List.of(EvaluationMethod.SIMULATION, EvaluationMethod.MODEL)) {
            evaluation.evaluators(method, network).stream()
                    .findFirst()
                    .ifPresent(tool -> sections.add(evaluation(network, tool, known)));
        }
        return sections;
    }

    private Section evaluation(
            String network, SelectedEvaluator tool, Collection<Parameter<?>> known) {
        MethodCommand command = MethodCommand.of(tool.method());
        Collection<Parameter<?>> others =
                new LinkedHashSet<>(evaluation.parameters(network, tool).all());
        others.removeAll(known);
        return new ParameterSection(
                "parameters of " + command.command() + " " + network,
                command.evaluatorParameter(),
                tool.name(),
                others);
    }

    /** A system has no plug-in of its own: what evaluates it describes it. */
    private ReferenceEntry system(String name) {
        List<Described> evaluators = new ArrayList<>(catalogue.solversFor(name));
        evaluators.addAll(catalogue.simulatorsFor(name));
        Described first = evaluators.get(0);
        List<Section> essential = evaluations(name, List.of());
        List<String> others =
                evaluators.stream().map(e -> Examples.kind(e).noun() + " " + e.name()).toList();
        essential.add(TextSection.of("evaluated by", others));
        essential.add(
                new TextSection("example", Examples.of(Examples.kind(first), first, catalogue)));
        return new ReferenceEntry(
                "network", name, first.description().summary(), essential, List.of());
    }
}
