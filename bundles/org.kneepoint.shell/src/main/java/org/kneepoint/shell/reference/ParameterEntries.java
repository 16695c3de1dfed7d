// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.shell.reference.ParameterDefinitions.Definition;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;

/** Parameters: meaning, unit, range and default, and what has them. */
final class ParameterEntries implements ReferenceSource {
    /** The parameters whose values are the names of plug-ins. */
    private static final Map<String, PlugInKind> PLUG_INS =
            Map.of(
                    StandardParameters.ROUTING.name(), PlugInKind.ROUTING,
                    StandardParameters.PATTERN.name(), PlugInKind.PATTERN,
                    StandardParameters.ARRIVAL_PROCESS.name(), PlugInKind.ARRIVALS,
                    StandardParameters.LENGTH_DISTRIBUTION.name(), PlugInKind.LENGTHS);

    private final Catalogue catalogue;
    private final ParameterDefinitions definitions;

    ParameterEntries(Catalogue catalogue, ParameterDefinitions definitions) {
        this.catalogue = catalogue;
        this.definitions = definitions;
    }

    @Override
    public Collection<String> names() {
        return definitions.all().stream()
                .map(definition -> definition.parameter().name())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public List<ReferenceEntry> entries(String name) {
        List<Definition> found =
                definitions.all().stream().filter(d -> d.parameter().name().equals(name)).toList();
        return found.isEmpty() ? List.of() : List.of(entry(name, found));
    }

    private ReferenceEntry entry(String name, List<Definition> found) {
        Parameter<?> common = common(found.get(0).parameter());
        List<Section> essential = new ArrayList<>();
        Map<String, String> users = users(found, common);
        if (users.size() == 1) {
            essential.add(new TextSection("values", users.values().iterator().next()));
            essential.add(TextSection.of("used by", users.keySet()));
        } else {
            essential.add(new ListSection("used by", "user", users));
        }
        essential.add(choices(name, found));
        essential.add(TextSection.of("networks", networks(found)));
        essential.add(new TextSection("example", example(found)));
        return new ReferenceEntry("parameter", name, meaning(common), essential, List.of());
    }

    /** The standard parameter that one narrows, or itself. */
    private static Parameter<?> common(Parameter<?> declared) {
        for (Parameter<?> standard : StandardParameters.all()) {
            if (declared.isVariantOf(standard)) {
                return standard;
            }
        }
        return declared;
    }

    private static String meaning(Parameter<?> parameter) {
        String unit = parameter.unit().isEmpty() ? "" : " [" + parameter.unit() + "]";
        return parameter.meaning() + unit;
    }

    /** Allowed values and default by the names of what declares them. */
    private static Map<String, String> users(List<Definition> found, Parameter<?> common) {
        Map<String, Set<String>> byText = new LinkedHashMap<>();
        for (Definition definition : found) {
            Parameter<?> parameter = definition.parameter();
            boolean isCommon = meaning(parameter).equals(meaning(common));
            String text =
                    (isCommon ? "" : meaning(parameter) + ": ")
                            + parameter.allowed()
                            + "; "
                            + defaultText(parameter);
            byText.computeIfAbsent(text, key -> new LinkedHashSet<>()).add(definition.owner());
        }
        Map<String, String> users = new LinkedHashMap<>();
        byText.forEach((text, names) -> users.put(String.join(", ", names), text));
        return users;
    }

    private static String defaultText(Parameter<?> parameter) {
        return parameter
                .defaultText()
                .map("default "::concat)
                .orElse(parameter.isRequired() ? "required" : "no default");
    }

    private Section choices(String name, List<Definition> found) {
        PlugInKind kind = PLUG_INS.get(name);
        if (kind != null) {
            return new ListSection(
                    kind.plural(),
                    "choice",
                    catalogue.all(kind).stream()
                            .collect(
                                    Collectors.toMap(
                                            Described::name,
                                            plugIn -> plugIn.description().summary(),
                                            (one, other) -> one,
                                            TreeMap::new)));
        }
        Map<String, String> meanings = new LinkedHashMap<>();
        for (Definition definition : found) {
            for (String choice : definition.parameter().choices()) {
                meanings.merge(
                        choice,
                        definition.choiceMeaning(choice),
                        (one, other) -> one.isEmpty() ? other : one);
            }
        }
        meanings.values().removeIf(String::isEmpty);
        return new ListSection("choices", "choice", meanings);
    }

    /** The networks of the plug-ins that declare the parameter. */
    private Set<String> networks(List<Definition> found) {
        Set<String> networks = new TreeSet<>();
        for (Definition definition : found) {
            if (definition.plugIn() instanceof Evaluator evaluator) {
                networks.addAll(catalogue.networksFor(evaluator));
            } else if (definition.plugIn() instanceof Topology topology) {
                networks.add(topology.name());
            }
        }
        return networks.containsAll(catalogue.networks()) ? Set.of("all") : networks;
    }

    /** A line that uses the first that declares the parameter, with the parameter set. */
    private String example(List<Definition> found) {
        Definition first = found.get(0);
        String name = first.parameter().name();
        Optional<String> setting =
                Examples.setting(first.parameter()).or(() -> plugInSetting(name));
        boolean isSet = (" " + first.example()).contains(" " + name + "=");
        return isSet || setting.isEmpty()
                ? first.example()
                : (first.example() + " " + setting.get()).strip();
    }

    private Optional<String> plugInSetting(String name) {
        return Optional.ofNullable(PLUG_INS.get(name))
                .flatMap(kind -> catalogue.all(kind).stream().findFirst())
                .map(plugIn -> name + "=" + plugIn.name());
    }
}
