// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.run.JsonTexts;

/**
 * What members must agree on before they work for a session, and what they receive.
 *
 * @param submitter identifier of the submitting workbench
 * @param identity of its {@link Installation}
 * @param files hashes of the files of its deploy folder by their names
 * @param plan of the runs
 */
record SessionTerms(
        String submitter,
        Map<String, String> identity,
        Map<String, String> files,
        PortablePlan plan) {
    private static final String SUBMITTER = "submitter";
    private static final String IDENTITY = "identity";
    private static final String FILES = "files";

    /** Returns whether files are sent to the members. */
    boolean hasFiles() {
        return !files.isEmpty();
    }

    /** Returns them as a text. */
    String text() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(SUBMITTER, submitter);
        entry.put(IDENTITY, identity);
        entry.put(FILES, files);
        entry.putAll(plan.entry());
        try {
            return JSON.std.asString(entry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a {@linkplain #text text}. */
    static SessionTerms parse(String text) {
        try {
            Map<String, Object> entry = JSON.std.mapFrom(text);
            return new SessionTerms(
                    (String) entry.get(SUBMITTER),
                    JsonTexts.of(entry.get(IDENTITY)),
                    JsonTexts.of(entry.get(FILES)),
                    PortablePlan.of(entry));
        } catch (IOException e) {
            throw new UncheckedIOException("a session without terms: " + text, e);
        }
    }
}
