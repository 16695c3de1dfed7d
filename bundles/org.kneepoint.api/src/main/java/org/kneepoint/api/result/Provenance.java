// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How a result was made, as names and texts: the bundle and its version, the command, the JDK, the
 * time. Immutable.
 */
public final class Provenance {
    /** Nothing is known, as for a curve read from a bare table. */
    public static final Provenance UNKNOWN = new Provenance(Map.of());

    private final Map<String, String> entries;

    private Provenance(Map<String, String> entries) {
        this.entries = entries;
    }

    /** A copy with one more entry. */
    public Provenance with(String name, String text) {
        Map<String, String> more = new LinkedHashMap<>(entries);
        more.put(name, text);
        return new Provenance(Collections.unmodifiableMap(more));
    }

    /** Returns all entries in the order in which they were added. */
    public Map<String, String> entries() {
        return entries;
    }
}
