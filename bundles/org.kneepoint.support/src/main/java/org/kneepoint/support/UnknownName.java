// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.Collection;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;

/** Error for an unknown name, with the nearest known names. */
public final class UnknownName {
    private UnknownName() {}

    /**
     * Returns the complaint, with the known names where none is near.
     *
     * @param kind what was named, such as "solver"
     * @param name the name given
     * @param known all names that would have been right
     */
    public static BadInput of(String kind, String name, Collection<String> known) {
        List<String> near = NearestNames.of(name, known);
        return near.isEmpty()
                ? BadInput.unknown(kind, name, known)
                : BadInput.unknown(kind, name, known, question(near));
    }

    /**
     * Returns the complaint, as {@link #of(String, String, Collection)}.
     *
     * @param otherwise told instead of the names where none is near
     */
    public static BadInput of(
            String kind, String name, Collection<String> known, String otherwise) {
        List<String> near = NearestNames.of(name, known);
        return BadInput.unknown(kind, name, known, near.isEmpty() ? otherwise : question(near));
    }

    private static String question(List<String> near) {
        return "did you mean " + String.join(", ", near) + "?";
    }
}
