// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.kneepoint.study.run.JsonTexts;

/**
 * A session of a process on a study as an entry of the journal.
 *
 * @param number from 1
 * @param time when it began
 * @param plan hash of the plan
 * @param machine workbench, Java, operating system, as names and texts
 * @param bundles version and hash of each bundle on which the results depend, by name
 */
record SessionRecord(
        int number,
        Instant time,
        String plan,
        Map<String, String> machine,
        Map<String, String> bundles) {
    static final String KIND = "session";

    /** Digits of a displayed hash. */
    private static final int SHORT = 8;

    SessionRecord {
        machine = Collections.unmodifiableMap(new LinkedHashMap<>(machine));
        bundles = Collections.unmodifiableMap(new TreeMap<>(bundles));
    }

    /** Returns the entry. */
    Map<String, Object> entry() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(KIND, number);
        entry.put("time", time.toString());
        entry.put("plan", plan);
        entry.put("machine", machine);
        entry.put("bundles", bundles);
        return entry;
    }

    /**
     * Reads an entry.
     *
     * @throws RuntimeException if it is malformed
     */
    static SessionRecord of(Map<String, Object> entry) {
        return new SessionRecord(
                ((Number) entry.get(KIND)).intValue(),
                Instant.parse((String) entry.get("time")),
                (String) entry.get("plan"),
                JsonTexts.of(entry.get("machine")),
                JsonTexts.of(entry.get("bundles")));
    }

    /** Returns the same session with another number. */
    SessionRecord numbered(int other) {
        return new SessionRecord(other, time, plan, machine, bundles);
    }

    /** Returns the differences of the bundles of a later session in one line; empty for none. */
    String changes(Map<String, String> now) {
        StringJoiner changes = new StringJoiner(", ");
        bundles.forEach(
                (name, before) -> {
                    if (!before.equals(now.get(name))) {
                        changes.add(
                                name
                                        + " was "
                                        + brief(before)
                                        + " and is "
                                        + (now.containsKey(name)
                                                ? brief(now.get(name))
                                                : "missing"));
                    }
                });
        now.forEach(
                (name, version) -> {
                    if (!bundles.containsKey(name)) {
                        changes.add(name + " is new");
                    }
                });
        return changes.toString();
    }

    /** The version and the first digits of the hash. */
    private static String brief(String bundle) {
        int end = bundle.lastIndexOf(':') + 1 + SHORT;
        return bundle.substring(0, Math.min(bundle.length(), end));
    }
}
