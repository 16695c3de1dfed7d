// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the known names nearest to an unknown one: similar spelling, abbreviated names, and the
 * counterpart of a BookSim name. Letter case and signs such as {@code -} and {@code _} are ignored.
 */
final class NearestNames {
    private static final int MAX_PROPOSALS = 3;

    /** Shortest name that counts as part of another. */
    private static final int MIN_PART_LENGTH = 3;

    private static final int PREFIX = 2;
    private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private NearestNames() {}

    /** Returns at most three of the known names, nearest first. */
    static List<String> of(String name, Collection<String> known) {
        String typed = bare(name);
        List<String> foreign = BookSimNames.of(typed, known);
        if (!foreign.isEmpty()) {
            Stream<String> same = known.stream().filter(own -> bare(own).equals(typed));
            return Stream.concat(same, foreign.stream()).distinct().limit(MAX_PROPOSALS).toList();
        }
        int reach = Math.max(1, typed.length() / 3);
        return known.stream()
                .filter(candidate -> distance(typed, candidate) <= reach)
                .sorted(
                        Comparator.<String>comparingInt(candidate -> distance(typed, candidate))
                                .thenComparing(Comparator.naturalOrder()))
                .limit(MAX_PROPOSALS)
                .collect(Collectors.toList());
    }

    /** Returns the letters and digits of a name, in lower case. */
    static String bare(String name) {
        return SIGNS.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    /**
     * Zero for equal letters or a prefix; one for an abbreviation or if one is part of the other;
     * else the edit distance.
     */
    private static int distance(String typed, String candidate) {
        String letters = bare(candidate);
        if (typed.length() >= PREFIX && letters.startsWith(typed)) {
            return 0;
        }
        boolean part =
                typed.length() >= MIN_PART_LENGTH && letters.contains(typed)
                        || letters.length() >= MIN_PART_LENGTH && typed.contains(letters);
        if (part || typed.length() > MIN_PART_LENGTH && abbreviates(typed, words(candidate))) {
            return 1;
        }
        return EditDistance.of(typed, letters);
    }

    private static List<String> words(String name) {
        return Stream.of(SIGNS.split(name.toLowerCase(Locale.ROOT)))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toList());
    }

    /** Whether a text consists of prefixes of all words, in their order. */
    private static boolean abbreviates(String text, List<String> words) {
        if (words.isEmpty()) {
            return text.isEmpty();
        }
        String word = words.get(0);
        List<String> rest = words.subList(1, words.size());
        for (int i = 1; i <= Math.min(word.length(), text.length()); i++) {
            if (!text.startsWith(word.substring(0, i))) {
                return false;
            }
            if (abbreviates(text.substring(i), rest)) {
                return true;
            }
        }
        return false;
    }
}
