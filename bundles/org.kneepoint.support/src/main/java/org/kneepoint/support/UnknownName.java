// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.Collection;
import org.kneepoint.api.scenario.BadInput;

/** Error for an unknown name, with the nearest known names. */
public final class UnknownName {
    private UnknownName() {}

    /**
     * Returns the error with the nearest names, or all known names if none is near.
     *
     * @param kind what was named, such as "solver"
     * @param name the name given
     * @param known all known names
     */
    public static BadInput of(String kind, String name, Collection<String> known) {
        return BadInput.unknown(kind, name, known).nearest(NearestNames.of(name, known).toArray());
    }

    /**
     * Returns the error, as {@link #of(String, String, Collection)}.
     *
     * @param otherwise shown instead of all known names
     */
    public static BadInput of(
            String kind, String name, Collection<String> known, String otherwise) {
        return BadInput.unknown(kind, name, known, otherwise)
                .nearest(NearestNames.of(name, known).toArray());
    }
}
