// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.felix.service.command.annotations.GogoCommand;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.shell.text.Paragraph;
import org.kneepoint.shell.text.TextTable;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.table.Table;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code describe}: all that is known about something with a name. */
@Component(service = Command.class)
@GogoCommand(scope = Command.SCOPE, function = "describe")
public final class DescribeCommand implements Command {
    private final Catalogue catalogue;

    /** Describes what is installed. */
    @Activate
    public DescribeCommand(@Reference Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public String name() {
        return "describe";
    }

    @Override
    public String summary() {
        return "tells parameters, source, validity and verification of a network, solver, queue, ...";
    }

    @Override
    public String usage() {
        return "describe NAME [format=table|csv|json] [out=FILE]\n"
                + "NAME is anything that topologies, solvers, queues or metrics list.\n"
                + "Example: describe min";
    }

    @Override
    public Answer answer(Request request) {
        String name = request.name("network, solver, queue or metric");
        request.requireNoWords();
        Map<Described, String> found = find(name);
        if (found.isEmpty()) {
            throw BadInput.unknown("name", name, names());
        }
        Table.Builder table =
                Table.of("kind", "name", "item", "unit", "default", "allowed", "text");
        found.forEach((described, kind) -> rows(table, kind, described));
        return Answer.of(width -> pages(found, Paragraph.width(width)), table.build());
    }

    private static String pages(Map<Described, String> found, int width) {
        List<String> pages = new ArrayList<>();
        found.forEach((described, kind) -> pages.add(page(kind, described, width)));
        return String.join("\n\n", pages);
    }

    /** Everything of this name; for a system also what treats it. */
    private Map<Described, String> find(String name) {
        Map<Described, String> found = new LinkedHashMap<>();
        for (Catalogue.Kind kind : Catalogue.Kind.values()) {
            catalogue.all(kind).stream()
                    .filter(described -> described.name().equals(name))
                    .forEach(described -> found.put(described, kind.noun()));
        }
        if (found.isEmpty()) {
            catalogue.solversOf(name).forEach(solver -> found.put(solver, "solver"));
            catalogue.simulatorsOf(name).forEach(simulator -> found.put(simulator, "simulator"));
        }
        return found;
    }

    private Set<String> names() {
        Set<String> names = new TreeSet<>(catalogue.networks());
        for (Catalogue.Kind kind : Catalogue.Kind.values()) {
            catalogue.all(kind).forEach(described -> names.add(described.name()));
        }
        return names;
    }

    private static String page(String kind, Described described, int width) {
        Description description = described.description();
        List<String> lines = new ArrayList<>();
        lines.add(described.name() + " (" + kind + "): " + description.summary());
        section(lines, "source", description.source(), width);
        if (!described.parameters().all().isEmpty()) {
            lines.add("");
            lines.add("parameters");
            for (String line : TextTable.of(parameters(described), width - 2).split("\n")) {
                lines.add("  " + line);
            }
        }
        if (!description.variants().isEmpty()) {
            lines.add("");
            lines.add("variants");
            description
                    .variants()
                    .forEach((name, text) -> indented(lines, name + ": " + text, width));
        }
        section(lines, "validity", description.validity(), width);
        section(lines, "verification", description.verification(), width);
        return String.join("\n", lines);
    }

    private static void section(List<String> lines, String heading, String text, int width) {
        if (!text.isEmpty()) {
            lines.add("");
            lines.add(heading);
            indented(lines, text, width);
        }
    }

    private static void indented(List<String> lines, String text, int width) {
        Paragraph.lines(text, width - 2).forEach(line -> lines.add("  " + line));
    }

    private static Table parameters(Described described) {
        Table.Builder table = Table.of("word", "default", "meaning [unit]: allowed values");
        for (Parameter<?> parameter : described.parameters().all()) {
            String unit = parameter.unit().isEmpty() ? "" : " [" + parameter.unit() + "]";
            table.row(
                    parameter.name(),
                    fallback(parameter),
                    parameter.meaning() + unit + ": " + parameter.allowed());
        }
        return table.build();
    }

    private static <T> String fallback(Parameter<T> parameter) {
        return parameter
                .fallback()
                .map(parameter::format)
                .orElse(parameter.isRequired() ? "required" : "-");
    }

    private static void rows(Table.Builder table, String kind, Described described) {
        Description description = described.description();
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("summary", description.summary());
        texts.put("source", description.source());
        texts.put("validity", description.validity());
        texts.put("verification", description.verification());
        description.variants().forEach((name, text) -> texts.put("variant " + name, text));
        texts.forEach(
                (item, text) -> table.row(kind, described.name(), item, null, null, null, text));
        for (Parameter<?> parameter : described.parameters().all()) {
            table.row(
                    kind,
                    described.name(),
                    parameter.name(),
                    parameter.unit(),
                    fallback(parameter),
                    parameter.allowed(),
                    parameter.meaning());
        }
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        return typed.isEmpty()
                ? List.copyOf(new LinkedHashSet<>(names()))
                : Proposals.none().delivery().after(typed, word);
    }
}
