// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Input that cannot be used, told in one line: what was wrong, the value, and the allowed range or
 * the nearest known names. The fault is the caller's, never the product's.
 */
public final class BadInput extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private static final int SUGGESTIONS = 3;
    private static final int LISTED = 12;
    private static final Pattern BREAKS = Pattern.compile("[\\p{Cntrl}\\u0085\\u2028\\u2029]+");

    /**
     * Creates the complaint.
     *
     * @param line one line without a full stop; line breaks and other control characters, which
     *     come from the input it quotes, turn into blanks
     */
    public BadInput(String line) {
        super(BREAKS.matcher(line).replaceAll(" "));
    }

    /**
     * A name that is not known, with the nearest names that are.
     *
     * @param kind what was named, such as "solver"
     * @param name the name given
     * @param known all names that would have been right
     * @return the complaint
     */
    public static BadInput unknown(String kind, String name, Collection<String> known) {
        String line = "unknown " + kind + " '" + name + "'";
        if (known.isEmpty()) {
            return new BadInput(line + ": none is installed");
        }
        List<String> near = nearest(name, known);
        if (!near.isEmpty()) {
            return new BadInput(line + ": did you mean " + String.join(", ", near) + "?");
        }
        String some = known.stream().sorted().limit(LISTED).collect(Collectors.joining(", "));
        return new BadInput(line + ": known are " + some + (known.size() > LISTED ? ", ..." : ""));
    }

    /** The known names within an edit distance of a third of the name, nearest first. */
    private static List<String> nearest(String name, Collection<String> known) {
        String wanted = name.toLowerCase(Locale.ROOT);
        int reach = Math.max(1, name.length() / 3);
        return known.stream()
                .filter(candidate -> closeness(wanted, candidate) <= reach)
                .sorted(
                        Comparator.<String>comparingInt(c -> closeness(wanted, c))
                                .thenComparing(Comparator.naturalOrder()))
                .limit(SUGGESTIONS)
                .collect(Collectors.toList());
    }

    /** Zero for a prefix or another case of the same name, one for a part, else the distance. */
    private static int closeness(String wanted, String candidate) {
        String lower = candidate.toLowerCase(Locale.ROOT);
        if (wanted.length() >= 2 && lower.startsWith(wanted)) {
            return 0;
        }
        boolean part = wanted.length() >= 3 && lower.contains(wanted);
        return part ? 1 : editDistance(wanted, lower);
    }

    /** Letters inserted, left out, replaced, or swapped with their neighbour. */
    private static int editDistance(String a, String b) {
        int[] twoBack = new int[b.length() + 1];
        int[] oneBack = IntStream.rangeClosed(0, b.length()).toArray();
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = oneBack[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(oneBack[j], row[j - 1]));
                if (areSwapped(a, i, b, j)) {
                    row[j] = Math.min(row[j], twoBack[j - 2] + 1);
                }
            }
            twoBack = oneBack;
            oneBack = row;
        }
        return oneBack[b.length()];
    }

    private static boolean areSwapped(String a, int i, String b, int j) {
        return i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
