// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.shell.reference.ParameterDefinitions.Definition;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;

/**
 * Choices of parameters and the routings that topologies bring. Those that are plug-ins have an
 * entry as such.
 */
final class ChoiceEntries implements ReferenceSource {
    private static final Set<String> FLAGS = Set.of("true", "false");
    private static final String ROUTING = StandardParameters.ROUTING.name();

    /** Most meanings of the routings of one name that are listed one by one. */
    private static final int MOST_MEANINGS = 4;

    private final Catalogue catalogue;
    private final ParameterDefinitions definitions;

    ChoiceEntries(Catalogue catalogue, ParameterDefinitions definitions) {
        this.catalogue = catalogue;
        this.definitions = definitions;
    }

    private boolean isPlugIn(String name) {
        return Stream.of(PlugInKind.values())
                .flatMap(kind -> catalogue.all(kind).stream())
                .anyMatch(plugIn -> plugIn.name().equals(name));
    }

    /**
     * A meaning of a choice.
     *
     * @param kind of what it is a choice
     * @param text what it means
     * @param parameter the setting that selects it
     */
    private record Choice(String kind, String text, String parameter) {}

    @Override
    public Collection<String> names() {
        Set<String> names = new TreeSet<>();
        definitions.all().forEach(definition -> names.addAll(definition.parameter().choices()));
        names.removeAll(FLAGS);
        for (Described topology : catalogue.topologies()) {
            names.addAll(topology.description().variants().keySet());
        }
        return names;
    }

    @Override
    public List<ReferenceEntry> entries(String name) {
        if (FLAGS.contains(name)) {
            return List.of();
        }
        List<ReferenceEntry> entries = new ArrayList<>(routings(name));
        Map<Choice, Set<String>> owners = new LinkedHashMap<>();
        boolean isPlugIn = isPlugIn(name);
        for (Definition definition : definitions.all()) {
            Parameter<?> parameter = definition.parameter();
            // a choice without a meaning of its own is explained by its parameter
            String text = definition.choiceMeaning(name);
            String meaning = text.isEmpty() && !isPlugIn ? parameter.meaning() : text;
            if (parameter.choices().contains(name) && !meaning.isEmpty()) {
                String kind = "choice of " + parameter.name();
                Choice choice = new Choice(kind, meaning, parameter.name());
                owners.computeIfAbsent(choice, c -> new LinkedHashSet<>()).add(definition.owner());
            }
        }
        owners.forEach(
                (choice, of) ->
                        entries.add(
                                ReferenceEntry.of(
                                        choice.kind(),
                                        name,
                                        choice.text(),
                                        TextSection.of("used by", of),
                                        setting(choice.parameter(), name))));
        return entries;
    }

    /**
     * Returns the routings of a name that topologies bring: an entry for each meaning, or one for
     * all with the meanings as its detail, where they would not fit a screen.
     */
    private List<ReferenceEntry> routings(String name) {
        Map<String, List<String>> meanings = new LinkedHashMap<>();
        for (Described topology : catalogue.topologies()) {
            String text = topology.description().variants().get(name);
            if (text != null) {
                meanings.computeIfAbsent(text, t -> new ArrayList<>()).add(topology.name());
            }
        }
        List<ReferenceEntry> entries = new ArrayList<>();
        if (meanings.size() <= MOST_MEANINGS) {
            meanings.forEach(
                    (text, of) ->
                            entries.add(
                                    ReferenceEntry.of(
                                            "routing of " + String.join(", ", of),
                                            name,
                                            text,
                                            setting(ROUTING, name))));
            return entries;
        }
        List<String> topologies = meanings.values().stream().flatMap(List::stream).toList();
        List<Section> detail = new ArrayList<>();
        meanings.forEach((text, of) -> detail.add(new TextSection(String.join(", ", of), text)));
        entries.add(
                new ReferenceEntry(
                        "routing of " + topologies.size() + " topologies",
                        name,
                        "one of its own for each network",
                        List.of(TextSection.of("used by", topologies), setting(ROUTING, name)),
                        detail));
        return entries;
    }

    private static TextSection setting(String parameter, String name) {
        return new TextSection("setting", parameter + "=" + name);
    }
}
