// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;

/**
 * A run that is done, as an entry of the journal. All of its point comes back to the bit.
 *
 * @param number of the run in its schedule, from 0
 * @param session in which it was done, from 1
 * @param time when it was done
 * @param point what it gave
 */
record RunRecord(int number, int session, Instant time, Point point) {
    static final String KIND = "run";

    /** Returns the entry. */
    Map<String, Object> entry() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(KIND, number);
        entry.put("session", session);
        entry.put("time", time.toString());
        entry.put("words", point.words());
        Map<String, Object> figures = new LinkedHashMap<>();
        Map<String, Object> units = new LinkedHashMap<>();
        point.figures()
                .forEach(
                        (quantity, value) -> {
                            figures.put(quantity.name(), value);
                            if (Quantities.find(quantity.name()).isEmpty()) {
                                units.put(
                                        quantity.name(),
                                        List.of(quantity.unit(), quantity.meaning()));
                            }
                        });
        entry.put("figures", figures);
        if (!units.isEmpty()) {
            entry.put("units", units);
        }
        entry.put("status", point.status().word());
        entry.put("reason", point.reason());
        entry.put("validity", point.validity().word());
        return entry;
    }

    /**
     * Reads an entry.
     *
     * @throws RuntimeException if it is none of these
     */
    static RunRecord of(Map<String, Object> entry) {
        Map<String, String> words = new LinkedHashMap<>();
        object(entry, "words").forEach((word, text) -> words.put("" + word, "" + text));
        Point.Builder point =
                Point.of(words)
                        .status(Status.ofWord(text(entry, "status")), text(entry, "reason"))
                        .validity(Validity.ofWord(text(entry, "validity")));
        object(entry, "figures")
                .forEach(
                        (name, value) ->
                                point.with(
                                        quantity("" + name, entry),
                                        ((Number) value).doubleValue()));
        return new RunRecord(
                ((Number) entry.get(KIND)).intValue(),
                ((Number) entry.get("session")).intValue(),
                Instant.parse(text(entry, "time")),
                point.build());
    }

    private static Quantity quantity(String name, Map<String, Object> entry) {
        return Quantities.find(name)
                .orElseGet(
                        () -> {
                            List<?> unit = (List<?>) object(entry, "units").get(name);
                            return Quantity.of(name, "" + unit.get(0), "" + unit.get(1));
                        });
    }

    private static Map<?, ?> object(Map<String, Object> entry, String name) {
        return (Map<?, ?>) entry.get(name);
    }

    private static String text(Map<String, Object> entry, String name) {
        return (String) entry.get(name);
    }
}
