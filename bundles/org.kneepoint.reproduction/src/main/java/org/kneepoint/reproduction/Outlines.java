// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kneepoint.support.ResourceText;

/**
 * The outlines of the experiments of a paper, in a file {@code outlines.txt}. It begins with texts
 * that several of them share, {@code name: text}; then each experiment has its name in brackets in
 * a line of its own, and {@code title}, {@code says}, {@code runs}, {@code rule}, any number of
 * {@code misprint}, and {@code seconds} in full and quickly. A line that begins with blanks
 * continues the one before it, and {@code #} begins a comment.
 */
public final class Outlines {
    private static final Pattern NAME = Pattern.compile("\\{([a-z]+)}");

    private final Map<String, String> shared;
    private final Map<String, ExperimentOutline> outlines = new HashMap<>();

    /**
     * Reads the file that lies beside a class.
     *
     * @param texts that others of the file refer to
     */
    public Outlines(Class<?> beside, Paper paper, Map<String, String> texts) {
        shared = new HashMap<>(texts);
        String[] parts = ResourceText.joined(beside, "outlines.txt").split("\n\\[");
        entries(parts[0]).forEach((name, text) -> shared.put(name, text.get(0)));
        for (int i = 1; i < parts.length; i++) {
            int end = parts[i].indexOf(']');
            String name = parts[i].substring(0, end);
            outlines.put(name, outline(name, paper, entries(parts[i].substring(end + 1))));
        }
    }

    private ExperimentOutline outline(String name, Paper paper, Map<String, List<String>> entries) {
        String[] seconds = entries.get("seconds").get(0).split(" ");
        return new ExperimentOutline(
                name,
                paper,
                text(entries, "title"),
                text(entries, "says"),
                text(entries, "runs"),
                text(entries, "rule"),
                entries.getOrDefault("misprint", List.of()).stream().map(this::whole).toList(),
                Integer.parseInt(seconds[0]),
                Integer.parseInt(seconds[1]));
    }

    private String text(Map<String, List<String>> entries, String name) {
        return whole(entries.get(name).get(0));
    }

    /** Returns the texts of a part by their names, of which misprints share one. */
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
                .replaceAll(name -> Matcher.quoteReplacement(whole(shared.get(name.group(1)))));
    }

    /**
     * Returns the outline of an experiment.
     *
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
