// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.Locale;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;

/** Who may read a result besides its owner and the administrators. */
public enum Sharing {
    /** Nobody. */
    NOBODY,
    /** Every account that has its link; a search does not find it. */
    LINK,
    /** The group that the owner belonged to when the result was shared. */
    GROUP,
    /** Every account. */
    ALL;

    /** Returns the name as typed: in lower case. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the sharing of a label.
     *
     * @throws BadInput if there is none
     */
    public static Sharing of(String label) {
        return Stream.of(values())
                .filter(sharing -> sharing.label().equals(label))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.notAllowed(
                                        "with",
                                        label,
                                        Stream.of(values()).map(Sharing::label).toList()));
    }
}
