// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.support.ResourceText;

/** A table of names and their counterparts, from a resource. */
final class NamedCounterparts {
    private final Map<String, String> counterparts = new LinkedHashMap<>();

    /** Reads a table; all cells of a row but the last are the name. */
    NamedCounterparts(String resource) {
        ResourceText.of(NamedCounterparts.class, resource)
                .lines()
                .skip(1)
                .forEach(
                        row -> {
                            int last = row.lastIndexOf(',');
                            counterparts.put(row.substring(0, last), row.substring(last + 1));
                        });
    }

    /** Returns the counterpart of a name. */
    Optional<String> of(String... cells) {
        return Optional.ofNullable(counterparts.get(String.join(",", cells)));
    }
}
