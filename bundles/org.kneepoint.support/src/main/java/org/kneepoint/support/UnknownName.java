// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.Collection;
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
        return BadInput.unknown(kind, name, known).nearest(NearestNames.of(name, known).toArray());
    }

    /**
     * Returns the complaint, as {@link #of(String, String, Collection)}.
     *
     * @param otherwise told instead of the names where none is near
     */
    public static BadInput of(
            String kind, String name, Collection<String> known, String otherwise) {
        return BadInput.unknown(kind, name, known, otherwise)
                .nearest(NearestNames.of(name, known).toArray());
    }
}
