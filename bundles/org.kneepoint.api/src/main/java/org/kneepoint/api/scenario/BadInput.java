// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Input that cannot be used, told in one line: what was wrong, the value, and the allowed range or
 * the nearest known names. The fault is the caller's, never the product's.
 */
public final class BadInput extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private static final int LISTED = 30;
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
        String some = known.stream().sorted().limit(LISTED).collect(Collectors.joining(", "));
        String more = known.size() > LISTED ? ", ..." : "";
        return unknown(
                kind,
                name,
                known,
                known.isEmpty() ? "none is installed" : "known are " + some + more);
    }

    /**
     * A name that is not known, as {@link #unknown(String, String, Collection)}.
     *
     * @param otherwise told instead of the names where none is near
     * @return the complaint
     */
    public static BadInput unknown(
            String kind, String name, Collection<String> known, String otherwise) {
        List<String> near = NearestNames.of(name, known);
        String told = near.isEmpty() ? otherwise : "did you mean " + String.join(", ", near) + "?";
        return new BadInput("unknown " + kind + " '" + name + "': " + told);
    }
}
