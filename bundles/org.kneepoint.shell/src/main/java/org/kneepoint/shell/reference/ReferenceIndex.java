// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.FormerNames;

/** The names that a user can read or type, and what each means, as installed at this moment. */
public final class ReferenceIndex {
    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final Supplier<List<Command>> commands;

    /**
     * An index.
     *
     * @param commands all that are installed
     */
    public ReferenceIndex(
            Catalogue catalogue, EvaluationService evaluation, Supplier<List<Command>> commands) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.commands = commands;
    }

    /** A snapshot looks every plug-in up once. */
    private List<ReferenceSource> sources() {
        Catalogue now = catalogue.snapshot();
        EvaluationService service = evaluation.snapshot();
        ParameterDefinitions definitions = new ParameterDefinitions(now, service, commands);
        return List.of(
                new PlugInEntries(now, service, definitions),
                new ParameterEntries(now, definitions),
                new ChoiceEntries(now, definitions),
                new ColumnEntries(now),
                new VocabularyEntries(),
                new CommandEntries(commands, new InstalledFormats(now)));
    }

    /** Returns all names, sorted. */
    public Set<String> names() {
        Set<String> names = new TreeSet<>();
        sources().stream().map(ReferenceSource::names).forEach(names::addAll);
        return names;
    }

    /** Returns all meanings of a name, which may be a former one. */
    public ReferencePage page(String name) {
        List<ReferenceEntry> entries = entries(name);
        if (entries.isEmpty()) {
            entries = entries(FormerNames.any(name));
        }
        return new ReferencePage(entries.isEmpty() ? VocabularyEntries.ofFamilies(name) : entries);
    }

    private List<ReferenceEntry> entries(String name) {
        return sources().stream()
                .map(source -> source.entries(name))
                .flatMap(Collection::stream)
                .toList();
    }
}
