// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/**
 * All that is known about something with a name.
 *
 * @param kind what it is
 * @param described the thing
 * @param networks the names of the networks that it treats; empty if it treats none
 * @param others words that also apply because of something else
 */
record DescriptionPage(
        String kind, Described described, List<String> networks, List<ParameterGroup> others) {
    private static final String[] COLUMNS = {
        "kind", "name", "item", "unit", "default", "allowed", "text"
    };

    /**
     * Words that apply.
     *
     * @param heading what they are
     * @param kind of what they belong to
     * @param name of what they belong to
     */
    record ParameterGroup(
            String heading, String kind, String name, Collection<Parameter<?>> words) {}

    /** Returns pages for programs: a row per text and per word. */
    static Table table(List<DescriptionPage> pages) {
        Table.Builder table = Table.of(COLUMNS);
        pages.forEach(page -> page.addTo(table));
        return table.build();
    }

    private void addTo(Table.Builder table) {
        Description description = described.description();
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("summary", description.summary());
        texts.put("source", description.source());
        if (!networks.isEmpty()) {
            texts.put("networks", String.join(" ", networks));
        }
        texts.put("validity", description.validity());
        texts.put("verification", description.verification());
        description.variants().forEach((name, text) -> texts.put("variant " + name, text));
        description.accuracy().stream()
                .skip(1)
                .forEach(row -> texts.put("accuracy " + row.get(0), cells(description, row)));
        texts.forEach(
                (item, text) -> table.row(kind, described.name(), item, null, null, null, text));
        for (ParameterGroup words : words()) {
            for (Parameter<?> word : words.words()) {
                table.row(
                        words.kind(),
                        words.name(),
                        word.name(),
                        word.unit(),
                        fallback(word),
                        word.allowed(),
                        word.meaning());
            }
        }
    }

    /** Returns the page for reading, in lines of at most the width, the last one not ended. */
    String text(int width) {
        Description description = described.description();
        List<String> lines = new ArrayList<>();
        lines.add(described.name() + " (" + kind + "): " + description.summary());
        section(lines, "source", description.source(), width);
        section(lines, "networks", String.join(", ", networks), width);
        for (ParameterGroup words : words()) {
            if (!words.words().isEmpty()) {
                lines.add("");
                lines.add(words.heading());
                indent(lines, parameterTable(words.words()), width);
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
        if (!description.accuracy().isEmpty()) {
            lines.add("");
            lines.add("accuracy");
            indent(lines, accuracy(description.accuracy()), width);
        }
        return String.join("\n", lines);
    }

    /** Its own words, and those that also apply. */
    private List<ParameterGroup> words() {
        List<ParameterGroup> all = new ArrayList<>();
        Parameters own =
                described instanceof Evaluator evaluator
                        ? SelectedEvaluator.of(evaluator).parameters()
                        : described.parameters();
        all.add(new ParameterGroup("parameters", kind, described.name(), own.all()));
        all.addAll(others);
        return all;
    }

    /** The cells of a row, each with the head of its column. */
    private static String cells(Description description, List<String> row) {
        List<String> heads = description.accuracy().get(0);
        return IntStream.range(1, row.size())
                .filter(i -> !row.get(i).isEmpty())
                .mapToObj(i -> heads.get(i) + ": " + row.get(i))
                .collect(Collectors.joining("; "));
    }

    private static Table accuracy(List<List<String>> rows) {
        Table.Builder table = Table.of(rows.get(0).toArray(String[]::new));
        rows.stream().skip(1).forEach(row -> table.row(row.toArray()));
        return table.build();
    }

    private static void indent(List<String> lines, Table table, int width) {
        for (String line : TextTable.of(table, width - 2).split("\n")) {
            lines.add("  " + line);
        }
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

    /** Returns parameters with defaults, meanings, units and allowed values, a row each. */
    static Table parameterTable(Collection<Parameter<?>> words) {
        Table.Builder table = Table.of("word", "default", "meaning [unit]: allowed values");
        for (Parameter<?> word : words) {
            String unit = word.unit().isEmpty() ? "" : " [" + word.unit() + "]";
            table.row(word.name(), fallback(word), word.meaning() + unit + ": " + word.allowed());
        }
        return table.build();
    }

    private static String fallback(Parameter<?> word) {
        return word.defaultText().orElse(word.isRequired() ? "required" : "-");
    }
}
