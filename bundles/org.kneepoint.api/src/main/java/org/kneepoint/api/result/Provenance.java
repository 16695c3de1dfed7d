// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * How a result was made, as names and texts: bundles and versions, command, JDK, time. Immutable.
 * Safe for use by several threads.
 */
public final class Provenance {
    /** No provenance, as for a curve read from a bare table. */
    public static final Provenance UNKNOWN = of(Map::of);

    private Supplier<Map<String, String>> source;
    private Map<String, String> entries;

    private Provenance(Supplier<Map<String, String>> source) {
        this.source = source;
    }

    /**
     * Returns a provenance whose entries are computed when first read, which saves the hashes of
     * bundles where they are not needed.
     *
     * @param source returns the entries; called once
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
