// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * What is searched for; a result has to meet all of it.
 *
 * @param words each occurs in name, line, networks, methods, evaluators, owner, labels or note
 * @param owner the owner
 * @param label a label
 * @param since earliest time
 * @param until first time that is too late
 * @param settings values of parameters, of {@code network}, {@code method}, {@code evaluator},
 *     {@code bundle}; {@code bundle_hash} may be the beginning of a hash
 */
public record ResultFilter(
        List<String> words,
        Optional<String> owner,
        Optional<String> label,
        Optional<Instant> since,
        Optional<Instant> until,
        Map<String, String> settings) {
    /** Finds every result. */
    public static final ResultFilter ALL = of(List.of(), Map.of());

    private static final int MOST = 50;
    private static final int LONGEST = 200;

    /** Copies the words in lower case and the settings in normal form. */
    public ResultFilter {
        if (words.size() + settings.size() > MOST) {
            throw BadInput.because(
                    "filters",
                    words.size() + settings.size(),
                    "a search has at most " + MOST + " words and filters");
        }
        words.forEach(word -> PlainText.require("word", word, LONGEST));
        owner.ifPresent(name -> PlainText.require("by", name, LONGEST));
        label.ifPresent(text -> PlainText.require("label", text, LONGEST));
        words = words.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
        Map<String, String> normal = new LinkedHashMap<>();
        settings.forEach(
                (name, value) -> {
                    PlainText.require("filter", name, LONGEST);
                    PlainText.require(name, value, LONGEST);
                    normal.put(evaluator(name), ResultSettings.normalForm(value));
                });
        settings = Map.copyOf(normal);
    }

    /** Returns the names of all filters but the parameters of plug-ins. */
    static Set<String> names() {
        Set<String> names = new TreeSet<>(List.of("by", "label", "since", "until"));
        names.addAll(ResultSettings.NAMES);
        StandardParameters.all().forEach(parameter -> names.add(parameter.name()));
        return names;
    }

    private static String evaluator(String name) {
        return name.equals("solver") || name.equals("simulator") ? ResultSettings.EVALUATOR : name;
    }

    /**
     * Reads words and filters.
     *
     * @param filters names and texts: {@code by}, {@code label}, {@code since} and {@code until}
     *     (2026-01-31, that day included, or 2026-01-31T12:00:00Z), and settings
     * @throws BadInput if a time is none
     */
    public static ResultFilter of(List<String> words, Map<String, String> filters) {
        Map<String, String> settings = new LinkedHashMap<>(filters);
        return new ResultFilter(
                words,
                Optional.ofNullable(settings.remove("by")),
                Optional.ofNullable(settings.remove("label")),
                Optional.ofNullable(settings.remove("since")).map(text -> time("since", text, 0)),
                Optional.ofNullable(settings.remove("until")).map(text -> time("until", text, 1)),
                settings);
    }

    /**
     * Reads words and filters from one line, such as {@code torus nodes=1024}, and others.
     *
     * @throws BadInput as {@link #of(List, Map)}
     */
    public static ResultFilter of(String line, Map<String, String> others) {
        List<String> words = new ArrayList<>();
        Map<String, String> filters = new LinkedHashMap<>();
        for (String word : line.strip().split("\\s+")) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                filters.put(word.substring(0, equals), word.substring(equals + 1));
            } else if (!word.isEmpty()) {
                words.add(word);
            }
        }
        filters.putAll(others);
        return of(words, filters);
    }

    private static Instant time(String name, String text, int days) {
        try {
            return text.indexOf('T') >= 0
                    ? Instant.parse(text)
                    : LocalDate.parse(text).plusDays(days).atStartOfDay().toInstant(ZoneOffset.UTC);
        } catch (DateTimeException e) {
            throw BadInput.notAllowed(
                    name, text, "a date such as 2026-01-31 or a time such as 2026-01-31T12:00:00Z");
        }
    }
}
