// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.support.ResourceText;

/**
 * The outlines of the experiments of a paper, read from a file {@code outlines.txt}. It begins with
 * {@code authors}, {@code paper}, {@code venue} and {@code year}, and texts that several outlines
 * share, {@code name: text}. Each outline begins with its name in brackets and has {@code title},
 * {@code published}, {@code procedure}, {@code criterion}, any number of {@code misprint}, {@code
 * seconds} in full and quick form, and {@code statement CODE} and {@code text CODE} with places for
 * arguments. An indented line continues the one before it, and {@code #} begins a comment.
 */
public final class Outlines {
    private static final Pattern NAME = Pattern.compile("\\{([a-z]+)}");

    private static final String STATEMENT = "statement ";
    private static final String TEXT = "text ";

    private final Map<String, List<String>> shared;
    private final Map<String, String> patterns = new HashMap<>();
    private final Map<String, ExperimentOutline> outlines = new HashMap<>();

    /** Reads the file that lies beside a class. */
    public Outlines(Class<?> beside) {
        this(beside, Map.of());
    }

    /**
     * Reads the file that lies beside a class.
     *
     * @param texts that the file refers to by name
     */
    public Outlines(Class<?> beside, Map<String, String> texts) {
        String[] parts = ResourceText.joined(beside, "outlines.txt").split("\n\\[");
        shared = entries(parts[0]);
        texts.forEach((name, text) -> shared.put(name, List.of(text)));
        Paper paper =
                new Paper(
                        shared.get("authors").get(0),
                        shared.get("paper").get(0),
                        shared.getOrDefault("venue", List.of("")).get(0),
                        shared.get("year").get(0));
        addPatterns(shared);
        for (int i = 1; i < parts.length; i++) {
            int end = parts[i].indexOf(']');
            String name = parts[i].substring(0, end);
            Map<String, List<String>> entries = entries(parts[i].substring(end + 1));
            addPatterns(entries);
            outlines.put(name, outline(name, paper, entries));
        }
    }

    private void addPatterns(Map<String, List<String>> entries) {
        entries.forEach(
                (name, texts) -> {
                    if (name.startsWith(STATEMENT) || name.startsWith(TEXT)) {
                        patterns.put(name, texts.get(0));
                    }
                });
    }

    private ExperimentOutline outline(String name, Paper paper, Map<String, List<String>> entries) {
        String[] seconds = entries.get("seconds").get(0).split(" ");
        return new ExperimentOutline(
                name,
                paper,
                text(entries, "title"),
                text(entries, "published"),
                text(entries, "procedure"),
                text(entries, "criterion"),
                misprints(entries.getOrDefault("misprint", List.of())),
                Integer.parseInt(seconds[0]),
                Integer.parseInt(seconds[1]));
    }

    private String text(Map<String, List<String>> entries, String name) {
        return whole(entries.get(name).get(0));
    }

    /** A name alone stands for all texts of that name. */
    private List<String> misprints(List<String> texts) {
        return texts.stream()
                .flatMap(
                        text -> {
                            Matcher name = NAME.matcher(text);
                            return name.matches()
                                    ? shared.get(name.group(1)).stream()
                                    : Stream.of(text);
                        })
                .map(this::whole)
                .toList();
    }

    /** Returns the texts of a part by their names, several of which may be equal. */
    private static Map<String, List<String>> entries(String part) {
        return part.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(": ", 2))
                .collect(
                        Collectors.groupingBy(
                                entry -> entry[0],
                                Collectors.mapping(entry -> entry[1], Collectors.toList())));
    }

    private String whole(String text) {
        return NAME.matcher(text)
                .replaceAll(
                        name -> Matcher.quoteReplacement(whole(shared.get(name.group(1)).get(0))));
    }

    /**
     * Returns a statement of the paper.
     *
     * @param arguments for the places of its text
     * @throws IllegalArgumentException if the file has none of this code, or the arguments do not
     *     fit
     */
    public Explanation statement(String code, Object... arguments) {
        return explanation(STATEMENT, code, arguments);
    }

    /** Returns a text on figures, otherwise as {@link #statement}. */
    public String text(String code, Object... arguments) {
        return explanation(TEXT, code, arguments).text();
    }

    private Explanation explanation(String kind, String code, Object... arguments) {
        String pattern = patterns.get(kind + code);
        if (pattern == null) {
            throw new IllegalArgumentException("no " + kind + code);
        }
        return Explanation.of(code, pattern, arguments);
    }

    /**
     * Returns the outline of an experiment.
     *
     * @param name of the experiment
     * @throws IllegalArgumentException if the file has none
     */
    public ExperimentOutline get(String name) {
        ExperimentOutline outline = outlines.get(name);
        if (outline == null) {
            throw new IllegalArgumentException("no outline of " + name);
        }
        return outline;
    }
}
