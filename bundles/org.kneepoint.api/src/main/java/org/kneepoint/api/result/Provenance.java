// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * How a result was made, as names and texts: the bundle and its version, the command, the JDK, the
 * time. Immutable. Safe for use by several threads.
 */
public final class Provenance {
    /** Nothing is known, as for a curve read from a bare table. */
    public static final Provenance UNKNOWN = of(Map::of);

    private Supplier<Map<String, String>> source;
    private Map<String, String> entries;

    private Provenance(Supplier<Map<String, String>> source) {
        this.source = source;
    }

    /**
     * Returns the provenance that a source tells. It is asked when the entries are read first, so
     * that nothing is looked up, such as the hash of a bundle, that nobody reads.
     *
     * @param source gives the same entries whenever it is asked
     */
    public static Provenance of(Supplier<Map<String, String>> source) {
        return new Provenance(source);
    }

    /** A copy with one more entry. */
    public Provenance with(String name, String text) {
        return of(
                () -> {
                    Map<String, String> more = new LinkedHashMap<>(entries());
                    more.put(name, text);
                    return more;
                });
    }

    /** Returns all entries in the order in which they were added. */
    public synchronized Map<String, String> entries() {
        if (entries == null) {
            entries = Collections.unmodifiableMap(source.get());
            source = null;
        }
        return entries;
    }
}
