// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.support.FormerNames;

/**
 * A point without the values of its figures, common to most windows of a ramp.
 *
 * @param settings of the point
 * @param quantities in their order
 * @param status of the point
 * @param reason for the status, of which the journal keeps code and text
 * @param validity of the point
 */
record PointTemplate(
        Map<String, String> settings,
        List<Quantity> quantities,
        Status status,
        Explanation reason,
        Validity validity) {
    private static final String SETTINGS = "settings";

    /** Key of the settings in older journals, whose names may be former ones. */
    private static final String FORMER_SETTINGS = "words";

    /** Returns the template of a point. */
    static PointTemplate of(Point point) {
        return new PointTemplate(
                point.settings(),
                List.copyOf(point.figures().keySet()),
                point.status(),
                point.reason(),
                point.validity());
    }

    /** Returns a JSON object. */
    Map<String, Object> entry() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(SETTINGS, settings);
        entry.put("figures", quantities.stream().map(QuantityEntry::of).toList());
        entry.put("status", status.label());
        entry.put("reason", reason.text());
        if (!reason.code().isEmpty()) {
            entry.put("code", reason.code());
        }
        entry.put("validity", validity.label());
        return entry;
    }

    /**
     * Reads a JSON object.
     *
     * @throws RuntimeException if it is malformed
     */
    static PointTemplate of(Map<?, ?> entry) {
        List<Quantity> figures = new ArrayList<>();
        ((List<?>) entry.get("figures")).forEach(figure -> figures.add(QuantityEntry.read(figure)));
        return new PointTemplate(
                entry.containsKey(SETTINGS)
                        ? JsonTexts.of(entry.get(SETTINGS))
                        : FormerNames.settings(
                                JsonTexts.of(entry.get(FORMER_SETTINGS)), name -> false),
                figures,
                Status.ofLabel((String) entry.get("status")),
                Explanation.ofText(code(entry), (String) entry.get("reason")),
                Validity.ofLabel((String) entry.get("validity")));
    }

    /** Older journals have none. */
    private static String code(Map<?, ?> entry) {
        return entry.get("code") instanceof String code ? code : "";
    }

    /** Returns a point without figures. */
    Point empty() {
        return Point.of(settings).status(status, reason).validity(validity).build();
    }

    /**
     * Returns a point with figures.
     *
     * @param empty the point without figures
     * @param values numbers in the order of the figures
     * @throws RuntimeException if they are malformed
     */
    Point point(Point empty, List<?> values) {
        Point.Builder point = empty.toBuilder();
        Iterator<?> value = values.iterator();
        for (Quantity figure : quantities) {
            point.with(figure, ((Number) value.next()).doubleValue());
        }
        return point.build();
    }
}
